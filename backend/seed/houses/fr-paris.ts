import { hall, offers } from '../house-types.ts';
import type { FrenchEnglish, HouseData } from '../house-types.ts';

/** The two houses in Paris. */
export const parisHouses: readonly HouseData<FrenchEnglish>[] = [
  {
    key: 'paris-ourcq',
    site: 'fr',
    name: 'Velours Ourcq',
    vistaRef: '0101',
    cityKey: 'paris',
    slug: { fr: 'velours-ourcq', en: 'velours-ourcq' },
    theatres: [
      {
        name: 'Velours Ourcq – Rive gauche du bassin',
        line1: '214 quai de la Loire',
        line2: 'Métro Laumière',
        zip: '75019',
        city: 'Paris',
        position: { x: 48.8871, y: 2.3812 },
      },
      {
        name: 'Velours Ourcq – Rive droite du bassin',
        line1: '231 quai de la Seine',
        line2: null,
        zip: '75019',
        city: 'Paris',
        position: { x: 48.8882, y: 2.3795 },
      },
    ],
    halls: [
      hall('IMAX', 412, 'imax', 'atmos', '3d'),
      hall('2', 268, 'dolby', 'atmos', '3d'),
      hall('3 4DX', 144, '4dx', '3d'),
      hall('4', 212, 'atmos', '3d'),
      hall('5', 176, 'relaxseats'),
      hall('6', 158),
      hall('7', 132, '3d'),
      hall('8', 96, 'duo'),
      hall('9', 84),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 9 * 60 + 30,
    services: [
      offers('opening-hours', 20),
      offers('bar'),
      offers('wheelchair', 26),
      offers('hearing', 6),
      offers('bicycles', 120),
      offers('terrace', 60),
    ],
    description: {
      fr: '<p>Deux maisons se font face de part et d’autre du bassin, et une passerelle mène de l’une à l’autre. Rive gauche, le grand écran IMAX et les salles pour les films qui font du bruit. Rive droite, quatre salles calmes où les versions originales prennent leur temps. Entre deux séances, on traverse l’eau avec un café à la main. Le dernier film du samedi finit après minuit, quand les péniches sont déjà éteintes.</p>',
      en: '<p>The canal runs right through this cinema. On the left bank stands the IMAX screen with the loud rooms around it; across the footbridge, four smaller ones keep to original versions and slower films. People from La Villette know it by the red lamps that line both quays after dark. Come by boat if you like, the landing stage is thirty steps from the box office. On Saturdays the bar stays open until the midnight showing is over.</p>',
    },
    access: {
      fr: '<p>Métro 5, station Laumière, sortie avenue Jean-Jaurès, puis quatre minutes à pied vers l’eau. Les bus 60 et 71 s’arrêtent au coin du quai.</p>',
      en: '<p>Take metro line 5 to Laumière and walk four minutes down to the water. Buses 60 and 71 stop at the corner of the quay.</p>',
    },
    seo: {
      fr: 'Films et horaires au Velours Ourcq : neuf salles des deux côtés du bassin de la Villette, dont une IMAX et une 4DX.',
      en: 'Films and times at Velours Ourcq, nine screens on both banks of the Villette basin in Paris, with IMAX and 4DX.',
    },
    sessionsNearby: null,
    priceFactor: 1.12,
  },
  {
    key: 'paris-glaciere',
    site: 'fr',
    name: 'Velours Glacière',
    vistaRef: '0102',
    cityKey: 'paris',
    slug: { fr: 'velours-glaciere', en: 'velours-glaciere' },
    theatres: [
      {
        name: 'Velours Glacière',
        line1: '187 rue de la Glacière',
        line2: '',
        zip: '75013',
        city: 'Paris',
        position: { x: 48.8277, y: 2.3439 },
      },
    ],
    halls: [hall('1', 186, 'atmos'), hall('2', 121), hall('3', 74, 'relaxseats'), hall('4', 58)],
    audience: 'fr',
    open: true,
    weekOffset: 0,
    firstShowing: 10 * 60 + 30,
    services: [
      offers('opening-hours', 30),
      offers('bar'),
      offers('wheelchair', 6),
      offers('hearing', 2),
      offers('bicycles', 24),
      offers('family', 3),
    ],
    description: {
      fr: '<p>On y vendait autrefois de la glace taillée dans les étangs de la Bièvre ; la grande salle en a gardé la voûte et la fraîcheur. Quatre écrans suffisent ici à faire de la place aux premiers films, aux documentaires et aux reprises en copie restaurée. Le mercredi matin, les enfants ont leur séance et un goûter au balcon. Le caissier a souvent vu le film la veille et ne demande qu’à en parler.</p>',
      en: '<p>A neighbourhood cinema in the best sense, in a vaulted hall where blocks of ice once waited for the summer. Its four screens give room to first films, documentaries and restored prints that would get lost elsewhere. The regulars sit on the left, nobody remembers why. Wednesday mornings belong to children, and on the first Monday of the month a director comes to stay for the questions. The smallest room has fifty-eight seats and the best sound.</p>',
    },
    access: {
      fr: '<p>À cinq minutes de la station Glacière, ligne 6. Une station Vélib’ se trouve devant la porte.</p>',
      en: '<p>Five minutes on foot from Glacière station on metro line 6, with shared bicycles right outside the door.</p>',
    },
    seo: {
      fr: 'Velours Glacière, quatre salles de quartier dans le 13e : premiers films, reprises et séances pour les enfants.',
      en: 'Velours Glacière: four neighbourhood screens in the 13th arrondissement for first films, revivals and family mornings.',
    },
    sessionsNearby: {
      key: 'paris-ourcq',
      words: {
        fr: 'Envie du très grand écran ? Les séances IMAX sont au Velours Ourcq',
        en: 'Looking for the very big screen? IMAX showings are at Velours Ourcq',
      },
    },
    priceFactor: 1.05,
  },
];
