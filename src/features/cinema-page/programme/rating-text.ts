import type { ContentRatingView } from '#src/domain/show/content-rating.ts';

/** What the rating badge shows: nothing for all audiences, whose words are the interface's own (D33). */
export function ratingText({ label, age }: ContentRatingView): string | null {
  if (label.kind === 'allAudiences') return null;
  return label.kind === 'age' && age !== null ? String(age) : label.text;
}
