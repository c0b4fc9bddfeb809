import type { EventItem } from '#src/contract/events/schema.ts';
import type { Schedule, ScheduleItem } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { tagVocabulary } from '#src/domain/tag/vocabulary.ts';
import { sites } from '#src/sites/registry.ts';
import type { EventCatalogue } from './event-groups.ts';

/** A Friday. */
export const today = '2026-11-20';

const [anyShow] = showsFixture.shows;
const [anyTag] = tagsFixture;

/** An event of the list with only the required fields. */
export function event(slug: string, more: Partial<EventItem> = {}): EventItem {
  return {
    slug,
    title: slug,
    type: 'show',
    subtitle: null,
    posterPath: null,
    price: null,
    initialPrice: null,
    active: true,
    ctaLabel: null,
    ctaUrl: null,
    ...more,
  };
}

/** A show of the list that is an event. */
export function show(slug: string, more: Partial<ShowListView> = {}): ShowListView {
  if (anyShow === undefined) throw new Error('the contract has no example of a show');
  return { ...showListView(anyShow, sites.fr, () => 'event'), slug, releaseDay: null, strand: null, ...more };
}

const item: ScheduleItem = {
  tags: [],
  versions: [],
  bookable: true,
  specialShowtime: false,
  highlight: null,
  upsell: false,
  layers: [],
};

/** A schedule: the days of each show, with the tags of each day. */
export function scheduleOf(
  days: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): Schedule {
  return new Map(
    Object.entries(days).map(([day, shows]) => [
      day,
      new Map(Object.entries(shows).map(([slug, tags]) => [slug, { ...item, tags }])),
    ]),
  );
}

/** A catalogue in which every page can be opened, with the words of two strands. */
export function catalogueOf(more: Partial<EventCatalogue> = {}): EventCatalogue {
  if (anyTag === undefined) throw new Error('the contract has no example of a tag');
  const tags = tagVocabulary([
    { ...anyTag, slug: 'opera', title: 'Opéra' },
    { ...anyTag, slug: 'Music', title: 'Musique' },
  ]);
  return { today, shows: new Map(), schedule: null, tags, opens: () => true, ...more };
}
