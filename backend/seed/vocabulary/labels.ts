import type { Text } from '../data-types.ts';

/** A flag on a film: its words and its colour digit (R107). */
export interface FlagWords {
  readonly text: Text;
  readonly colour: '1' | '2' | '3' | '4' | '5';
}

/** Flags of films and of their days. Colour 5 is the heart label (D33). */
export const flags: Readonly<
  Record<'new' | 'preview' | 'presale' | 'lastChance' | 'event' | 'heart', FlagWords>
> = {
  new: { text: { fr: 'Nouveau', en: 'New', de: 'Neu', nl: 'Nieuw' }, colour: '1' },
  preview: {
    text: { fr: 'Avant-première', en: 'Preview', de: 'Vorpremiere', nl: 'Voorpremière' },
    colour: '2',
  },
  presale: {
    text: { fr: 'Préventes', en: 'On sale early', de: 'Vorverkauf', nl: 'Voorverkoop' },
    colour: '2',
  },
  lastChance: {
    text: { fr: 'Dernières séances', en: 'Last chance', de: 'Letzte Chance', nl: 'Laatste kans' },
    colour: '3',
  },
  event: { text: { fr: 'Événement', en: 'Event', de: 'Event', nl: 'Evenement' }, colour: '4' },
  heart: {
    text: { fr: 'Coup de cœur', en: 'Our favourite', de: 'Unser Liebling', nl: 'Onze favoriet' },
    colour: '5',
  },
};

/** What the page of a special showing says (R083). */
export const specialShowings: Readonly<
  Record<'team' | 'marathon', { readonly title: Text; readonly details: Text; readonly description: Text }>
> = {
  team: {
    title: {
      fr: 'Séance avec l’équipe du film',
      en: 'Showing with the film team',
      de: 'Vorstellung mit dem Filmteam',
      nl: 'Voorstelling met de makers',
    },
    details: {
      fr: 'L’équipe est dans la salle',
      en: 'The team is in the room',
      de: 'Das Team ist im Saal',
      nl: 'De makers zijn in de zaal',
    },
    description: {
      fr: 'Présentation avant le film, questions du public après. Comptez une demi-heure de plus.',
      en: 'An introduction before the film and questions from the audience after it. Allow half an hour more.',
      de: 'Einführung vor dem Film, Fragen aus dem Publikum danach. Rechnen Sie mit einer halben Stunde mehr.',
      nl: 'Een inleiding vooraf en vragen uit de zaal na afloop. Reken op een half uur extra.',
    },
  },
  marathon: {
    title: {
      fr: 'Nuit marathon',
      en: 'Marathon night',
      de: 'Marathonnacht',
      nl: 'Marathonnacht',
    },
    details: {
      fr: 'Jusqu’au petit matin',
      en: 'Until the small hours',
      de: 'Bis in den frühen Morgen',
      nl: 'Tot in de kleine uurtjes',
    },
    description: {
      fr: 'Deux pauses, du café à volonté et des couvertures pour ceux du dernier rang.',
      en: 'Two breaks, as much coffee as you like and blankets for the back row.',
      de: 'Zwei Pausen, Kaffee nach Belieben und Decken für die hinterste Reihe.',
      nl: 'Twee pauzes, koffie zoveel je wilt en dekens voor de achterste rij.',
    },
  },
};

/** Small words of cards and pushes. */
export const words: Readonly<
  Record<
    'book' | 'seeFilm' | 'presaleGoal' | 'newGoal' | 'thisWeek' | 'soon' | 'topOf' | 'trailer' | 'allCinemas',
    Text
  >
> = {
  book: { fr: 'Réserver', en: 'Book', de: 'Buchen', nl: 'Boeken' },
  seeFilm: {
    fr: 'Voir les séances',
    en: 'See the showings',
    de: 'Zu den Vorstellungen',
    nl: 'Bekijk de tijden',
  },
  presaleGoal: {
    fr: 'Les places sont en vente',
    en: 'Seats are on sale',
    de: 'Plätze sind im Verkauf',
    nl: 'De kaarten zijn te koop',
  },
  newGoal: {
    fr: 'À l’affiche cette semaine',
    en: 'On this week',
    de: 'Diese Woche im Kino',
    nl: 'Deze week te zien',
  },
  thisWeek: { fr: 'Cette semaine', en: 'This week', de: 'Diese Woche', nl: 'Deze week' },
  soon: { fr: 'Bientôt', en: 'Soon', de: 'Demnächst', nl: 'Binnenkort' },
  topOf: {
    fr: 'Le plus vu à {city}',
    en: 'Most seen in {city}',
    de: 'Meistgesehen in {city}',
    nl: 'Meest gezien in {city}',
  },
  trailer: { fr: 'Bande-annonce', en: 'Trailer', de: 'Trailer', nl: 'Trailer' },
  allCinemas: { fr: 'Trouver un cinéma', en: 'Find a cinema', de: 'Kino finden', nl: 'Vind een bioscoop' },
};
