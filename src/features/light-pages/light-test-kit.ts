import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import type { ShowtimeContext } from '#src/domain/showtime/showtime-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { sites } from '#src/sites/registry.ts';

/** The starting point of light page tests: a Friday morning in Paris, and shows whose title is their slug. */

export const today = '2026-11-20';

export const context: ShowtimeContext = {
  timeZone: 'Europe/Paris',
  now: new Date('2026-11-20T11:00:00+01:00'),
  tags: tagVocabulary(tagsFixture),
  versions: versionVocabulary(versionsFixture),
};

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('the fixture is empty');
  return item;
}

const someShow = first(showsFixture.shows);
const someTime = first(showtimesDayFixture);
const someProgrammeShow = first(Object.values(cinemaShowsFixture.shows));
const someEntry = first(Object.values(someProgrammeShow.days));

/** A show of the wire whose title is its slug. */
export function wireShow(slug: string): Show {
  return { ...someShow, slug, title: slug };
}

/** A show whose title is its slug. */
export function film(slug: string): ShowListView {
  return showListView(wireShow(slug), sites.fr, () => 'movie');
}

/** The catalogue of these shows. */
export function catalogueOf(...slugs: readonly string[]): ReadonlyMap<string, ShowListView> {
  return new Map(slugs.map((slug) => [slug, film(slug)]));
}

/** A cinema's programme: shows in their order, each with its days. */
export function programmeOf(shows: Readonly<Record<string, readonly string[]>>): Programme {
  return {
    days: {},
    shows: Object.fromEntries(
      Object.entries(shows).map(([slug, days], index) => [
        slug,
        {
          ...someProgrammeShow,
          cineOrder: index,
          days: Object.fromEntries(days.map((day) => [day, { ...someEntry, cineOrder: index }])),
        },
      ]),
    ),
  };
}

/** A showtime at a local time, `YYYY-MM-DD HH:MM`. */
export function showtimeAt(start: string, fields: Partial<Showtime> = {}): Showtime {
  return {
    ...someTime,
    time: `${start}:00`,
    endTime: null,
    reservabilityEnd: null,
    tags: [],
    version: 'vf',
    status: 'available',
    auditoriumName: '1',
    refCmd: `https://tunnel.example.org/${start.replaceAll(/\D/g, '')}`,
    ...fields,
  };
}
