import { useQuery } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { ApiAnswerError } from '#src/api/browser/browser-call.ts';
import { experienceEndpoint } from '#src/contract/experience/schema.ts';
import { tagsEndpoint } from '#src/contract/tags/schema.ts';
import { experienceView, tagVocabulary, type ExperienceView } from '#src/domain/tag/vocabulary.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/** State of a tag in a popup. */
export type ExperienceState =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'here';
      readonly experience: ExperienceView;
      /** Its page; null when the site has no such experience, or it is not known. */
      readonly page: PageRefOf<'experience'> | null;
    }
  /** There is no such tag: the vocabulary lacks it, or it has no title (R265). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly again: () => void };

/** The tag with a slug (R085, R146), from the tags of the site, and the page of its experience (R160). */
export function useExperience(locale: Locale, slug: string): ExperienceState {
  // The cache keeps the answer itself, because other popups read the same one.
  const tags = useQuery({ ...browserQuery(tagsEndpoint, locale, {}), select: tagVocabulary });
  const page = useQuery(browserQuery(experienceEndpoint, locale, { slug }));
  if (tags.isPending || page.isPending) return { kind: 'waiting' };
  if (page.error instanceof ApiAnswerError && page.error.problem !== null) return { kind: 'missing' };
  if (tags.data === undefined) return { kind: 'failed', again: () => void tags.refetch() };
  const experience = experienceView(tags.data, slug);
  if (experience === null) return { kind: 'missing' };
  return {
    kind: 'here',
    experience,
    page: page.data === undefined ? null : { page: 'experience', slug: page.data.slug },
  };
}
