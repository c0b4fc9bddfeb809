import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { tagVocabulary, versionVocabulary } from '../tag/vocabulary.ts';
import { byCinema, byVersion, showtimeViews } from './group-showtimes.ts';
import { idOfShowtime, showtimeOf } from './showtime-id.ts';
import { showtimeNow } from './showtime-now.ts';
import { showtimeStatus } from './showtime-status.ts';
import { seatCountOf, showtimeView } from './showtime-view.ts';
import type { ShowtimeContext } from './showtime-view.ts';
import { specialDetailsView } from './special-details.ts';

const [ordinary, special, late] = showtimesDayFixture;
if (ordinary === undefined || special === undefined || late === undefined)
  throw new Error('The fixture of showtimes lacks one of its three.');
const [onx] = tagsFixture;
if (onx === undefined) throw new Error('The fixture of tags is empty.');

const fourDx: Tag = { ...onx, slug: '4dx', title: '4DX', premium: false, highlighted: false };
const context: ShowtimeContext = {
  timeZone: 'Europe/Paris',
  now: new Date('2026-09-11T08:00:00Z'),
  tags: tagVocabulary([...tagsFixture, fourDx]),
  versions: versionVocabulary(versionsFixture),
};
const at = (now: string): ShowtimeContext => ({ ...context, now: new Date(now) });
const view = (changes: Partial<Showtime> = {}, within = context) =>
  showtimeView({ ...ordinary, ...changes }, within);

const highlighted = (changes: Partial<Showtime>, highlight: 'tag' | 'showtime' | null) =>
  view(changes, { ...context, highlight }).highlighted;

const showtime = (time: string, changes: Partial<Showtime> = {}): Showtime => ({
  ...ordinary,
  time,
  reservabilityEnd: null,
  refCmd: `https://tunnel.example.org/${time.replace(/\D/g, '')}${changes.auditoriumName ?? ''}`,
  ...changes,
});

const clocks = (showtimes: readonly { clock: string }[]) => showtimes.map((one) => one.clock);

describe('status of a showtime', () => {
  it('R164 is sold out when the wire says so, whatever the time', () => {
    expect(showtimeStatus('soldout', '2026-09-11T12:00:00Z', new Date('2026-09-11T11:00:00Z'))).toBe(
      'soldout',
    );
    expect(showtimeStatus('soldout', '2026-09-11T12:00:00Z', new Date('2027-01-01T00:00:00Z'))).toBe(
      'soldout',
    );
  });

  it('R164 is available until its reservability end, then locked', () => {
    const closes = '2026-09-11T14:00:00+02:00';
    expect(showtimeStatus('available', closes, new Date('2026-09-11T11:59:59Z'))).toBe('available');
    expect(showtimeStatus('available', closes, new Date('2026-09-11T12:00:00Z'))).toBe('available');
    expect(showtimeStatus('available', closes, new Date('2026-09-11T12:00:01Z'))).toBe('locked');
    expect(showtimeStatus('available', null, new Date('2027-01-01T00:00:00Z'))).toBe('available');
    expect(showtimeStatus('available', 'soon', new Date('2027-01-01T00:00:00Z'))).toBe('available');
  });

  it('R164 is locked on any other status', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        const expected = status === 'soldout' || status === 'available' ? status : 'locked';
        return showtimeStatus(status, null, context.now) === expected;
      }),
      { seed: 2026, numRuns: 200 },
    );
    for (const status of ['locked', 'Available', 'SOLDOUT', ''])
      expect(showtimeStatus(status, null, context.now)).toBe('locked');
  });

  it('D55 is cancelled when the programme no longer has it, whatever else the wire says', () => {
    for (const status of ['locked', 'available', 'soldout']) {
      const cancelled = view({ status, cancelled: true });
      expect([cancelled.status, cancelled.bookingUrl, cancelled.opensAt]).toEqual(['cancelled', null, null]);
    }
    expect(view({ cancelled: false }).status).toBe('available');
  });

  it('R164 does not wait for the reservability start', () => {
    expect(view({ reservabilityStart: '2026-09-11T13:00:00+02:00' }).status).toBe('available');
  });

  it('R164 locks a showtime without a reservability end when it starts', () => {
    expect(view({ reservabilityEnd: null }).status).toBe('available');
    expect(view({ reservabilityEnd: null }, at('2026-09-11T12:00:01Z')).status).toBe('locked');
  });

  it('R165 links only what is available to the tunnel', () => {
    expect(view().bookingUrl).toBe('https://tunnel.example.org/fr/V0107S700141/booking');
    expect(view({ status: 'soldout' }).bookingUrl).toBeNull();
    expect(view({ status: 'locked' }).bookingUrl).toBeNull();
    expect(view({}, at('2026-09-11T12:00:01Z')).bookingUrl).toBeNull();
  });
});

