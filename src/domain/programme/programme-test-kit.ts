import { showsFixture } from '#src/contract/shows/fixture.ts';
import { fr } from '#src/sites/fr.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { dayLayer, type ShowLayer } from '../show/merge-show.ts';
import { showListView, type ShowListView } from '../show/show-list-view.ts';
import type { Schedule, ScheduleItem } from './schedule.ts';

/** Shows and schedules for tests: each test changes only the facts that matter to it. */

const [wire] = showsFixture.shows;
if (wire === undefined) throw new Error('The fixture of shows is empty.');

const plain: ShowListView = {
  ...showListView(wire, fr, () => 'movie'),
  new: false,
  flag: null,
  label: null,
  pushTag: null,
};

/** A released film without flags; its title is its slug unless given. */
export function showOf(slug: string, changes: Partial<ShowListView> = {}): ShowListView {
  return { ...plain, slug, title: slug, ...changes };
}

/** An announced film: neither released nor bookable (R166). */
export function announced(slug: string, changes: Partial<ShowListView> = {}): ShowListView {
  return showOf(slug, { released: false, bookable: false, ...changes });
}

/** How a show is played on a day, in a test; by default bookable and in French. */
export interface TestItem extends Partial<Omit<ScheduleItem, 'layers'>> {
  readonly layer?: ShowLayer;
}

/** A schedule from plain objects: day, then slug, then how the show is played. */
export function scheduleWith(days: Readonly<Record<Day, Readonly<Record<string, TestItem>>>>): Schedule {
  return new Map(
    Object.entries(days).map(([day, items]) => [
      day,
      new Map(Object.entries(items).map(([slug, item]) => [slug, itemOf(item)])),
    ]),
  );
}

function itemOf({ layer = {}, ...item }: TestItem): ScheduleItem {
  const { tags = [], versions = ['vf'], bookable = true, upsell = false } = item;
  const day = dayLayer(
    {
      tags: [...tags],
      versions: [...versions],
      bookable,
      flag: null,
      flagColor: null,
      cineOrder: 9999,
      specialEvent: null,
      specialShowtime: false,
      labelCategory: null,
    },
    upsell,
  );
  return {
    tags,
    versions,
    bookable,
    specialShowtime: false,
    highlight: null,
    upsell,
    ...item,
    layers: [layer, day],
  };
}
