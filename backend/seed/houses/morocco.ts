import { hall, offers } from '../house-types.ts';
import type { FrenchEnglish, HouseData } from '../house-types.ts';

/** The houses of the ma site. */
export const moroccanHouses: readonly HouseData<FrenchEnglish>[] = [
  {
    key: 'casablanca-gauthier',
    site: 'ma',
    name: 'Velours Gauthier',
    vistaRef: '0801',
    cityKey: 'casablanca',
    slug: { fr: 'velours-gauthier', en: 'velours-gauthier' },
    theatres: [
      {
        name: 'Velours Gauthier',
        line1: '176 rue Jean Jaurès',
        line2: 'Quartier Gauthier',
        zip: '20060',
        city: 'Casablanca',
        position: { x: 33.5893, y: -7.6309 },
      },
    ],
    halls: [
      hall('IMAX', 356, 'imax', 'atmos', '3d'),
      hall('2', 240, 'dolby', 'atmos', '3d'),
      hall('3 4DX', 144, '4dx', '3d'),
      hall('4', 190, '3d'),
      hall('5', 160),
      hall('6', 138, 'relaxseats'),
      hall('7', 110),
      hall('8', 78, 'duo'),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60,
    services: [
      offers('opening-hours', 25),
      offers('parking', 300),
      offers('bar'),
      offers('wheelchair', 18),
      offers('hearing', 4),
      offers('climate', 21),
    ],
    description: {
      fr: '<p>Une façade art déco restaurée à la feuille d’or, avec un nom en néon rouge que les chauffeurs de taxi prennent pour repère. Derrière, huit salles neuves et un hall en zellige où l’on se donne rendez-vous même sans aller au film. L’IMAX ouvre chaque soir à vingt et une heures sur la sortie de la semaine. Le cinéma marocain a son mercredi, avec les équipes quand elles sont en ville.</p>',
      en: '<p>Taxi drivers give directions by its red neon: left at Velours, straight on at Velours. The art deco front has been regilded, while the eight rooms behind it are new from floor to ceiling. People meet under the tiled dome in the foyer even when they have no ticket. Wednesday belongs to Moroccan cinema, with directors in the house whenever they can make it. The IMAX screen takes the week’s biggest film at nine.</p>',
    },
    access: {
      fr: '<p>Tramway T1, arrêt Place des Nations unies, puis douze minutes à pied. Voiturier le vendredi et le samedi soir.</p>',
      en: '<p>Take tram T1 to Place des Nations Unies and walk for twelve minutes. Valet parking on Friday and Saturday nights.</p>',
    },
    seo: {
      fr: 'Velours Gauthier à Casablanca : huit salles derrière une façade art déco, IMAX, 4DX et cinéma marocain.',
      en: 'Velours Gauthier in Casablanca: eight screens behind an art deco front, IMAX, 4DX and Moroccan films.',
    },
    sessionsNearby: null,
    priceFactor: 1.05,
  },
  {
    key: 'rabat-agdal',
    site: 'ma',
    name: 'Velours Agdal',
    vistaRef: '0802',
    cityKey: 'rabat',
    slug: { fr: 'velours-agdal', en: 'velours-agdal' },
    theatres: [
      {
        name: 'Velours Agdal',
        line1: '127 avenue Fal Ould Oumeir',
        line2: null,
        zip: '10080',
        city: 'Rabat',
        position: { x: 33.9982, y: -6.8489 },
      },
    ],
    halls: [hall('1', 216, 'atmos', '3d'), hall('2', 144, '3d'), hall('3', 100), hall('4', 62, 'relaxseats')],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 30,
    services: [
      offers('opening-hours', 20),
      offers('parking', 80),
      offers('bar'),
      offers('wheelchair', 8),
      offers('family', 3),
      offers('groups', 8),
    ],
    description: {
      fr: '<p>Le tramway dépose les spectateurs au pied de quatre salles calmes, installées au-dessus d’une librairie. On monte avec son livre, on redescend avec une idée de film. Les écoles viennent le matin, les ministères le soir et les étudiants quand ils veulent. La salle 4, tout en fauteuils inclinables, passe les films longs sans entracte. Au rayon cinéma de la librairie, le billet du jour fait baisser le prix de cinq pour cent.</p>',
      en: '<p>You reach this cinema by way of a bookshop, and few people get through it empty-handed. Four quiet rooms lie on the floor above. Schools fill them in the morning, civil servants after work, students at any hour. The longest films are put in room 4, where every seat reclines and nobody asks for an interval. Your ticket takes five per cent off anything on the film shelf downstairs.</p>',
    },
    access: {
      fr: '<p>Tramway L1, arrêt Avenue de France, à trois minutes. La gare de Rabat-Agdal est à un quart d’heure à pied.</p>',
      en: '<p>Avenue de France on tram line L1 is three minutes away; Rabat-Agdal station takes a quarter of an hour on foot.</p>',
    },
    seo: {
      fr: 'Velours Agdal à Rabat : quatre salles au-dessus d’une librairie, films et horaires à deux pas du tramway.',
      en: 'Velours Agdal in Rabat: four screens above a bookshop, a short walk from the tram.',
    },
    sessionsNearby: null,
    priceFactor: 0.95,
  },
];
