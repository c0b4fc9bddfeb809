import type { Language } from '../sites/site.ts';

/** The tabs of the shows page (R056). */
export type ShowsTab = 'book' | 'presales' | 'kids' | 'special' | 'upcoming';

/** The tabs in display order (R056). */
export const showsTabs: readonly ShowsTab[] = ['book', 'presales', 'kids', 'special', 'upcoming'];

const tabWords: Readonly<Record<ShowsTab, Readonly<Record<Language, string>>>> = {
  book: { fr: 'reserver', en: 'book', de: 'buchen', nl: 'boek' },
  presales: { fr: 'preventes', en: 'presales', de: 'vorverkauf', nl: 'voorverkoop' },
  kids: { fr: 'enfants', en: 'kids', de: 'kinder', nl: 'kids' },
  special: { fr: 'special', en: 'special', de: 'special', nl: 'special' },
  upcoming: { fr: 'prochainement', en: 'upcoming', de: 'kommenden', nl: 'aankomende' },
};

/** The fragment of a tab in a language, without `#` (R057). */
export function tabFragment(language: Language, tab: ShowsTab): string {
  return tabWords[tab][language];
}

/**
 * The tab of each fragment without `#` (R057). The words of every language are among them, so that a fragment still works
 * after a change of language.
 */
export const tabsByFragment: Readonly<Record<string, ShowsTab>> = Object.fromEntries(
  showsTabs.flatMap((tab) => Object.values(tabWords[tab]).map((word) => [word, tab] as const)),
);

/** The panels of the cinema page (R063). */
export type CinemaPanel = 'info' | 'pricing';

/** The fragment of each panel without `#`, the same in every language (R063). */
export const panelFragments: Readonly<Record<CinemaPanel, string>> = { info: 'info', pricing: 'tarifs' };

/** The fragment of the notice that the day of a link is over, without `#`, the same in every language (D43). */
export const dayOverFragment = 'day-over';

/** The query parameter that plays the trailer on movie and entertainment pages (R065, D11). */
export const trailerQuery = { name: 'bandeannonce', value: 'true' } as const;
