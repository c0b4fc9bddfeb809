import type { EventItem } from '#src/contract/events/schema.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { upcomingDays } from '#src/domain/date/day-strip.ts';
import { daysOf, itemsOn, type Schedule } from '#src/domain/programme/schedule.ts';
import type { Backdrop, ShowListView } from '#src/domain/show/show-list-view.ts';
import { ownPriceOf } from '#src/domain/showtime/showtime-price.ts';
import { distinctTags, hasTag, tagKey } from '#src/domain/tag/special-tags.ts';
import { tagView, type TagVocabulary } from '#src/domain/tag/vocabulary.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { NearEvents } from './load-near-events.ts';

/** An event as the page of all events shows it (R096). */
export interface EventView {
  readonly slug: string;
  readonly type: EventItem['type'];
  readonly to: PageRef;
  readonly title: string;
  readonly subtitle: string | null;
  readonly poster: string | null;
  readonly backdrop: Backdrop | null;
  readonly colour: string | null;
  /** The kind of event, such as `Opéra`; null when the data does not say it. */
  readonly strand: string | null;
  /** Whether it is a live broadcast. */
  readonly live: boolean;
  /** Days from today on, sorted; empty when none is known. */
  readonly days: readonly Day[];
  readonly price: number | null;
  readonly initialPrice: number | null;
  /** Its position among all that is on, ascending. */
  readonly order: number;
}

/** A season above the list: its card, and the link that adds it to the chosen ones or takes it away (R289). */
export interface SeasonChoice {
  readonly season: EventView;
  readonly on: boolean;
  /** The chosen seasons behind the link. */
  readonly next: readonly string[];
}

/** What the page of all events shows. */
export interface EventsModel {
  readonly groups: EventGroups;
  /** What plays near the visitor's place; null without a place. */
  readonly near: NearEvents | null;
  /** The seasons and special events, in the order of the list. */
  readonly seasons: readonly EventView[];
  /** The choices of a site on which several seasons can be chosen; empty when there is nothing to choose between. */
  readonly choices: readonly SeasonChoice[];
}

/** The events of a calendar month. */
export interface EventMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly events: readonly EventView[];
}

/** All events, each once, grouped by their next day. */
export interface EventGroups {
  /** The event in the hero; null when there are no events. */
  readonly lead: EventView | null;
  /** Within seven days, today included. */
  readonly week: readonly EventView[];
  readonly months: readonly EventMonth[];
  readonly undated: readonly EventView[];
}

/** Tags that name the kind of event, the most specific first. */
const strandTags = [
  'opera',
  'ballet',
  'music',
  'marathon',
  'docs',
  'cinekids',
  'ladiesnight',
  '50plus',
  'classics',
  'arthouse',
];

/** The page of an event by its type (R021, R023). The slug of an event of type `show` is the slug of a show (D39). */
export function pageOfEvent({ type, slug }: Pick<EventItem, 'type' | 'slug'>): PageRef {
  switch (type) {
    case 'show':
      return { page: 'entertainment', slug };
    case 'season':
      return { page: 'season', slug };
    case 'special':
      return { page: 'specialEvent', slug };
  }
}

/**
 * The choices of seasons (R289): each one's link adds it to the chosen seasons, or takes it away. One season alone is
 * no choice.
 */
export function seasonChoices(
  seasons: readonly EventView[],
  chosen: readonly string[],
): readonly SeasonChoice[] {
  const real = seasons.filter(({ type }) => type === 'season');
  if (real.length < 2) return [];
  return real.map((season) => {
    const on = chosen.includes(season.slug);
    return {
      season,
      on,
      next: on ? chosen.filter((slug) => slug !== season.slug) : [...chosen, season.slug],
    };
  });
}

/** What is known besides the list of events. */
export interface EventCatalogue {
  readonly today: Day;
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** Null when it cannot be read: the release day of a show is then used. */
  readonly schedule: Schedule | null;
  readonly tags: TagVocabulary;
  /** Whether the page is built and exists on the site. */
  readonly opens: (to: PageRef) => boolean;
}

/** The events that are active and whose page can be opened, with the facts that the catalogue has of them. */
export function eventViews(events: readonly EventItem[], catalogue: EventCatalogue): readonly EventView[] {
  return events.flatMap((event) => {
    const to = pageOfEvent(event);
    return event.active && catalogue.opens(to) ? [eventView(event, to, catalogue)] : [];
  });
}

