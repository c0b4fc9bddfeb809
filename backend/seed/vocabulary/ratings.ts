import type { RatingSystem, Site } from '#src/sites/site.ts';
import type { FilmData, Text } from '../data-types.ts';

/** An age rating as the wire gives it: the system's own reference and its texts. */
export interface RatingWords {
  readonly ref: string;
  readonly description: Text;
  readonly extendedDescription: Text | null;
}

type Age = FilmData['rating'];

const everyone: Text = { fr: 'Tout public', en: 'All audiences', de: 'Für alle', nl: 'Alle leeftijden' };

function fromAge(age: string): Text {
  return {
    fr: `Dès ${age} ans`,
    en: `Ages ${age} and over`,
    de: `Ab ${age} Jahren`,
    nl: `Vanaf ${age} jaar`,
  };
}

function notBelow(age: string): Text {
  return {
    fr: `Interdit aux moins de ${age} ans`,
    en: `Not admitted under ${age}`,
    de: `Nicht unter ${age} Jahren`,
    nl: `Verboden onder ${age} jaar`,
  };
}

function withAdult(age: string): Text {
  return {
    fr: `Les moins de ${age} ans entrent seulement avec un adulte.`,
    en: `Children under ${age} come in with an adult only.`,
    de: `Unter ${age} Jahren nur in Begleitung Erwachsener.`,
    nl: `Jonger dan ${age}? Dan alleen samen met een volwassene.`,
  };
}

function checkedAtDoor(age: string): Text {
  return {
    fr: `Une pièce d’identité peut être demandée à l’entrée ; aucun accès avant ${age} ans.`,
    en: `Nobody under ${age} is let in; please have proof of age with you.`,
    de: `Unter ${age} Jahren kein Einlass, bitte einen Ausweis mitbringen.`,
    nl: `Onder ${age} jaar geen toegang; neem een legitimatie mee.`,
  };
}

const allAges: RatingWords = { ref: 'TP', description: everyone, extendedDescription: null };

function csa(age: '12' | '16' | '18'): RatingWords {
  return { ref: `-${age}`, description: notBelow(age), extendedDescription: checkedAtDoor(age) };
}

function cinecheckAge(age: string): RatingWords {
  const strict = age === '16' || age === '18';
  return {
    ref: `-${age}ans`,
    description: fromAge(age),
    extendedDescription: strict ? checkedAtDoor(age) : withAdult(age),
  };
}

function recommended(age: string): RatingWords {
  return { ref: age, description: fromAge(age), extendedDescription: withAdult(age) };
}

/**
 * The ratings of each system by the age a film is meant for (R284). CSA knows fewer steps than Cinecheck: films
 * from 6 or 9 years are for everyone there, and one from 14 is refused under 12.
 */
const ratings: Readonly<Record<RatingSystem, Readonly<Record<Age, RatingWords>>>> = {
  CSA: {
    all: allAges,
    '6': allAges,
    '9': allAges,
    '12': csa('12'),
    '14': csa('12'),
    '16': csa('16'),
    '18': csa('18'),
  },
  Cinecheck: {
    all: { ref: 'al', description: everyone, extendedDescription: null },
    '6': cinecheckAge('6'),
    '9': cinecheckAge('9'),
    '12': cinecheckAge('12'),
    '14': cinecheckAge('14'),
    '16': cinecheckAge('16'),
    '18': cinecheckAge('18'),
  },
  Default: {
    all: allAges,
    '6': recommended('6'),
    '9': recommended('9'),
    '12': recommended('12'),
    '14': recommended('14'),
    '16': recommended('16'),
    '18': recommended('18'),
  },
};

/** The rating of a film in the system of a site. */
export function ratingOf(site: Site, film: FilmData): RatingWords {
  return ratings[site.ratingSystem][film.rating];
}

/** Cinecheck's warnings: the wire's reference and its name. */
export const cinecheckWords: Readonly<
  Record<FilmData['warnings'][number], { readonly ref: string; readonly description: Text }>
> = {
  violence: { ref: 'vio', description: { fr: 'Violence', en: 'Violence', de: 'Gewalt', nl: 'Geweld' } },
  fear: { ref: 'angoisse', description: { fr: 'Peur', en: 'Fear', de: 'Angst', nl: 'Angst' } },
  language: {
    ref: 'language',
    description: {
      fr: 'Langage grossier',
      en: 'Coarse language',
      de: 'Derbe Sprache',
      nl: 'Grof taalgebruik',
    },
  },
  drugs: {
    ref: 'drogue',
    description: {
      fr: 'Drogues et alcool',
      en: 'Drugs and alcohol',
      de: 'Drogen und Alkohol',
      nl: 'Drugs en alcohol',
    },
  },
  sex: { ref: 'sexe', description: { fr: 'Sexualité', en: 'Sexual content', de: 'Sexualität', nl: 'Seks' } },
};

/** What a film for viewers of 16 and over warns of; it replaces the rating's label (R284). */
export const strongContentWarning: Text = {
  fr: 'Certaines scènes peuvent heurter la sensibilité du public',
  en: 'Some scenes may be upsetting',
  de: 'Einige Szenen können verstören',
  nl: 'Sommige scènes kunnen schokkend zijn',
};
