import type { Cinecheck, ContentRating } from '#src/contract/entities.ts';
import type { RatingSystem } from '#src/sites/site.ts';
import { plainText, textOrNull } from '../text/plain-text.ts';

/** Age ratings (R075, R284). */

/**
 * The text of a rating. A `warning` replaces every other label; for `allAudiences` ('Tout public') the interface copy
 * has the words in the visitor's language (R284, D33); an `age` is written in the way of its rating system; `none` is
 * shown as nothing: the show is not rated, and its system does not treat that as all audiences (D42).
 */
export type RatingLabel =
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'allAudiences' }
  | { readonly kind: 'age'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' };

/** A kind of content that visitors may want to know beforehand: Cinecheck's pictograms (R075). */
export interface ContentWarning {
  /** As received, in lower case: `vio`, `angoisse`, `language`, `drogue`, `sexe`, or an unknown one. */
  readonly ref: string;
  readonly text: string;
}

/** The age rating of a show for display. */
export interface ContentRatingView {
  readonly system: RatingSystem;
  /** As received; empty when there is no rating. */
  readonly ref: string;
  readonly label: RatingLabel;
  /** Years; 0 for all audiences; null when the rating is no age or there is none. */
  readonly age: number | null;
  readonly description: string | null;
  /** Longer text of the rating; null when it equals the description. */
  readonly details: string | null;
  readonly contentWarnings: readonly ContentWarning[];
}

const allAudiences = new Set(['tp', 'ad', 'al', 'all', 'tous', 'toutpublic']);
const ageShape = /^-?(\d{1,2})\+?(?:ans|ansetplus|jaar)?$/;

const compact = (ref: string): string => ref.toLowerCase().replace(/\s+/g, '');

/** The age in a rating reference: 12 for `-12`, `-12ans`, `12+`; 0 for all audiences; otherwise null (R284). */
export function ratingAge(ref: string): number | null {
  const key = compact(ref);
  if (allAudiences.has(key)) return 0;
  const years = ageShape.exec(key)?.[1];
  return years === undefined ? null : Number(years);
}

/** How each rating system writes an age (R284). */
const ageTexts: Readonly<Record<RatingSystem, (ref: string, age: number) => string>> = {
  // The minus of the sign at the door, not a hyphen.
  CSA: (_ref, age) => `−${age}`,
  Cinecheck: (_ref, age) => String(age),
  Default: (ref) => ref.trim(),
};

/** Whether an unrated show counts as for all audiences (D42): true where every restricted show has a rating. */
const unratedIsForAll: Readonly<Record<RatingSystem, boolean>> = {
  CSA: true,
  Cinecheck: false,
  Default: false,
};

function labelOf(
  system: RatingSystem,
  ref: string,
  age: number | null,
  description: string | null,
  warning: string | null,
): RatingLabel {
  if (warning !== null) return { kind: 'warning', text: warning };
  if (age === 0) return { kind: 'allAudiences' };
  if (age !== null) return { kind: 'age', text: ageTexts[system](ref, age) };
  const text = description ?? ref.trim();
  return text === '' ? { kind: 'none' } : { kind: 'text', text };
}

/**
 * The age rating of a show (R075, R284). TP, AD and AL mean all audiences; in France a missing rating does too (D42). A
 * warning replaces the label. `-12ans` is 12 in the Netherlands and -12 in France. For an unknown reference the
 * description is shown, or the reference itself.
 *
 * @param show the wire's fields; `contentRating` is `[]` when there is none
 */
export function contentRatingView(
  system: RatingSystem,
  show: {
    readonly contentRating: ContentRating | readonly unknown[];
    readonly cinechecks: readonly Cinecheck[];
    readonly warning: string | null;
  },
): ContentRatingView {
  const rating = 'ref' in show.contentRating ? show.contentRating : null;
  const ref = rating?.ref ?? '';
  const description = textOrNull(plainText(rating?.description ?? null));
  const details = textOrNull(plainText(rating?.extendedDescription ?? null));
  const age = ref.trim() === '' && unratedIsForAll[system] ? 0 : ratingAge(ref);
  return {
    system,
    ref,
    label: labelOf(system, ref, age, description, textOrNull(plainText(show.warning))),
    age,
    description,
    details: details === description ? null : details,
    contentWarnings: contentWarnings(show.cinechecks),
  };
}

function contentWarnings(cinechecks: readonly Cinecheck[]): ContentWarning[] {
  const byRef = new Map<string, ContentWarning>();
  for (const { ref, description } of cinechecks) {
    const key = ref.trim().toLowerCase();
    if (!byRef.has(key)) byRef.set(key, { ref: key, text: textOrNull(plainText(description)) ?? ref });
  }
  return [...byRef.values()];
}
