import { useTranslations } from 'next-intl';
import type { ContentRatingView } from '#src/domain/show/content-rating.ts';
import { RatingBadge } from './rating-badge.tsx';
import type { RatingLabelData } from './rating-label.tsx';

interface ShowRatingProps {
  readonly rating: ContentRatingView;
  /** Whether texts are visible beside the icons. */
  readonly verbose?: boolean;
}

/** Whether there is anything to show about a show's rating: it may have no rating and no warnings (D42). */
export function saysRating({ label, contentWarnings }: ContentRatingView): boolean {
  return label.kind !== 'none' || contentWarnings.length > 0;
}

/** A description that is a sentence; some servers repeat the rating instead: `-12`. */
const sentenceIn = (description: string | null): string | null =>
  description !== null && /\s/.test(description) ? description : null;

/** The number in the label of an age: `12`, `-16`, `18+`. */
const agePattern = /^[-−]?(\d{1,2})\+?$/;

/**
 * Returns a function for the label of a show's age rating (R284): a short text, "all audiences" and "warning" in the
 * words of the interface (D33), and the sentence that it stands for; null when there is no rating (D42).
 */
export function useRatingLabel(): (rating: ContentRatingView) => RatingLabelData | null {
  const t = useTranslations('rating');
  return ({ label, description }) => {
    if (label.kind === 'none') return null;
    if (label.kind === 'warning') return { text: t('warnings'), meaning: label.text };
    if (!('text' in label)) return { text: t('allAudiences') };
    const age = agePattern.exec(label.text)?.[1];
    const meaning =
      (label.kind === 'age' ? sentenceIn(description) : null) ??
      (age === undefined ? null : t('age', { age }));
    return {
      text: label.text,
      ...(meaning === null ? {} : { meaning }),
      ...(age === undefined ? {} : { age: true }),
    };
  };
}

/** The content warnings of a show for {@link RatingWarnings}. */
export const warningsOf = ({ contentWarnings }: ContentRatingView) =>
  contentWarnings.map(({ ref, text }) => ({ ref, description: text }));

/** A show's age rating (R284) and its content warnings. Nothing when there is neither. */
export function ShowRating({ rating, verbose = false }: ShowRatingProps) {
  const labelOf = useRatingLabel();
  if (!saysRating(rating)) return null;
  return <RatingBadge label={labelOf(rating)} warnings={warningsOf(rating)} verbose={verbose} />;
}
