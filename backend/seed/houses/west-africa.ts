import { hall, offers } from '../house-types.ts';
import type { FrenchEnglish, HouseData } from '../house-types.ts';

/** The houses of the sn and ci sites. */
export const westAfricanHouses: readonly HouseData<FrenchEnglish>[] = [
  {
    key: 'dakar-almadies',
    site: 'sn',
    name: 'Velours Almadies',
    vistaRef: '0601',
    cityKey: 'dakar',
    slug: { fr: 'velours-almadies', en: 'velours-almadies' },
    theatres: [
      {
        name: 'Velours Almadies',
        line1: '82 route des Almadies',
        line2: 'Ngor',
        zip: '12500',
        city: 'Dakar',
        position: { x: 14.7436, y: -17.5132 },
      },
    ],
    halls: [
      hall('IMAX', 328, 'imax', 'atmos', '3d'),
      hall('2', 220, 'dolby', 'atmos', '3d'),
      hall('3', 176, '3d'),
      hall('4', 150, '3d'),
      hall('5', 128, 'relaxseats'),
      hall('6', 104),
      hall('7', 90),
      hall('8', 60, 'duo'),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60,
    services: [
      offers('opening-hours', 30),
      offers('parking', 260),
      offers('bar'),
      offers('terrace', 120),
      offers('wheelchair', 16),
      offers('climate', 22),
    ],
    description: {
      fr: '<p>À la pointe la plus à l’ouest du continent, le soleil se couche derrière l’écran, puis la salle s’éteint. Huit salles, toutes neuves, et un programme où les films de Dakar, de Lagos et d’ailleurs se partagent l’affiche. Les séances en wolof sont signalées à côté de l’heure. Avant le film, la terrasse sert du bissap et du thiof grillé face à l’océan. Le groupe électrogène est insonorisé : la lumière ne s’arrête jamais au milieu d’une histoire.</p>',
      en: '<p>Nothing lies west of this cinema but water, so the sun goes down behind it and the show begins. Eight new rooms bring films from Dakar and Lagos together with the week’s world releases. Look for the mark next to the time if you want a showing in Wolof. The terrace grills fish and pours hibiscus juice until eleven. A silent generator stands by, because no story should stop before its end.</p>',
    },
    access: {
      fr: '<p>Sur la route des Almadies, cent mètres après le rond-point de Ngor. Les bus de la ligne 8 s’arrêtent devant l’entrée.</p>',
      en: '<p>On the Almadies road, a hundred metres past the Ngor roundabout. Line 8 buses stop in front of the entrance.</p>',
    },
    seo: {
      fr: 'Velours Almadies à Dakar : huit salles face à l’océan, IMAX, films africains et sorties mondiales.',
      en: 'Velours Almadies in Dakar: eight screens by the ocean, IMAX, African films and world releases.',
    },
    sessionsNearby: null,
    priceFactor: 1,
  },
  {
    key: 'abidjan-angre',
    site: 'ci',
    name: 'Velours Angré',
    vistaRef: '0701',
    cityKey: 'abidjan',
    slug: { fr: 'velours-angre', en: 'velours-angre' },
    theatres: [
      {
        name: 'Velours Angré',
        line1: 'Boulevard Latrille, îlot 214',
        line2: 'Angré, Cocody',
        zip: '06 BP 218',
        city: 'Abidjan',
        position: { x: 5.4018, y: -3.9892 },
      },
    ],
    halls: [
      hall('1', 260, 'dolby', 'atmos', '3d'),
      hall('2', 180, '3d'),
      hall('3', 124, 'relaxseats'),
      hall('4', 80, 'duo'),
      hall('5', 210, 'imax', '3d'),
      hall('6', 150, '3d'),
      hall('7', 96),
      hall('8', 72, 'relaxseats'),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60 + 30,
    services: [
      offers('opening-hours', 20),
      offers('parking', 200),
      offers('bar'),
      offers('wheelchair', 10),
      offers('family', 3),
      offers('climate', 21),
    ],
    description: {
      fr: '<p>À Angré, tout le monde connaît le grand manguier ; le cinéma a été construit autour. Huit salles bien fraîches, une cour où l’on attend sous les feuilles et de l’alloco à la sortie. Les comédies ivoiriennes remplissent le vendredi soir, et le public répond à l’écran, c’est permis. Le dimanche matin, les enfants choisissent leur film à main levée. La première salle est équipée en Dolby et le pop-corn se fait devant vous.</p>',
      en: '<p>The mango tree was there first, so the cinema was built around it. People wait in its shade, then walk into one of four cool rooms. On Friday nights the Ivorian comedies play to a crowd that talks back to the screen, which is allowed and half the fun. Children vote for the Sunday morning film by raising their hands. Fried plantain is sold at the gate, and popcorn is made before your eyes.</p>',
    },
    access: {
      fr: '<p>Sur le boulevard Latrille, entre le commissariat et la pharmacie des Perles. Les woro-woro jaunes vous déposent devant le portail.</p>',
      en: '<p>On Boulevard Latrille, between the police station and the Perles pharmacy. Yellow shared taxis drop you at the gate.</p>',
    },
    seo: {
      fr: 'Velours Angré à Abidjan : huit salles climatisées autour d’un manguier, comédies ivoiriennes et sorties de la semaine.',
      en: 'Velours Angré in Abidjan: eight cool screens around a mango tree, Ivorian comedies and new releases.',
    },
    sessionsNearby: null,
    priceFactor: 1,
  },
];
