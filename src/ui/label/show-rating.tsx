import type { ContentRatingView } from '#src/domain/show/content-rating.ts';
import { RatingBadge } from './rating-badge.tsx';

interface ShowRatingProps {
  readonly rating: ContentRatingView;
  /** With the words beside the icons. */
  readonly verbose?: boolean;
}

/** A show's age rating (R284): nothing for all audiences, whose words are the interface's own (D33). */
export function ShowRating({ rating, verbose = false }: ShowRatingProps) {
  const { label, age, contentWarnings } = rating;
  const text =
    label.kind === 'age' && age !== null ? String(age) : label.kind === 'allAudiences' ? null : label.text;
  return (
    <RatingBadge
      label={text}
      warnings={contentWarnings.map(({ ref, text: description }) => ({ ref, description }))}
      verbose={verbose}
    />
  );
}