describe('showtime', () => {
  it('R082 holds every field', () => {
    expect(view({ tags: ['DEFAULT', 'ONX', 'pmr', 'AVP', 'avp'] })).toEqual({
      id: idOfShowtime(ordinary),
      status: 'available',
      over: false,
      day: '2026-09-11',
      time: '2026-09-11 14:00:00',
      clock: '14:00',
      startsAt: '2026-09-11T12:00:00.000Z',
      afterMidnight: false,
      filmTime: null,
      endTime: '2026-09-11 16:28:00',
      endsAt: '2026-09-11T14:28:00.000Z',
      closesAt: '2026-09-11T12:00:00.000Z',
      opensAt: null,
      onSaleFrom: '2026-06-17T12:30:00.000Z',
      version: {
        slug: 'vf',
        label: 'VF',
        description: 'Version française',
        language: 'fr',
        subtitles: [],
      },
      tags: ['ONX', 'pmr', 'AVP'],
      bookingUrl: 'https://tunnel.example.org/fr/V0107S700141/booking',
      auditorium: '9',
      seatCount: 149,
      seats: { kind: 'many' },
      price: null,
      special: null,
      highlighted: false,
      flags: { full: false, kidsFriendly: false, threeD: false, live: false, disabled: true },
      experiences: [expect.objectContaining({ slug: 'onx' }), expect.objectContaining({ slug: 'avp' })],
      accessibility: [expect.objectContaining({ slug: 'pmr' })],
      needs: [],
    });
  });

  it('R082 flags full, kids friendly, 3d, live and disabled whatever the case of the tags', () => {
    const flags = view({ status: 'soldout', tags: ['CineKids', '3D', 'LIVE', 'PMR'] }).flags;
    expect(flags).toEqual({ full: true, kidsFriendly: true, threeD: true, live: true, disabled: true });
    expect(view({ tags: [] }).flags).toEqual({
      full: false,
      kidsFriendly: false,
      threeD: false,
      live: false,
      disabled: false,
    });
  });

  it('D28 stands under the day before when it starts after midnight', () => {
    expect(showtimeView(late, context)).toMatchObject({
      day: '2026-09-11',
      time: '2026-09-12 00:20:00',
      afterMidnight: true,
      startsAt: '2026-09-11T22:20:00.000Z',
    });
  });

  it('R082 knows the seats only from digits', () => {
    expect(seatCountOf('149')).toBe(149);
    for (const text of [null, '', '0', 'many', '-3', '1e9', '12345678']) expect(seatCountOf(text)).toBeNull();
  });

  it('R082 is highlighted where the programme puts its tag or the showtime itself forward', () => {
    const details = special.specialShowtimeDetails;
    expect(highlighted({ tags: ['ONX'] }, 'tag')).toBe(true);
    expect(highlighted({ tags: ['4dx'] }, 'tag')).toBe(false);
    expect(highlighted({ specialShowtimeDetails: details }, 'tag')).toBe(true);
    expect(highlighted({ specialShowtimeDetails: details }, 'showtime')).toBe(false);
    expect(highlighted({ tags: ['ONX'] }, 'showtime')).toBe(false);
    expect(highlighted({ tags: ['ONX'], specialShowtimeDetails: details }, null)).toBe(false);
    expect(
      highlighted({ specialShowtimeDetails: details && { ...details, source: 'showtime' } }, 'showtime'),
    ).toBe(true);
  });

  it('R083 tells what is special: titles, description, source and colours', () => {
    expect(showtimeView(special, context).special).toEqual({
      titleScreening: 'Avec l’équipe',
      title: 'Rencontre avec l’équipe du film',
      description: ['La réalisatrice répond aux questions après la séance.'],
      source: 'tag',
      textColour: '#ffffff',
      backgroundColour: '#7a1f2b',
    });
    const silent = { titleScreening: ' ', titleShowtimeDetails: null, descriptionShowtimeDetails: null };
    expect(
      specialDetailsView({ ...silent, source: 'tag', textColor: null, backgroundColor: null }),
    ).toBeNull();
  });
});

