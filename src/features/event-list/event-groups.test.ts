import { describe, expect, it } from 'vitest';
import { addressOf } from '#src/ui/link/link-address.ts';
import { eventGroups, eventViews, pageOfEvent } from './event-groups.ts';
import { catalogueOf, event, scheduleOf, show, today } from './events-test-kit.ts';

const groupsOf = (...asked: Parameters<typeof eventViews>) => eventGroups(eventViews(...asked), today);
const slugs = (events: readonly { readonly slug: string }[]) => events.map(({ slug }) => slug);

describe('the page of an event', () => {
  it('R021 R239 is that of its type', () => {
    const pages = (['show', 'season', 'special'] as const).map(
      (type) => pageOfEvent({ type, slug: 'a' }).page,
    );
    expect(pages).toEqual(['entertainment', 'season', 'specialEvent']);
  });

  it('R239 lists only what is on sale and has a page that can be opened', () => {
    const sold = [event('a'), event('b', { active: false })];
    expect(slugs(eventViews(sold, catalogueOf()))).toEqual(['a']);
    const opens = (to: ReturnType<typeof pageOfEvent>) => addressOf('fr-FR', to) !== null;
    const kinds = [event('a'), event('../b')];
    expect(slugs(eventViews(kinds, catalogueOf({ opens })))).toEqual(['a']);
  });
});

describe('an event of the list', () => {
  const schedule = scheduleOf({
    '2026-11-19': { 'regina-7': ['opera'] },
    '2026-11-22': { 'regina-7': ['opera', 'LIVE', 'PAUSE'], 'dam-8': ['music'] },
    '2026-12-01': { 'regina-7': ['opera'] },
  });

  it('R239 has its days from today on, its strand in words, and whether it is live', () => {
    const [regina, dam] = eventViews([event('regina-7'), event('dam-8')], catalogueOf({ schedule }));
    expect(regina).toMatchObject({ days: ['2026-11-22', '2026-12-01'], strand: 'Opéra', live: true });
    expect(dam).toMatchObject({ days: ['2026-11-22'], strand: 'Musique', live: false });
  });

  it('takes the first day of the show where nobody says when it plays', () => {
    const shows = new Map([
      ['soon-1', show('soon-1', { releaseDay: '2026-12-24' })],
      ['past-2', show('past-2', { releaseDay: '2026-10-01' })],
    ]);
    const views = eventViews([event('soon-1'), event('past-2')], catalogueOf({ shows }));
    expect(views.map(({ days }) => days)).toEqual([['2026-12-24'], []]);
  });

  it('names its genre where no strand of the vocabulary is known', () => {
    const shows = new Map([['talk-3', show('talk-3', { strand: 'Classics' })]]);
    expect(eventViews([event('talk-3')], catalogueOf({ shows }))[0]?.strand).toBe('Drame');
    expect(eventViews([event('talk-3')], catalogueOf())[0]?.strand).toBeNull();
    const music = new Map([['talk-3', show('talk-3', { strand: 'music' })]]);
    expect(eventViews([event('talk-3')], catalogueOf({ shows: music }))[0]?.strand).toBe('Musique');
  });
});

describe('events by date', () => {
  const schedule = scheduleOf({
    '2026-11-20': { tonight: [] },
    '2026-11-26': { 'sixth-day': [], tonight: [] },
    '2026-11-27': { 'seventh-day': [] },
    '2026-12-24': { eve: [] },
    '2027-01-02': { year: [], eve: [] },
  });
  const events = ['year', 'eve', 'seventh-day', 'sixth-day', 'tonight', 'some-day'].map((slug) =>
    event(slug),
  );

  it('R239 puts what is on within seven days first, then a group for each month, each event once', () => {
    const { week, months, undated } = groupsOf(events, catalogueOf({ schedule }));
    expect(slugs(week)).toEqual(['tonight', 'sixth-day']);
    expect(months.map(({ month, events: ofMonth }) => [month, slugs(ofMonth)])).toEqual([
      ['2026-11', ['seventh-day']],
      ['2026-12', ['eve']],
      ['2027-01', ['year']],
    ]);
    expect(slugs(undated)).toEqual(['some-day']);
  });

  it('R239 puts the most prominent one of the next two weeks in the hero', () => {
    const backdrop = { lg: 'https://a.example/1', md: 'https://a.example/2', sm: 'https://a.example/3' };
    const orders = (home: number) => ({ ...show('x').orders, home });
    const shows = new Map([
      ['tonight', show('tonight', { orders: orders(9), backdrop })],
      ['sixth-day', show('sixth-day', { orders: orders(2), backdrop: null })],
      ['seventh-day', show('seventh-day', { orders: orders(3), backdrop })],
      ['eve', show('eve', { orders: orders(1), backdrop })],
    ]);
    const lead = (of: typeof events) => groupsOf(of, catalogueOf({ schedule, shows })).lead?.slug;
    expect(lead(events)).toBe('seventh-day');
    expect(lead([event('eve'), event('year')])).toBe('eve');
    expect(lead([event('some-day')])).toBeUndefined();
  });

  it('has nothing to group where there are none', () => {
    expect(groupsOf([], catalogueOf())).toEqual({ lead: null, week: [], months: [], undated: [] });
  });
});
