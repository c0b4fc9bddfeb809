import { hall, offers } from '../house-types.ts';
import type { FrenchEnglish, HouseData } from '../house-types.ts';

/** The houses in Nice and Strasbourg. */
export const easternHouses: readonly HouseData<FrenchEnglish>[] = [
  {
    key: 'nice-riquier',
    site: 'fr',
    name: 'Velours Riquier',
    vistaRef: '0106',
    cityKey: 'nice',
    slug: { fr: 'velours-riquier', en: 'velours-riquier' },
    theatres: [
      {
        name: 'Velours Riquier',
        line1: '122 boulevard de Riquier',
        line2: null,
        zip: '06300',
        city: 'Nice',
        position: { x: 43.7062, y: 7.2886 },
      },
    ],
    halls: [hall('1', 204, 'atmos', '3d'), hall('2', 136, '3d'), hall('3', 92, 'relaxseats')],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 45,
    services: [
      offers('opening-hours', 20),
      offers('parking', 90),
      offers('bar'),
      offers('terrace', 40),
      offers('wheelchair', 7),
      offers('climate', 22),
    ],
    description: {
      fr: '<p>Trois salles sous les palmiers d’une cour que rien n’annonce depuis le boulevard. On y entre par un porche, on ressort une heure trente plus tard avec l’odeur du jasmin et l’impression d’être parti loin. Les films italiens passent souvent en version originale, parce que la frontière est à trente minutes et que la moitié de la file parle les deux langues. La citronnade du bar est faite avec les citrons de la cour.</p>',
      en: '<p>Nothing on the boulevard tells you about the courtyard, the palms or the three screens behind them. Regulars like it that way. Italian films run with their own voices here, since the border is half an hour off and most of the queue understands both. The lemonade comes from the trees you walk past. After the late showing the projectionist leaves the courtyard lights on for anyone who wants to argue about the ending.</p>',
    },
    access: {
      fr: '<p>Gare de Nice-Riquier à quatre minutes, tramway ligne 2 au port. Le parking se prend par la rue du côté du marché.</p>',
      en: '<p>Nice-Riquier railway station is four minutes away and tram line 2 stops at the harbour. Drivers enter from the market side.</p>',
    },
    seo: {
      fr: 'Velours Riquier à Nice : trois salles autour d’une cour plantée, films en version française et originale.',
      en: 'Velours Riquier in Nice: three screens around a planted courtyard, French and original versions.',
    },
    sessionsNearby: null,
    priceFactor: 1,
  },
  {
    key: 'strasbourg-krutenau',
    site: 'fr',
    name: 'Velours Krutenau',
    vistaRef: '0107',
    cityKey: 'strasbourg',
    slug: { fr: 'velours-krutenau', en: 'velours-krutenau' },
    theatres: [
      {
        name: 'Velours Krutenau',
        line1: '76 rue de Zurich',
        line2: '',
        zip: '67000',
        city: 'Strasbourg',
        position: { x: 48.5799, y: 7.7589 },
      },
    ],
    halls: [hall('1', 172, 'atmos'), hall('2', 118, '3d'), hall('3', 80), hall('4', 46, 'duo')],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 30,
    services: [
      offers('opening-hours', 20),
      offers('bicycles', 150),
      offers('bar'),
      offers('wheelchair', 8),
      offers('groups', 7),
    ],
    description: {
      fr: '<p>Dans la rue qui porte le nom d’une ville d’ailleurs, une maison à colombages cache quatre salles en gradins. L’allemand et le français s’y mélangent au comptoir comme dans les copies : les films d’outre-Rhin gardent leur voix, avec des sous-titres. En décembre, on sert le vin chaud dans des gobelets que l’on rapporte. La salle 4 ne compte que quarante-six fauteuils et se loue à la soirée pour les anniversaires.</p>',
      en: '<p>Half-timbered outside, stepped and modern within, this house has stood at the edge of the Krutenau since the river was a street. German films keep their voices and get French subtitles; the audience laughs in two waves. Cyclists are looked after with a hundred and fifty stands and a pump. You may hire the smallest room for an evening, cake included, and in December there is mulled wine for those who bring the cup back.</p>',
    },
    access: {
      fr: '<p>Tramway C, E ou F jusqu’à Gallia, puis six minutes par les quais. Bus 10 à l’arrêt Krutenau.</p>',
      en: '<p>Trams C, E and F stop at Gallia; from there it is six minutes along the river. Bus 10 calls at Krutenau.</p>',
    },
    seo: {
      fr: 'Velours Krutenau à Strasbourg : quatre salles dans une maison à colombages, versions françaises et allemandes.',
      en: 'Velours Krutenau in Strasbourg: four screens in a half-timbered house, French and German versions.',
    },
    sessionsNearby: null,
    priceFactor: 0.95,
  },
];
