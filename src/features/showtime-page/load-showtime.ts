import { presentInstant } from '#src/api/load/present.ts';
import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { readShowClassifier } from '#src/api/site-catalogue.ts';
import { isOutage, RequiredReadError } from '#src/api/transport/failure.ts';
import { cinemaListView, type CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import { showDetailView, type ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import { showtimeOf, startOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { showtimeModel, type ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { showTracking, type ShowTracking } from '#src/tracking/show-tracking.ts';

/** What the page of one showtime shows. */
export interface ShowtimePageModel {
  readonly film: ShowDetailView;
  /** The facts about the film that go into the data layer. */
  readonly tracking: ShowTracking;
  /** Null when the list of cinemas cannot be read. */
  readonly cinema: CinemaListView | null;
  /** Null when the programme no longer has the showtime. */
  readonly details: ShowtimeModel | null;
  /** When it begins or began, local time of the cinema. */
  readonly starts: LocalTime;
  /** Whether it has begun. */
  readonly begun: boolean;
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<'showtime'>>>>;
  readonly ref: PageRefOf<'showtime'>;
}

/**
 * Reads one showtime: the show and the showtimes of its day are required. A showtime that left the programme after its
 * page was rendered leaves a page that says so, until the check before the next page says that it is unknown.
 *
 * @param today programme day of the cinema
 * @throws RequiredReadError when the show or the showtimes cannot be read
 */
export async function loadShowtime(
  locale: Locale,
  asked: ShowtimeRef,
  today: Day,
): Promise<ShowtimePageModel> {
  const { show, cinema, day, id } = asked;
  const site = siteFactsOf(locale);
  const [detail, times, cinemas, prices, events, tags, versions, classify, present, refs] = await Promise.all(
    [
      readRequired('show', locale, { slug: show }),
      readNeeded('showtimesDay', locale, { slug: show, cinema, date: day }),
      read('cinemas', locale, {}),
      read('cinema', locale, { slug: cinema }),
      read('events', locale, {}),
      read('tags', locale, {}),
      read('versions', locale, {}),
      readShowClassifier(locale),
      presentInstant(),
      readRefs(locale, asked),
    ],
  );
  // For a day without showtimes the API answers 404 (D32).
  if (!times.ok && isOutage(times.failure))
    throw new RequiredReadError(`showtimesDay ${show} ${cinema} ${day}`, times.failure);
  const now = new Date(present);
  const there = showtimeOf(times.ok ? times.value : [], id);
  const listed = cinemas.ok ? cinemas.value.find(({ slug }) => slug === cinema) : undefined;
  const details = showtimeModel({
    site,
    now,
    cinema,
    // One that was moved is shown where it is expected, until the next cold page leads on.
    is: (one) => one === there,
    show: detail,
    showtimes: times.ok ? times.value : [],
    cinemas: cinemas.ok ? cinemas.value : [],
    pricing: prices.ok ? prices.value.pricing : null,
    events: events.ok ? events.value : isOutage(events.failure) ? null : [],
    tags: tags.ok ? tags.value : [],
    versions: versions.ok ? versions.value : [],
  });
  const film = showDetailView(detail, site, classify);
  const starts = startOfShowtime(asked);
  return {
    film,
    tracking: showTracking(detail, { event: film.kind === 'event', releaseDay: film.releaseDay, today }),
    cinema: listed === undefined ? null : cinemaListView(listed),
    details,
    starts,
    begun: instantOf(starts, cinemaTimeZone(site, listed)) <= now,
    refs,
    ref: { page: 'showtime', ...asked },
  };
}

/** The page of the showtime in each language of the site in which show and cinema have a slug. */
async function readRefs(locale: Locale, ref: ShowtimeRef): Promise<ShowtimePageModel['refs']> {
  const [shows, cinemas] = await Promise.all([
    read('showTranslate', locale, { slug: ref.show }),
    read('cinemaTranslate', locale, { slug: ref.cinema }),
  ]);
  const own = languageOf(locale);
  return Object.fromEntries(
    siteFactsOf(locale).languages.flatMap((language) => {
      const show = language === own ? ref.show : shows.ok ? shows.value[language] : undefined;
      const cinema = language === own ? ref.cinema : cinemas.ok ? cinemas.value[language] : undefined;
      if (show === undefined || cinema === undefined) return [];
      return [[language, { page: 'showtime', ...ref, show, cinema } as const]];
    }),
  );
}