/** The shows that are events, in the shape of the list of events. Used when the API has no such list. */
export function eventsAmong(shows: readonly ShowListView[]): readonly EventItem[] {
  return shows
    .filter(({ kind }) => kind === 'event')
    .map(({ slug, title }) => ({
      slug,
      title,
      type: 'show',
      subtitle: null,
      posterPath: null,
      price: null,
      initialPrice: null,
      active: true,
      ctaLabel: null,
      ctaUrl: null,
    }));
}

function eventView(event: EventItem, to: PageRef, catalogue: EventCatalogue): EventView {
  const { today, schedule, tags: vocabulary } = catalogue;
  const show = catalogue.shows.get(event.slug);
  const planned = schedule === null ? [] : daysOf(schedule, event.slug, today);
  const announced = show?.releaseDay ?? null;
  const days = planned.length > 0 ? planned : announced !== null && announced >= today ? [announced] : [];
  const tags = distinctTags(
    planned.flatMap((day) => itemsOn(schedule ?? new Map(), day).get(event.slug)?.tags ?? []),
  );
  return {
    slug: event.slug,
    type: event.type,
    to,
    title: event.title,
    subtitle: event.subtitle,
    poster: event.posterPath?.md ?? show?.poster?.md ?? null,
    backdrop: show?.backdrop ?? null,
    colour: show?.backdropColour ?? null,
    strand: strandOf(tags, show, vocabulary),
    live: hasTag(tags, 'live'),
    days,
    price: priceOf(event, show),
    initialPrice: event.initialPrice,
    order: show?.orders.home ?? Number.MAX_SAFE_INTEGER,
  };
}

/** The price of a season, or what an evening of an event costs: the same as on its tickets (D61). */
function priceOf(event: EventItem, show: ShowListView | undefined): number | null {
  if (event.type !== 'show') return event.price;
  const own = ownPriceOf({ slug: event.slug, isMovie: show?.kind === 'movie' }, [event]);
  return own === 'unknown' ? null : own;
}

/**
 * The kind of event: from a tag of its showtimes, else from the show's own strand, both in the words of the site's
 * vocabulary, else from its first genre.
 */
function strandOf(
  tags: readonly string[],
  show: ShowListView | undefined,
  vocabulary: TagVocabulary,
): string | null {
  const played = new Set(tags.map(tagKey));
  const strands = [...strandTags.filter((tag) => played.has(tag)), show?.strand ?? ''];
  const strand = strands.find((tag) => vocabulary.has(tagKey(tag)));
  return strand === undefined ? (show?.genres[0]?.label ?? null) : tagView(vocabulary, strand).title;
}

/** An event within this many days may be in the hero instead of an earlier one. */
const nextDays = 14;

/**
 * The events by date: those of the next seven days, then by the month of their next day, then those without known days.
 * The hero shows the most prominent event of the next two weeks; when there is none, the first event.
 */
export function eventGroups(events: readonly EventView[], today: Day): EventGroups {
  const sorted = events.toSorted(
    (a, b) =>
      compareText(a.days[0] ?? '', b.days[0] ?? '') || a.order - b.order || compareText(a.slug, b.slug),
  );
  const weekEnd = addDays(today, upcomingDays);
  const months = new Map<string, EventView[]>();
  const week: EventView[] = [];
  for (const event of sorted) {
    const [first] = event.days;
    if (first === undefined) continue;
    if (first < weekEnd) week.push(event);
    else months.set(first.slice(0, 7), [...(months.get(first.slice(0, 7)) ?? []), event]);
  }
  return {
    lead: leadOf(sorted, addDays(today, nextDays)),
    week,
    months: [...months].map(([month, ofMonth]) => ({ month, events: ofMonth })),
    undated: sorted.filter(({ days }) => days.length === 0),
  };
}

function leadOf(sorted: readonly EventView[], end: Day): EventView | null {
  const pictured = sorted.filter(({ backdrop, days }) => backdrop !== null && days.length > 0);
  const soon = pictured.filter(({ days }) => (days[0] ?? end) < end).toSorted((a, b) => a.order - b.order);
  return soon[0] ?? pictured[0] ?? null;
}
