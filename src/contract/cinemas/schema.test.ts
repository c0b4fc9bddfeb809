import { describe, expect, it } from 'vitest';
import { readAnswer } from '../read.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { cinemasFixture } from './fixture.ts';
import { cinema, cinemasAnswer, cinemasEndpoint, cinemaService, theater } from './schema.ts';

const [full, bare] = cinemasFixture;

const at = (gpsPosition: unknown) => [{ ...bare, theaters: [{ ...bare.theaters[0], gpsPosition }] }];

describe('GET /api/cinemas', () => {
  it('R067 has the fields of a cinema in the order of the wire', () => {
    expect(Object.keys(cinema.shape).join(' ')).toBe(
      'slug citySlug name tags hasPmrService theaters hallCount seatCount services backdrop comment status ' +
        'refImageItinerary description vistaRef googleMyBusinessUrl nearbySessionsCinema ' +
        'nearbySessionsWording alexPatheGroupId preProgrammeMinutes equipment timeZone',
    );
    expect(Object.keys(theater.shape).join(' ')).toBe(
      'name addressLine1 addressLine2 addressZip addressCity gpsPosition',
    );
    expect(Object.keys(cinemaService.shape).join(' ')).toBe(
      'label slug description refImage isAccessibility',
    );
  });

  it('R067 keeps the case of tags and both forms of an absent second address line', () => {
    expect(full.tags).toContain('ONX');
    const lines = cinemasAnswer.parse(cinemasFixture).map(({ theaters }) => theaters[0]?.addressLine2);
    expect(lines).toStrictEqual(['', null]);
  });

  it('reads x as latitude and refuses what cannot be one', () => {
    expect(refusedPaths(cinemasAnswer, at({ x: 33.57, y: -7.59 }))).toStrictEqual([]);
    expect(refusedPaths(cinemasAnswer, at({ x: 133.57, y: -7.59 }))).toStrictEqual([
      '0.theaters.0.gpsPosition.x',
    ]);
    expect(readTwice(cinemasAnswer, at({ x: '33.57', y: '-7.59' }))).toStrictEqual(
      at({ x: 33.57, y: -7.59 }),
    );
  });

  it('reads vistaRef as a string of digits or null', () => {
    expect(refusedPaths(cinemasAnswer, [{ ...bare, vistaRef: 'A7' }])).toStrictEqual(['0.vistaRef']);
    expect(readTwice(cinemasAnswer, [{ ...bare, vistaRef: '' }])).toStrictEqual([
      { ...bare, vistaRef: null },
    ]);
  });

  it('reads a cinema of which the field says little, and ignores what it does not know', () => {
    const { slug, citySlug, name, theaters } = bare;
    const little = { slug, citySlug, name, theaters, seatCount: null, loyaltyZone: 'B' };
    expect(readTwice(cinemasAnswer, [little])).toStrictEqual([{ ...bare, status: true }]);
  });

  it('has the zone of a cinema that lies in another one than its site, and no key for all others (D28)', () => {
    expect(readTwice(cinemasAnswer, [{ ...bare, timeZone: 'Indian/Reunion' }])).toStrictEqual([
      { ...bare, timeZone: 'Indian/Reunion' },
    ]);
    expect(readTwice(cinemasAnswer, [bare])[0]).not.toHaveProperty('timeZone');
    expect(readTwice(cinemasAnswer, [{ ...bare, timeZone: '' }])).toStrictEqual([
      { ...bare, timeZone: null },
    ]);
    expect(refusedPaths(cinemasAnswer, [{ ...bare, timeZone: 'Moon/Tycho' }])).toStrictEqual(['0.timeZone']);
  });

  it('R067 has the advertised length of the pre-programme only where the source knows it', () => {
    expect(readTwice(cinemasAnswer, [bare])[0]).not.toHaveProperty('preProgrammeMinutes');
    for (const preProgrammeMinutes of [0, 17, null])
      expect(readTwice(cinemasAnswer, [{ ...bare, preProgrammeMinutes }])[0]).toStrictEqual({
        ...bare,
        preProgrammeMinutes,
      });
    for (const preProgrammeMinutes of [-5, 12.5, 90, '17'])
      expect(refusedPaths(cinemasAnswer, [{ ...bare, preProgrammeMinutes }])).toStrictEqual([
        '0.preProgrammeMinutes',
      ]);
  });

  it('has equipment with the day of its confirmation only where the source knows it', () => {
    expect(readTwice(cinemasAnswer, [bare])[0]).not.toHaveProperty('equipment');
    const loop = { kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2', '4'] };
    expect(readTwice(cinemasAnswer, [{ ...bare, equipment: [loop] }])[0]?.equipment).toStrictEqual([loop]);
    const everywhere = { kind: 'step-free', confirmedOn: '2026-09-02' };
    expect(readTwice(cinemasAnswer, [{ ...bare, equipment: [everywhere] }])[0]?.equipment).toStrictEqual([
      { ...everywhere, auditoriums: [] },
    ]);
    expect(
      refusedPaths(cinemasAnswer, [{ ...bare, equipment: [{ ...loop, confirmedOn: 'lately' }] }]),
    ).toStrictEqual(['0.equipment.0.confirmedOn']);
  });

  it('keeps a cinema whose zone is none: it is its site’s then', () => {
    expect(readAnswer(cinemasEndpoint, [{ ...bare, timeZone: '+04:00' }])).toMatchObject({
      ok: true,
      value: [bare],
      dropped: ['[0].timeZone: expected an IANA time zone such as Europe/Paris'],
    });
  });

  it('refuses a cinema without name or theatre', () => {
    expect(refusedPaths(cinemasAnswer, [{ ...bare, name: undefined }])).toStrictEqual(['0.name']);
    expect(refusedPaths(cinemasAnswer, [{ ...bare, theaters: [] }])).toStrictEqual(['0.theaters']);
    expect(refusedPaths(cinemasAnswer, [{ ...bare, seatCount: '12' }])).toStrictEqual(['0.seatCount']);
  });
});
