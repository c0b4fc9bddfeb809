import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiAnswerError, catalogueQuery } from '#src/api/browser/api-query.ts';
import { cinemasQuery } from '#src/api/browser/lists.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showtimesOfDay } from '#src/contract/showtimes-day/schema.ts';
import { tagsAnswer } from '#src/contract/tags/schema.ts';
import { versionsAnswer } from '#src/contract/versions/schema.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '#src/visitor/popups/kinds.ts';
import { showingModel, type ShowingModel } from './showing-model.ts';

/** A showing on its way, here, no longer in the programme, or not to be had. */
export type ShowingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly model: ShowingModel }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly again: () => void };

const part = encodeURIComponent;

/**
 * The showing of a ticket, read anew where the answer is older than a minute (D22). Show and showings are needed; without
 * cinemas, tags or versions their slugs stand for themselves.
 */
export function useShowing(
  { locale, fixedNow }: VisitorConfig,
  { show, cinema, day, booking }: PopupData<'showtimeDetails'>,
): ShowingState {
  const [now] = useState(() => new Date(fixedNow ?? Date.now()));
  const visit = { locale, lifetime: 'visit' } as const;
  const film = useQuery(
    catalogueQuery({ ...visit, path: `/api/show/${part(show)}`, read: (body) => showDetail.parse(body) }),
  );
  const showtimes = useQuery(
    catalogueQuery({
      locale,
      lifetime: 'minute',
      path: `/api/show/${part(show)}/showtimes/${part(cinema)}/${part(day)}`,
      read: (body) => showtimesOfDay.parse(body),
    }),
  );
  const cinemas = useQuery(cinemasQuery(locale));
  const tags = useQuery(
    catalogueQuery({ ...visit, path: '/api/tags', read: (body) => tagsAnswer.parse(body) }),
  );
  const versions = useQuery(
    catalogueQuery({ ...visit, path: '/api/versions', read: (body) => versionsAnswer.parse(body) }),
  );

  const all = [film, showtimes, cinemas, tags, versions];
  if (all.some(({ isPending, isError, isFetching }) => isPending || (isError && isFetching)))
    return { kind: 'waiting' };
  // D32: a day without showings is answered as an unknown one.
  if (showtimes.error instanceof ApiAnswerError && showtimes.error.status === 404) return { kind: 'gone' };
  if (film.data === undefined || showtimes.data === undefined)
    return {
      kind: 'failed',
      again: () => {
        for (const query of all) if (query.isError) void query.refetch();
      },
    };
  const model = showingModel({
    site: siteFactsOf(locale),
    now,
    cinema,
    booking,
    show: film.data,
    showtimes: showtimes.data,
    cinemas: cinemas.data ?? [],
    tags: tags.data ?? [],
    versions: versions.data ?? [],
  });
  return model === null ? { kind: 'gone' } : { kind: 'here', model };
}
