import { describe, expect, it } from 'vitest';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import type { Zone, ZoneShow } from '#src/contract/zone/schema.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { sites } from '#src/sites/registry.ts';
import { cityProgramme } from './city-programme.ts';

const [someShow] = showsFixture.shows;
const [someZone] = zoneFixture.shows;
const someDay = Object.values(someZone?.days ?? {})[0];
if (someShow === undefined || someZone === undefined || someDay === undefined)
  throw new Error('a fixture is empty');
const today = '2026-11-20';

/** A show of a city: its order, and the days on which it plays. */
function playing(slug: string, cineOrder: number, days: readonly string[], changes: Partial<ZoneShow> = {}) {
  const entry = { ...someDay, cineOrder };
  return {
    ...someZone,
    slug,
    cineOrder,
    days: Object.fromEntries(days.map((day) => [day, entry])),
    ...changes,
  } as ZoneShow;
}

const catalogue = new Map(
  ['first', 'second', 'third', 'fourth'].map((slug) => [
    slug,
    showListView({ ...someShow, slug, title: slug }, sites.fr, () => 'movie'),
  ]),
);

function programme(...shows: Zone['shows']) {
  const { later, undated } = cityProgramme({ shows }, catalogue, today);
  return {
    later: later.map(({ show, day }) => [show.slug, day]),
    undated: undated.map(({ slug }) => slug),
  };
}

describe('what is on in a city', () => {
  it('R084 has what begins in the week after the day, and not what is on already', () => {
    expect(
      programme(
        playing('second', 2, [today, '2026-11-22']),
        playing('first', 1, ['2026-11-19', today]),
        playing('third', 3, ['2026-11-25', '2026-11-24']),
        playing('fourth', 4, ['2026-11-21']),
      ),
    ).toEqual({
      later: [
        ['fourth', '2026-11-21'],
        ['third', '2026-11-24'],
      ],
      undated: [],
    });
  });

  it('R084 leaves out what is over, beyond the week, or without a title', () => {
    expect(
      programme(
        playing('first', 1, ['2026-11-19']),
        playing('second', 2, ['2026-11-27']),
        playing('third', 3, ['2026-11-26']),
        playing('unknown', 4, [today]),
      ),
    ).toEqual({ later: [['third', '2026-11-26']], undated: [] });
  });

  it('R084 shows what plays where the server tells no days, that can be booked', () => {
    expect(
      programme(
        playing('first', 1, []),
        playing('second', 2, [], { bookable: false }),
        playing('unknown', 3, []),
      ),
    ).toEqual({ later: [], undated: ['first'] });
  });
});
