import type { Text } from '../data-types.ts';

/** An alert of the demonstration (R072): for all houses, or for the site's first open one. */
export interface AlertWords {
  readonly title: Text;
  readonly message: Text;
  readonly allCinemas: boolean;
  readonly warning: boolean;
  /** Label of the link to the list of cinemas; none without. */
  readonly cta: Text | null;
}

/** One alert for everywhere, one for a single house, one with a link. */
export const alertWords: readonly AlertWords[] = [
  {
    title: { fr: 'Séances complètes', en: 'Full houses', de: 'Volle Säle', nl: 'Volle zalen' },
    message: {
      fr: 'Le week-end se remplit vite : les places réservées en ligne vous attendent jusqu’au début du film.',
      en: 'Weekends fill up early, and seats booked online are kept until the film begins.',
      de: 'Am Wochenende wird es rasch voll. Online gebuchte Plätze bleiben bis zum Filmstart frei.',
      nl: 'Het weekend loopt snel vol; online geboekte stoelen blijven vrij tot de film begint.',
    },
    allCinemas: true,
    warning: false,
    cta: null,
  },
  {
    title: {
      fr: 'Ascenseur en révision',
      en: 'Lift being serviced',
      de: 'Lift in Revision',
      nl: 'Lift in onderhoud',
    },
    message: {
      fr: 'L’ascenseur principal s’arrête jusqu’à vendredi. L’accueil ouvre l’entrée de plain-pied sur demande.',
      en: 'The main lift is out of use until Friday. Staff will open the level entrance for you.',
      de: 'Der Hauptlift steht bis Freitag still. Das Personal öffnet Ihnen den ebenen Eingang.',
      nl: 'De grote lift staat stil tot vrijdag. Vraag bij de kassa naar de gelijkvloerse ingang.',
    },
    allCinemas: false,
    warning: true,
    cta: null,
  },
  {
    title: { fr: 'Objets trouvés', en: 'Lost and found', de: 'Fundsachen', nl: 'Gevonden voorwerpen' },
    message: {
      fr: 'Un parapluie, un livre, une écharpe ? Chaque maison garde tout un mois.',
      en: 'An umbrella, a book, a scarf? Each house keeps everything for a month.',
      de: 'Schirm, Buch oder Schal vergessen? Jedes Haus bewahrt alles einen Monat auf.',
      nl: 'Paraplu, boek of sjaal kwijt? Elk huis bewaart alles een maand.',
    },
    allCinemas: false,
    warning: false,
    cta: { fr: 'Trouver ma maison', en: 'Find your house', de: 'Haus finden', nl: 'Zoek je bioscoop' },
  },
];
