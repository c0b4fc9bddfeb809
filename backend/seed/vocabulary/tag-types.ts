import type { Text } from '../data-types.ts';

/** Where a tag may be shown (R085). */
export type TagPlace = 'cinema' | 'cinemaFilters' | 'showFilters' | 'showtime' | 'accessibility' | 'show';

/** A tag or experience of the demonstration (R085, R086), in the four languages. */
export interface TagData {
  readonly slug: string;
  readonly title: Text;
  /** A sentence or two, HTML without markup. */
  readonly description: Text;
  readonly premium: boolean;
  readonly places: readonly TagPlace[];
  /** A few words for a badge; none without. */
  readonly badge: Text | null;
  /** Why one would pay a little more for it. */
  readonly upsell: Text | null;
  readonly icon: { readonly type: 'sprite' | 'text'; readonly value: string };
  readonly highlighted: boolean;
  readonly special: boolean;
  readonly versionFilter: boolean;
  /** Text and ground, `#rrggbb`, at least 4.5:1; null for the page's own colours. */
  readonly colours: readonly [string, string] | null;
}

/** Near-black on brass: the premium experiences alone (design brief). */
export const brass = ['#120b0d', '#c49a4a'] as const;
/** White on velvet red. */
export const velvet = ['#ffffff', '#8f1230'] as const;
/** White on night blue. */
export const night = ['#ffffff', '#1f3a68'] as const;

/** One word in every language, for names that are not translated. */
export function everywhere(word: string): Text {
  return { fr: word, en: word, de: word, nl: word };
}

/** What most tags have in common; each entry overrides what differs. */
export const plainTag = {
  premium: false,
  badge: null,
  upsell: null,
  highlighted: false,
  special: false,
  versionFilter: false,
  colours: null,
} as const;
