import { showsFixture } from '#src/contract/shows/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import type { Zone } from '#src/contract/zone/schema.ts';
import { cinemasOn, type TestTimes } from '#src/domain/place/place-test-kit.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { sites } from '#src/sites/registry.ts';
import { planCityDay, withNextTimes, type CityDay } from './city-day.ts';

/** The starting point of the tests of a city's day: a Friday afternoon in two cinemas. */

export const today = '2026-11-20';
const afternoon = new Date('2026-11-20T15:00:00+01:00');
const vocabulary = { tags: tagVocabulary([]), versions: versionVocabulary(versionsFixture) };

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('the fixture is empty');
  return item;
}

const someShow = first(showsFixture.shows);
const someZone = first(zoneFixture.shows);
const someDay = first(Object.values(someZone.days));

/** A film of the catalogue. */
export function film(slug: string): ShowListView {
  return showListView({ ...someShow, slug, title: slug }, sites.fr, () => 'movie');
}

/** The days on which each film plays, in the order of the programme; those in `shut` can no longer be booked. */
function zoneOf(films: Readonly<Record<string, readonly string[]>>, shut: readonly string[]): Zone {
  const shows = Object.entries(films).map(([slug, days], index) => ({
    ...someZone,
    slug,
    cineOrder: index,
    days: Object.fromEntries(
      days.map((day) => [
        day,
        { ...someDay, versions: ['vf', 'vost'], tags: [], cineOrder: index, bookable: !shut.includes(slug) },
      ]),
    ),
  }));
  return { shows };
}

/** A day of a city: its films by their days, and its cinemas. */
export function cityDayOf(
  films: Readonly<Record<string, readonly string[]>>,
  cinemas: Readonly<Record<string, TestTimes>>,
  filters: Filters = {},
  shut: readonly string[] = [],
): CityDay {
  const shows = new Map(Object.keys(films).map((slug) => [slug, film(slug)]));
  const plan = planCityDay({ zone: zoneOf(films, shut), shows, today, filters, ...vocabulary });
  return withNextTimes(plan, cinemasOn(plan.day, cinemas), { filters, now: afternoon, ...vocabulary });
}
