import { useQuery } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { experienceEndpoint } from '#src/contract/experience/schema.ts';
import { trailerViews, type TrailerView } from '#src/domain/show/trailer-view.ts';
import type { Locale } from '#src/sites/site.ts';

/** State of the video of an experience in a popup; a here without video has none that can be played. */
export type VideoState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly title: string; readonly video: TrailerView | null }
  | { readonly kind: 'failed'; readonly again: () => void };

/** The video of an experience (R100). */
export function useVideo(locale: Locale, slug: string): VideoState {
  const query = useQuery(browserQuery(experienceEndpoint, locale, { slug }));
  if (query.isPending) return { kind: 'waiting' };
  if (query.data === undefined) return { kind: 'failed', again: () => void query.refetch() };
  const { title, video } = query.data;
  return { kind: 'here', title, video: video === null ? null : (trailerViews([video])[0] ?? null) };
}
