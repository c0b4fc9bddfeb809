import type { SiteId } from '#src/sites/site.ts';
import type { Text } from '../data-types.ts';

/** What a seat costs at a site's usual house, in its currency. */
export interface PriceLevel {
  readonly full: number;
  readonly reduced: number;
  readonly child: number;
  readonly morning: number;
  readonly glasses: number;
  readonly premium: number;
  readonly duo: number;
  /** Amounts are rounded to a multiple of this. */
  readonly step: number;
}

/** Price level of each country: EUR, CHF, TND, XOF and MAD. */
export const priceLevels: Readonly<Record<SiteId, PriceLevel>> = {
  fr: { full: 13.4, reduced: 10.2, child: 6.9, morning: 8.5, glasses: 1.5, premium: 4.5, duo: 2, step: 0.1 },
  nl: { full: 14, reduced: 12, child: 9.5, morning: 10.5, glasses: 1.5, premium: 5, duo: 2.5, step: 0.5 },
  be: { full: 12.9, reduced: 11.2, child: 8.9, morning: 9.5, glasses: 1.5, premium: 4, duo: 2, step: 0.1 },
  ch: { full: 19.5, reduced: 16.5, child: 13, morning: 14.5, glasses: 3, premium: 5, duo: 3, step: 0.5 },
  tn: { full: 16, reduced: 13, child: 10.5, morning: 11, glasses: 2, premium: 6, duo: 4, step: 0.5 },
  sn: {
    full: 4000,
    reduced: 3000,
    child: 2000,
    morning: 2500,
    glasses: 500,
    premium: 1500,
    duo: 1000,
    step: 100,
  },
  ci: {
    full: 4000,
    reduced: 3000,
    child: 2000,
    morning: 2500,
    glasses: 500,
    premium: 1500,
    duo: 1000,
    step: 100,
  },
  ma: { full: 75, reduced: 60, child: 45, morning: 50, glasses: 5, premium: 25, duo: 15, step: 5 },
};

/** Names of the price lines and additions (R070). */
export const priceWords: Readonly<
  Record<
    | 'full'
    | 'reduced'
    | 'child'
    | 'morning'
    | 'together'
    | 'groups'
    | 'schools'
    | 'supplements'
    | 'glasses'
    | 'duo'
    | 'premium',
    Text
  >
> = {
  full: { fr: 'Plein tarif', en: 'Standard', de: 'Normalpreis', nl: 'Normaal tarief' },
  reduced: {
    fr: 'Étudiants et demandeurs d’emploi',
    en: 'Students and job-seekers',
    de: 'Studierende und Arbeitssuchende',
    nl: 'Studenten en werkzoekenden',
  },
  child: { fr: 'Moins de 14 ans', en: 'Under 14', de: 'Unter 14 Jahren', nl: 'Tot 14 jaar' },
  morning: {
    fr: 'Séances avant midi',
    en: 'Showings before noon',
    de: 'Vor zwölf Uhr',
    nl: 'Vóór twaalf uur',
  },
  together: { fr: 'À plusieurs', en: 'Together', de: 'Gemeinsam', nl: 'Samen' },
  groups: {
    fr: 'Groupes dès vingt personnes, par place',
    en: 'Groups of twenty or more, each',
    de: 'Gruppen ab zwanzig Personen, pro Platz',
    nl: 'Groepen vanaf twintig personen, per stoel',
  },
  schools: {
    fr: 'Classes avec leur enseignant, par élève',
    en: 'School classes with a teacher, per pupil',
    de: 'Schulklassen mit Lehrperson, pro Kind',
    nl: 'Schoolklassen met leerkracht, per leerling',
  },
  supplements: {
    fr: 'Suppléments par expérience',
    en: 'Supplement by experience',
    de: 'Zuschlag nach Erlebnis',
    nl: 'Toeslag per beleving',
  },
  glasses: { fr: 'Lunettes 3D', en: '3D glasses', de: '3D-Brille', nl: '3D-bril' },
  duo: {
    fr: 'Banquette duo, par personne',
    en: 'Sofa for two, each',
    de: 'Sofa zu zweit, pro Person',
    nl: 'Duobankje, per persoon',
  },
  premium: { fr: 'Supplément {name}', en: '{name} supplement', de: 'Zuschlag {name}', nl: 'Toeslag {name}' },
};

/** Legends; price lines point to them by position (R070). */
export const priceTerms: readonly Text[] = [
  {
    fr: 'Sur présentation d’un justificatif de moins de trois mois, du lundi au jeudi.',
    en: 'With proof no older than three months, Monday to Thursday.',
    de: 'Mit einem Ausweis, der höchstens drei Monate alt ist, montags bis donnerstags.',
    nl: 'Op vertoon van een bewijs van hooguit drie maanden oud, van maandag tot en met donderdag.',
  },
  {
    fr: 'L’âge au jour de la séance fait foi.',
    en: 'Age on the day of the showing counts.',
    de: 'Es gilt das Alter am Tag der Vorstellung.',
    nl: 'De leeftijd op de dag van de voorstelling telt.',
  },
  {
    fr: 'À rendre à la sortie ou à garder pour la prochaine fois.',
    en: 'Hand them back or keep them for next time.',
    de: 'Zum Zurückgeben oder zum Behalten fürs nächste Mal.',
    nl: 'Inleveren of bewaren voor de volgende keer.',
  },
];

/** What holds for all prices of a house. */
export const globalPriceTerms: Text = {
  fr: 'Prix par personne, taxes comprises. Les soirées spéciales et les retransmissions ont leurs propres tarifs.',
  en: 'Prices are per person and include tax. Special nights and broadcasts have prices of their own.',
  de: 'Preise pro Person, Steuern inbegriffen. Für Sonderabende und Übertragungen gelten eigene Preise.',
  nl: 'Prijzen per persoon, inclusief belasting. Voor speciale avonden en uitzendingen gelden eigen prijzen.',
};
