import { nowIn } from '#src/kernel/date/clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { ApiAnswerError } from '#src/api/browser/browser-call.ts';
import { cinemaEndpoint } from '#src/contract/cinema/schema.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { eventsEndpoint } from '#src/contract/events/schema.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { showtimesDayEndpoint } from '#src/contract/showtimes-day/schema.ts';
import { tagsEndpoint } from '#src/contract/tags/schema.ts';
import { versionsEndpoint } from '#src/contract/versions/schema.ts';
import { showtimeModel, type ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';

/** State of a showtime: loading, here, no longer in the programme, or failed. */
export type ShowtimeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly model: ShowtimeModel }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly again: () => void };

const isUnknown = (error: unknown): boolean => error instanceof ApiAnswerError && error.status === 404;

/**
 * Reads the showtime of a ticket, again when the answer is older than a minute (D22). The show and its showtimes are
 * required; without cinemas, tags or versions their slugs are shown, and without the prices no price. The list of
 * events has the own price of an event.
 */
export function useShowtime(
  { locale, fixedNow }: VisitorConfig,
  { show, cinema, day, booking }: PopupData<'showtimeDetails'>,
): ShowtimeState {
  const [now] = useState(() => nowIn(fixedNow));
  const film = useQuery(browserQuery(showEndpoint, locale, { slug: show }));
  const showtimes = useQuery(browserQuery(showtimesDayEndpoint, locale, { slug: show, cinema, date: day }));
  const cinemas = useQuery(browserQuery(cinemasEndpoint, locale, {}));
  const prices = useQuery(browserQuery(cinemaEndpoint, locale, { slug: cinema }));
  const isEvent = film.data?.isMovie === false;
  const events = useQuery({ ...browserQuery(eventsEndpoint, locale, {}), enabled: isEvent });
  const tags = useQuery(browserQuery(tagsEndpoint, locale, {}));
  const versions = useQuery(browserQuery(versionsEndpoint, locale, {}));

  const all = [film, showtimes, cinemas, prices, tags, versions, ...(isEvent ? [events] : [])];
  if (all.some(({ isPending, isError, isFetching }) => isPending || (isError && isFetching)))
    return { kind: 'waiting' };
  // D32: for a day without showtimes the API answers 404.
  if (isUnknown(showtimes.error)) return { kind: 'gone' };
  if (film.data === undefined || showtimes.data === undefined)
    return {
      kind: 'failed',
      again: () => {
        for (const query of all) if (query.isError) void query.refetch();
      },
    };
  const model = showtimeModel({
    site: siteFactsOf(locale),
    now,
    cinema,
    is: ({ refCmd }) => refCmd?.trim() === booking.trim(),
    show: film.data,
    showtimes: showtimes.data,
    cinemas: cinemas.data ?? [],
    pricing: prices.data?.pricing ?? null,
    events: events.data ?? (isUnknown(events.error) ? [] : null),
    tags: tags.data ?? [],
    versions: versions.data ?? [],
  });
  return model === null ? { kind: 'gone' } : { kind: 'here', model };
}
