import { useTranslations } from 'next-intl';
import type { ContentRatingView } from '#src/domain/show/content-rating.ts';
import { RatingBadge } from './rating-badge.tsx';

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

/**
 * A show's age rating (R284): a short label, "all audiences" and "warning" in the words of the interface (D33), and the
 * sentence that the label stands for. Nothing when there is no rating.
 */
export function ShowRating({ rating, verbose = false }: ShowRatingProps) {
  const t = useTranslations('rating');
  if (!saysRating(rating)) return null;
  const { label, description, contentWarnings } = rating;
  const isWarning = label.kind === 'warning';
  const words = isWarning ? t('warnings') : 'text' in label ? label.text : null;
  return (
    <RatingBadge
      label={words}
      sentence={isWarning ? label.text : label.kind === 'age' ? sentenceIn(description) : null}
      rated={label.kind !== 'none'}
      warnings={contentWarnings.map(({ ref, text }) => ({ ref, description: text }))}
      verbose={verbose}
    />
  );
}
