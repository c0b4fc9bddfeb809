import { useQuery } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { tagsEndpoint } from '#src/contract/tags/schema.ts';
import { experienceView, tagVocabulary, type ExperienceView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';

/** State of a tag in a popup: loading, here, or failed (the tag is unknown, or the call failed). */
export type ExperienceState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly experience: ExperienceView }
  | { readonly kind: 'failed'; readonly again: () => void };

/** The experience with a slug (R085, R146), from the tags of the site. */
export function useExperience(locale: Locale, slug: string): ExperienceState {
  // The cache keeps the answer itself, because other popups read the same one.
  const query = useQuery({
    ...browserQuery(tagsEndpoint, locale, {}),
    select: tagVocabulary,
  });
  if (query.isPending) return { kind: 'waiting' };
  const experience = query.data === undefined ? null : experienceView(query.data, slug);
  return experience === null
    ? { kind: 'failed', again: () => void query.refetch() }
    : { kind: 'here', experience };
}
