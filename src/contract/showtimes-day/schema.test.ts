import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { showtimesDayFixture } from './fixture.ts';
import { showtime, showtimesOfDay, specialShowtimeDetails } from './schema.ts';
import type { Showtime } from './schema.ts';

const [ordinary] = showtimesDayFixture;

const readField = (field: keyof Showtime, raw: unknown) =>
  readTwice(showtime, { ...ordinary, [field]: raw })[field];

const refusedWith = (field: string, raw: unknown) => refusedPaths(showtime, { ...ordinary, [field]: raw });

describe('GET /api/show/{slug}/showtimes/{cinema}/{date}', () => {
  it('R082 has the fields of a showtime in the order of the wire', () => {
    expect(Object.keys(showtime.shape).join(' ')).toBe(
      'time version tags status reservabilityStart reservabilityEnd isMovie refCmd auditoriumName ' +
        'auditoriumCapacity endTime specialShowtimeDetails seatsLeft cancelled sequence preProgrammeMinutes intervalMinutes',
    );
  });

  it('R083 has the fields of what is special, colours included', () => {
    expect(Object.keys(specialShowtimeDetails.shape).join(' ')).toBe(
      'titleScreening titleShowtimeDetails descriptionShowtimeDetails source textColor backgroundColor',
    );
    for (const source of ['tag', 'showtime']) {
      const details = { ...showtimesDayFixture[1]?.specialShowtimeDetails, source };
      expect(readField('specialShowtimeDetails', details)).toStrictEqual(details);
    }
    expect(readField('specialShowtimeDetails', [])).toStrictEqual(null);
  });

  it('R082 writes the capacity as a string of digits', () => {
    expect(readField('auditoriumCapacity', '149')).toStrictEqual('149');
    expect(readField('auditoriumCapacity', 149)).toStrictEqual('149');
    expect(readField('auditoriumCapacity', '')).toStrictEqual(null);
    expect(refusedWith('auditoriumCapacity', 'many')).toStrictEqual(['auditoriumCapacity']);
  });

  it.each(['2026-02-30 11:00:00', '2026-09-11T11:00:00', '2026-09-11 24:00:00', '2026-09-11 11:00', ''])(
    'refuses %o as a local time',
    (time) => expect(refusedWith('time', time)).toStrictEqual(['time']),
  );

  it('refuses a count of changes that no calendar can hold (RFC 5545, 3.3.8)', () => {
    expect(readField('sequence', 2_147_483_647)).toBe(2_147_483_647);
    expect(refusedWith('sequence', 2_147_483_648)).toStrictEqual(['sequence']);
    expect(refusedWith('sequence', -1)).toStrictEqual(['sequence']);
  });

  it('takes any status, any auditorium name and both AVP and avp', () => {
    for (const status of ['available', 'soldout', 'closed'])
      expect(readField('status', status)).toStrictEqual(status);
    for (const name of ['9', '7 4DX', 'IMAX', '02'])
      expect(readField('auditoriumName', name)).toStrictEqual(name);
    expect(readField('tags', ['avp', 'AVP', 'DEFAULT'])).toStrictEqual(['avp', 'AVP', 'DEFAULT']);
  });

  it('reads a showtime that cannot be booked', () => {
    expect(readField('refCmd', '')).toStrictEqual(null);
    expect(readField('reservabilityStart', null)).toStrictEqual(null);
    expect(refusedWith('refCmd', '/V0107S700141/booking')).toStrictEqual(['refCmd']);
  });

  it('R082 has a number of seats left only where the source knows it', () => {
    expect(readTwice(showtimesOfDay, showtimesDayFixture)[2]).not.toHaveProperty('seatsLeft');
    for (const seats of [0, 12, null]) expect(readField('seatsLeft', seats)).toBe(seats);
    for (const wrong of [-1, 2.5, 'few']) expect(refusedWith('seatsLeft', wrong)).toEqual(['seatsLeft']);
  });

  it('R158 has lengths of its own only where the source tells them', () => {
    for (const field of ['preProgrammeMinutes', 'intervalMinutes'] as const) {
      expect(readTwice(showtimesOfDay, showtimesDayFixture)[0]).not.toHaveProperty(field);
      for (const minutes of [0, 25, 60, null]) expect(readField(field, minutes)).toBe(minutes);
      for (const wrong of [-1, 2.5, 181, '25']) expect(refusedWith(field, wrong)).toEqual([field]);
    }
    expect(readField('intervalMinutes', 180)).toBe(180);
    expect(refusedWith('preProgrammeMinutes', 61)).toEqual(['preProgrammeMinutes']);
  });

  it('D55 marks a cancelled showtime beside its status, and no other', () => {
    expect(readField('cancelled', true)).toBe(true);
    expect(readTwice(showtimesOfDay, showtimesDayFixture)[0]).not.toHaveProperty('cancelled');
    expect(refusedWith('cancelled', 'yes')).toStrictEqual(['cancelled']);
  });

  it('is an array, empty where there are no showtimes', () => {
    expect(readTwice(showtimesOfDay, [])).toStrictEqual([]);
    expect(refusedPaths(showtimesOfDay, 'No movie allowed !')).toStrictEqual(['']);
  });
});