describe('lists of showtimes', () => {
  it('sorts by start, then auditorium by number; after midnight comes last', () => {
    const views = showtimeViews(
      [
        showtime('2026-09-12 00:20:00'),
        showtime('2026-09-11 20:00:00', { auditoriumName: '10' }),
        showtime('2026-09-11 20:00:00', { auditoriumName: '7 4DX' }),
        showtime('2026-09-11 14:00:00'),
        showtime('2026-09-11 14:00:00'),
      ],
      context,
    );
    expect(views.map((one) => [one.clock, one.auditorium])).toEqual([
      ['14:00', '9'],
      ['20:00', '7 4DX'],
      ['20:00', '10'],
      ['00:20', '9'],
    ]);
  });

  const views = showtimeViews(
    [
      showtime('2026-09-11 14:00:00', { version: 'vost', tags: ['DEFAULT'] }),
      showtime('2026-09-11 16:00:00', { version: 'VF', tags: ['4dx', 'ONX'] }),
      showtime('2026-09-11 18:00:00', { version: 'vf', tags: ['4dx'] }),
      showtime('2026-09-12 00:20:00', { version: 'vost', tags: ['onx'] }),
      showtime('2026-09-12 14:00:00', { version: 'vost', tags: [] }),
    ],
    context,
  );
  it('groups by version, whatever the case, in order of appearance', () => {
    expect(byVersion(views).map((group) => [group.version.label, clocks(group.showtimes)])).toEqual([
      ['VOST', ['14:00', '00:20', '14:00']],
      ['VF', ['16:00', '18:00']],
    ]);
  });

  it('groups by cinema in the given order, each in its own zone', () => {
    const wire = {
      dakar: [showtime('2026-09-11 14:00:00')],
      paris: [showtime('2026-09-11 14:00:00')],
      empty: [],
    };
    const groups = byCinema(wire, ['paris', 'empty', 'constructor', 'dakar'], (cinema) => ({
      ...context,
      timeZone: cinema === 'dakar' ? 'Africa/Dakar' : 'Europe/Paris',
    }));
    expect(groups.map((group) => [group.cinema, group.showtimes[0]?.startsAt])).toEqual([
      ['paris', '2026-09-11T12:00:00.000Z'],
      ['dakar', '2026-09-11T14:00:00.000Z'],
    ]);
  });

  it('R164 a locked showtime is over only once it has begun or its booking has ended', () => {
    const later = {
      status: 'locked',
      time: '2026-09-11 20:00:00',
      reservabilityEnd: '2026-09-11T20:00:00+02:00',
    };
    expect(view(later)).toMatchObject({ status: 'locked', over: false });
    expect(view(later, at('2026-09-11T18:00:01Z'))).toMatchObject({ status: 'locked', over: true });
    expect(view({ reservabilityEnd: '2026-09-11T09:00:00+02:00' })).toMatchObject({
      status: 'locked',
      over: true,
    });
    expect(view({ status: 'soldout' })).toMatchObject({ status: 'soldout', over: false });
  });
});

describe('the name of a showtime', () => {
  const booked = (number: string, changes: Partial<Showtime> = {}): Showtime => ({
    ...ordinary,
    refCmd: `https://tunnel.example.org/fr/V0107S${number}/booking`,
    ...changes,
  });
  const bare: Showtime = { ...ordinary, refCmd: null };

  it('D62 is its booking, which another auditorium, version and language of the tunnel leave as it is', () => {
    const id = idOfShowtime(booked('1'));
    expect(id).toMatch(/^1400-[0-9a-z]+$/);
    const beside = booked('1', { auditoriumName: '2', version: 'vost', status: 'soldout' });
    expect(idOfShowtime(beside)).toBe(id);
    expect(idOfShowtime({ ...beside, refCmd: 'https://tunnel.example.org/en/V0107S1/booking?from=x' })).toBe(
      id,
    );
    expect(idOfShowtime(booked('2'))).not.toBe(id);
  });

  it('D62 is its minute, auditorium and version where there is no booking', () => {
    expect(idOfShowtime(bare)).toBe(idOfShowtime({ ...bare, status: 'locked' }));
    expect(idOfShowtime(bare)).not.toBe(idOfShowtime({ ...bare, auditoriumName: '2' }));
    expect(idOfShowtime(bare)).not.toBe(idOfShowtime({ ...bare, version: 'vost' }));
  });

  it('D62 tells two bookings at one minute in one auditorium apart', () => {
    const views = showtimeViews([booked('1'), booked('2'), booked('1')], context);
    expect(views.map(({ id }) => id)).toEqual([idOfShowtime(booked('1')), idOfShowtime(booked('2'))]);
  });

  it('D62 finds it at another time, and by the name that it had without its booking', () => {
    const later = booked('1', { time: '2026-09-11 14:30:00' });
    expect(showtimeOf([booked('2'), later], idOfShowtime(booked('1')))).toBe(later);
    const one = booked('1');
    expect(showtimeOf([booked('2', { auditoriumName: '3' }), one], idOfShowtime(bare))).toBe(one);
    expect(showtimeOf([{ ...bare, time: '2026-09-11 15:00:00' }], idOfShowtime(bare))).toBeUndefined();
  });

  it('D62 finds it on another day by its booking alone', async () => {
    const ref = { show: 'a', cinema: 'c', day: '2026-09-11', id: idOfShowtime(booked('1')) };
    const tomorrow = booked('1', { time: '2026-09-12 16:00:00' });
    const all = { '2026-09-11': [], '2026-09-12': [{ ...bare, time: '2026-09-12 14:00:00' }, tomorrow] };
    const now = async (asked: typeof ref, ofDay: readonly Showtime[]) =>
      showtimeNow(asked, ofDay, () => Promise.resolve(all));
    expect(await now(ref, [])).toEqual({ ...ref, day: '2026-09-12', id: idOfShowtime(tomorrow) });
    expect(await now(ref, [booked('1')])).toEqual(ref);
    expect(await now({ ...ref, id: idOfShowtime(bare) }, [])).toBeNull();
  });
});
