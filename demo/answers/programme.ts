import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Programme, ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import type { EventShows } from '#src/contract/event-shows/schema.ts';
import type { ShowCinema, ShowCinemaDay } from '#src/contract/show-cinemas/schema.ts';
import { next24, tagsOfAll } from '../calendar/programme.ts';
import type { CinemaProgramme, DayOfFilm } from '../calendar/programme.ts';
import type { Release } from '../calendar/types.ts';
import { showOf, slugOfCinema } from './context.ts';
import type { LanguageContext } from './context.ts';

/** The order of shows that are not in a list starts here. */
const behindAll = 900;

/** The positions of the films that meet a condition, from 1. */
function positions(
  { films }: CinemaProgramme,
  admits: (release: Release) => boolean,
): ReadonlyMap<Release, number> {
  const listed = films
    .map(({ release }) => release)
    .filter(admits)
    .toSorted((one, other) => one.rank - other.rank);
  return new Map(listed.map((release, index) => [release, index + 1]));
}

function entryOf({ words, language }: LanguageContext, day: DayOfFilm): ProgrammeShow['days'][string] {
  const flag = day.flag === null ? null : words.flags[day.flag];
  return {
    tags: [...day.tags],
    bookable: day.bookable,
    versions: [...day.versions],
    flag: flag?.text[language] ?? null,
    flagColor: flag?.colour ?? null,
    cineOrder: day.order,
    specialEvent: null,
    specialShowtime: day.special,
    labelCategory: null,
  };
}

/** The programme of a cinema (R076, R077, R084). */
function programmeOf(context: LanguageContext, programme: CinemaProgramme): Programme {
  const kids = positions(programme, ({ film }) => film.kids);
  const upcoming = positions(programme, ({ isComingSoon }) => isComingSoon);
  const events = positions(programme, ({ film }) => film.kind === 'event');
  const slugOf = (release: Release): string => showOf(context, release).slug;
  const shows = programme.films.map(({ release, showtimes, days }, index): [string, ProgrammeShow] => {
    const bookable = days.some((day) => day.bookable);
    const entertainment = events.get(release) ?? behindAll + release.rank;
    return [
      slugOf(release),
      {
        days: Object.fromEntries(days.map((day) => [day.day, entryOf(context, day)])),
        bookable,
        isBookable: bookable,
        isNew: release.isNew,
        isComingSoon: release.isComingSoon,
        isEarlyVisible: release.isComingSoon,
        isEarlyBookable: release.isComingSoon && bookable,
        isEarlyAVP: days.some(({ tags }) => tags.includes('avp')),
        cineOrder: index + 1,
        cineKidsOrder: kids.get(release) ?? null,
        cineUpcomingOrder: upcoming.get(release) ?? behindAll + release.rank,
        cineEntertainmentOrder: entertainment,
        cineEntertainmentOrder2: entertainment,
        specialEvent: days.some((day) => day.special),
        isKids: release.film.kids,
        next24ShowtimesCount: next24(context.plan, showtimes),
      },
    ];
  });
  const days = programme.days.map(({ day, upsell, highlight }) => [
    day,
    {
      upsell: upsell && { showSlug: slugOf(upsell) },
      highlightedShowtime: highlight && { type: highlight.type, showSlug: slugOf(highlight.release) },
    },
  ]);
  return { days: Object.fromEntries(days), shows: Object.fromEntries(shows) };
}

/** The programmes of all cinemas; empty for a cinema without showtimes. */
export function programmesIn(context: LanguageContext): LanguageCatalogue['cinemaShows'] {
  return Object.fromEntries(
    context.plan.cinemas.map((cinema): [string, Programme] => {
      const programme = context.programmes.get(cinema.key);
      return [
        slugOfCinema(context, cinema),
        programme ? programmeOf(context, programme) : { days: {}, shows: {} },
      ];
    }),
  );
}

/** The cinemas that play each show, with the show's days in each (R084). */
export function showCinemasIn(context: LanguageContext): LanguageCatalogue['showCinemas'] {
  return Object.fromEntries(
    context.ranked.map((release) => [
      showOf(context, release).slug,
      Object.fromEntries(
        (context.runs.get(release) ?? []).map((run): [string, ShowCinema] => [
          slugOfCinema(context, cinemaOf(run.showtimes)),
          { days: Object.fromEntries(run.days.map((day) => dayOf(day))), releasedAt: release.day },
        ]),
      ),
    ]),
  );
}

function dayOf({ day, tags, versions, special }: DayOfFilm): [string, ShowCinemaDay] {
  return [
    day,
    {
      tags: [...tags],
      upsell: null,
      versions: [...versions],
      specialShowtime: special,
      highlightedShowtime: null,
    },
  ];
}

/** The cinema of some showtimes. */
function cinemaOf([first]: DayOfFilm['showtimes']): DayOfFilm['showtimes'][number]['cinema'] {
  if (!first) throw new RangeError('expected a film in a programme to have a showtime');
  return first.cinema;
}

/** The season that a show belongs to by its slug, and its place within; an event on its own has none. */
export interface SeasonPlace {
  readonly season: string | null;
  readonly order: number;
}

/** The days of an event, with the cinemas that play it on each (R098). */
export function eventShowsOf(
  context: LanguageContext,
  release: Release,
  { season, order }: SeasonPlace,
): EventShows {
  const days = (context.runs.get(release) ?? []).flatMap((run) => run.days);
  const dates = [...new Set(days.map(({ day }) => day))].toSorted();
  const versions = context.base.versions.map(({ slug }) => slug);
  return {
    shows: {
      [showOf(context, release).slug]: {
        days: Object.fromEntries(
          dates.map((date) => {
            const ofDate = days.filter(({ day }) => day === date);
            const present = new Set(ofDate.flatMap((day) => day.versions));
            return [
              date,
              {
                seasonId: season,
                day: date,
                tags: tagsOfAll(ofDate),
                versions: versions.filter((slug) => present.has(slug)),
                bookable: ofDate.some(({ bookable }) => bookable),
                specialShowtime: ofDate.some(({ special }) => special),
                cinemas: ofDate.map(({ showtimes }) => slugOfCinema(context, cinemaOf(showtimes))),
              },
            ];
          }),
        ),
        live: release.film.event?.live ?? false,
        bookable: days.some(({ bookable }) => bookable),
        order,
      },
    },
  };
}
