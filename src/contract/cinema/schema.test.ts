import { describe, expect, it } from 'vitest';
import { cinema } from '../cinemas/schema.ts';
import { pushSlide } from '../entities.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { bareCinemaField, cinemaFixture } from './fixture.ts';
import { openingHours } from './opening-hours.ts';
import { cinemaDetail, cinemaEcard, cinepassOffer } from './schema.ts';
import { priceComplement, priceLine, priceSubLine, pricing } from './pricing.ts';

describe('GET /api/cinema/{slug}', () => {
  it('R068 begins with the list item and adds cinepass offers and e-cards', () => {
    const fields = Object.keys(cinemaDetail.shape);
    const listed = Object.keys(cinema.shape);
    expect(fields.slice(0, listed.length)).toStrictEqual(listed);
    expect(fields.slice(listed.length, listed.length + 2)).toStrictEqual(['cinepass', 'ecards']);
    expect(Object.keys(cinepassOffer.shape).join(' ')).toBe('label price image legend');
    expect(Object.keys(cinemaEcard.shape).join(' ')).toBe(
      'label singleTtcAmount ttcAmount image imageAlt refCmd highlightMessage',
    );
  });

  it('R069 adds everything else its page shows', () => {
    expect(Object.keys(cinemaDetail.shape).slice(-16).join(' ')).toBe(
      'nearbyCinemas nearbyCities itinerary pricing pushes cinemaWeekOffset seo redirectSlug tracking ' +
        'premium cinemaPremium accessibilityDescription accesLibreUrl telephone alerts openingHours',
    );
    const { services, googleMyBusinessUrl } = cinemaDetail.parse(cinemaFixture);
    expect(services).toHaveLength(2);
    expect(googleMyBusinessUrl).toBe('https://maps.example.org/maps?cid=5550001');
  });

  it('reads the list item alone, as a server in the field may send it', () => {
    const detail = cinemaDetail.parse(bareCinemaField);
    expect(detail).toMatchObject({ name: 'Velours Canal', pricing: null, alerts: [], pushes: [], seo: null });
    expect(detail.openingHours).toBeNull();
    expect(detail).toMatchObject({ cinemaWeekOffset: null, timeZone: null, premium: false });
    expect(cinemaDetail.parse(detail)).toStrictEqual(detail);
  });

  it('says when it is open, after midnight too, and refuses what is no day or no time', () => {
    const week = { days: [1, 7], opens: '09:30', closes: '00:30' };
    const closed = { from: '2026-12-25', until: '2026-12-26', opens: null, closes: null };
    const hours = { weekly: [week], special: [closed] };
    expect(readTwice(openingHours, hours)).toStrictEqual(hours);
    expect(readTwice(openingHours, { weekly: [week] })).toStrictEqual({ weekly: [week], special: [] });
    const wrong = (change: object) => refusedPaths(openingHours, { weekly: [week], special: [], ...change });
    expect(wrong({ weekly: [] })).toStrictEqual(['weekly']);
    expect(wrong({ weekly: [{ ...week, days: [0, 8] }] })).toStrictEqual([
      'weekly.0.days.0',
      'weekly.0.days.1',
    ]);
    expect(wrong({ weekly: [{ ...week, days: [1, 1] }] })).toStrictEqual(['weekly.0.days']);
    expect(wrong({ weekly: [{ ...week, opens: '9:30' }] })).toStrictEqual(['weekly.0.opens']);
    expect(wrong({ weekly: [{ ...week, closes: '24:00' }] })).toStrictEqual(['weekly.0.closes']);
    expect(wrong({ special: [{ ...closed, from: '2026-12-32' }] })).toStrictEqual([
      'special.0.from',
      'special.0.until',
    ]);
    expect(wrong({ special: [{ ...closed, until: '2026-12-24' }] })).toStrictEqual(['special.0.until']);
    expect(wrong({ special: [{ ...closed, opens: '10:00' }] })).toStrictEqual(['special.0.closes']);
  });

  it('R070 has price lines, complements with sub-prices, legends and general terms', () => {
    expect(Object.keys(pricing.shape).join(' ')).toBe('lines complements terms globalTerms');
    expect(Object.keys(priceLine.shape).join(' ')).toBe('label amount termsIndex forAll until days');
    expect(Object.keys(priceComplement.shape).join(' ')).toBe('label amount termsIndex tags lines');
    expect(Object.keys(priceSubLine.shape).join(' ')).toBe('label amount termsIndex tags');
  });

  it('R070 tells no tags from tags that the source does not say', () => {
    const supplement = { label: '3D', amount: 2, termsIndex: null, lines: [] };
    expect(readTwice(priceComplement, supplement)).toStrictEqual(supplement);
    for (const tags of [null, [], ['3d', 'IMAX']])
      expect(readTwice(priceComplement, { ...supplement, tags })).toStrictEqual({
        label: '3D',
        amount: 2,
        termsIndex: null,
        tags,
        lines: [],
      });
    expect(refusedPaths(priceComplement, { ...supplement, tags: [''] })).toStrictEqual(['tags.0']);
    expect(refusedPaths(priceLine, { label: 'Plein', amount: 9, forAll: 'yes' })).toStrictEqual(['forAll']);
  });

  it('D61 a price line says until when and on which days it holds, or nothing of it', () => {
    const line = { label: 'Avant midi', amount: 9, termsIndex: null };
    expect(readTwice(priceLine, line)).toStrictEqual(line);
    const held = { ...line, forAll: true, until: '12:00', days: [1, 7] };
    expect(readTwice(priceLine, held)).toStrictEqual(held);
    const silent = { ...line, forAll: null, until: null, days: null };
    expect(readTwice(priceLine, silent)).toStrictEqual(silent);
    expect(readTwice(priceLine, { ...line, until: '', days: [] })).toStrictEqual({
      ...line,
      until: null,
      days: null,
    });
    for (const until of ['noon', '24:00', '9:00', 12])
      expect(refusedPaths(priceLine, { ...line, until })).toStrictEqual(['until']);
    for (const days of [[0], [8], [1, 1], 'Monday'])
      expect(refusedPaths(priceLine, { ...line, days })[0]).toMatch(/^days/);
  });

  it('R070 refuses a termsIndex without a legend', () => {
    const line = { label: 'Étudiant', amount: 8, termsIndex: 2 };
    const wrong = {
      lines: [line],
      complements: [{ label: 'Duo', amount: null, termsIndex: 3, lines: [line] }],
      terms: ['Sur justificatif.', 'Hors jours fériés.'],
      globalTerms: null,
    };
    expect(refusedPaths(pricing, wrong)).toStrictEqual([
      'lines.0.termsIndex',
      'complements.0.termsIndex',
      'complements.0.lines.0.termsIndex',
    ]);
    expect(refusedPaths(pricing, { ...wrong, terms: ['a', 'b', 'c', 'd'] })).toStrictEqual([]);
  });

  it('R071 has the fields of a push slide', () => {
    expect(Object.keys(pushSlide.shape).join(' ')).toBe(
      'title date cta backdrop contentTag goal description backgroundMainColor',
    );
    const [slide] = cinemaFixture.pushes;
    expect(
      readTwice(pushSlide, { ...slide, contentTag: { title: 'Événement', color: '#7A1F2B' }, cta: [] }),
    ).toStrictEqual({ ...slide, contentTag: { title: 'Événement', color: '#7a1f2b' }, cta: null });
  });

  it('takes IANA time zones alone', () => {
    expect(refusedPaths(cinemaDetail, { ...cinemaFixture, timeZone: 'Africa/Casablanca' })).toStrictEqual([]);
    for (const timeZone of ['Moon/Tycho', '+01:00']) {
      expect(refusedPaths(cinemaDetail, { ...cinemaFixture, timeZone })).toStrictEqual(['timeZone']);
    }
  });

  it('takes a week offset from 0 (Monday) to 6', () => {
    expect(refusedPaths(cinemaDetail, { ...cinemaFixture, cinemaWeekOffset: 6 })).toStrictEqual([]);
    expect(refusedPaths(cinemaDetail, { ...cinemaFixture, cinemaWeekOffset: 7 })).toStrictEqual([
      'cinemaWeekOffset',
    ]);
  });
});
