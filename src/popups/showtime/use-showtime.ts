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

/** A part of the details that a failed call would have told. */
export type MissingPart = 'cinema' | 'price' | 'tags' | 'version';

/** State of a showtime: loading, here, no longer in the programme, or failed. */
export type ShowtimeState =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'here';
      readonly model: ShowtimeModel;
      /** What the details lack because a call failed. */
      readonly missing: readonly MissingPart[];
      readonly again: () => void;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly again: () => void };

const isUnknown = (error: unknown): boolean => error instanceof ApiAnswerError && error.status === 404;

/** What the ticket knew stands in for what could not be read. */
function withTold(
  model: ShowtimeModel,
  { place, version }: PopupData<'showtimeDetails'>,
  missing: readonly MissingPart[],
): ShowtimeModel {
  const { cinema, showtime } = model;
  return {
    ...model,
    cinema: missing.includes('cinema') && place !== '' ? { ...cinema, name: place } : cinema,
    showtime: {
      ...showtime,
      // Without its cinema nobody knows how long the pre-programme is: the end would differ from that of the ticket.
      ...(missing.includes('cinema') ? { filmTime: null, endTime: null } : {}),
      ...(missing.includes('version') && version !== ''
        ? { version: { ...showtime.version, description: version } }
        : {}),
    },
  };
}

/**
 * Reads the showtime of a ticket, again when the answer is older than a minute (D22). The show and its showtimes are
 * required. The list of cinemas and the cinema's own call stand in for each other; without both, and without versions,
 * the ticket's words are shown. The list of events has the own price of an event.
 */
export function useShowtime(
  { locale, fixedNow }: VisitorConfig,
  data: PopupData<'showtimeDetails'>,
): ShowtimeState {
  const { show, cinema, day, booking } = data;
  const [now] = useState(() => nowIn(fixedNow));
  const film = useQuery(browserQuery(showEndpoint, locale, { slug: show }));
  const showtimes = useQuery(browserQuery(showtimesDayEndpoint, locale, { slug: show, cinema, date: day }));
  const cinemas = useQuery(browserQuery(cinemasEndpoint, locale, {}));
  const own = useQuery(browserQuery(cinemaEndpoint, locale, { slug: cinema }));
  const isEvent = film.data?.isMovie === false;
  const events = useQuery({ ...browserQuery(eventsEndpoint, locale, {}), enabled: isEvent });
  const tags = useQuery(browserQuery(tagsEndpoint, locale, {}));
  const versions = useQuery(browserQuery(versionsEndpoint, locale, {}));

  const required = [film, showtimes];
  const optional = [cinemas, own, tags, versions, ...(isEvent ? [events] : [])];
  // What is missing is asked for again without taking away what is here.
  if (required.some((query) => query.isPending || (query.isError && query.isFetching)))
    return { kind: 'waiting' };
  // D32: for a day without showtimes the API answers 404.
  if (isUnknown(showtimes.error)) return { kind: 'gone' };
  const again = () => {
    for (const query of [...required, ...optional]) if (query.isError) void query.refetch();
  };
  if (film.data === undefined || showtimes.data === undefined) return { kind: 'failed', again };
  if (optional.some(({ isPending }) => isPending)) return { kind: 'waiting' };

  const known = cinemas.data ?? (own.data === undefined ? [] : [own.data]);
  const model = showtimeModel({
    site: siteFactsOf(locale),
    now,
    cinema,
    is: ({ refCmd }) => refCmd?.trim() === booking.trim(),
    show: film.data,
    showtimes: showtimes.data,
    cinemas: known,
    pricing: own.data?.pricing ?? null,
    events: events.data ?? (isUnknown(events.error) ? [] : null),
    tags: tags.data ?? [],
    versions: versions.data ?? [],
  });
  if (model === null) return { kind: 'gone' };
  // An API without a call lacks nothing.
  const failed = ({ error }: { readonly error: Error | null }) => error !== null && !isUnknown(error);
  const missing: readonly MissingPart[] = [
    ...(failed(cinemas) && own.data === undefined ? (['cinema'] as const) : []),
    ...(failed(own) || (isEvent && failed(events)) ? (['price'] as const) : []),
    ...(failed(tags) ? (['tags'] as const) : []),
    ...(failed(versions) ? (['version'] as const) : []),
  ];
  return { kind: 'here', model: withTold(model, data, missing), missing, again };
}
