import type { Cinecheck, ContentRating } from '#src/contract/entities.ts';
import type { RatingSystem } from '#src/sites/site.ts';
import { plainText, textOrNull } from '../text/plain-text.ts';

/** Age ratings (R075, R284). */

/**
 * The words of a rating. `warning` overrides all others; `allAudiences` ('Tout public') is a word of the
 * interface copy, in the visitor's language (R284, D33); `age` is written as its system writes it; `none` says
 * nothing: nobody has rated the show, and its system does not call that all audiences (D42).
 */
export type RatingLabel =
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'allAudiences' }
  | { readonly kind: 'age'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' };

/** What a film holds that some should know of beforehand: Cinecheck's pictograms (R075). */
export interface ContentWarning {
  /** As received in lower case: `vio`, `angoisse`, `language`, `drogue`, `sexe`, or one unknown to us. */
  readonly ref: string;
  readonly text: string;
}

/** The age rating of a show as it is shown. */
export interface ContentRatingView {
  readonly system: RatingSystem;
  /** As received; empty where there is none. */
  readonly ref: string;
  readonly label: RatingLabel;
  /** Years, 0 for all audiences, null where the rating is no age or there is none. */
  readonly age: number | null;
  readonly description: string | null;
  /** Longer text of the rating; null where it says no more than the description. */
  readonly details: string | null;
  readonly contentWarnings: readonly ContentWarning[];
}

const allAudiences = new Set(['tp', 'ad', 'al', 'all', 'tous', 'toutpublic']);
const ageShape = /^-?(\d{1,2})\+?(?:ans|ansetplus|jaar)?$/;

const compact = (ref: string): string => ref.toLowerCase().replace(/\s+/g, '');

/** The age a rating reference names: 12 for `-12`, `-12ans`, `12+`; 0 for all audiences; else null (R284). */
export function ratingAge(ref: string): number | null {
  const key = compact(ref);
  if (allAudiences.has(key)) return 0;
  const years = ageShape.exec(key)?.[1];
  return years === undefined ? null : Number(years);
}

/** How each system writes an age (R284). */
const ageTexts: Readonly<Record<RatingSystem, (ref: string, age: number) => string>> = {
  CSA: (_ref, age) => `-${age}`,
  Cinecheck: (_ref, age) => String(age),
  Default: (ref) => ref.trim(),
};

/** Whether a show without a rating is for all audiences (D42): where everything that is not is rated. */
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
 * The age rating of a show (R075, R284). TP, AD and al are all audiences, and in France no rating at all is too
 * (D42); a warning overrides the label; `-12ans` is 12 in the Netherlands and -12 in France; a reference unknown to us is
 * shown by its description, or as it is.
 *
 * @param show the wire's fields; `contentRating` is `[]` where there is none
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
