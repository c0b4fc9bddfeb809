// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isOver, offerDays, type OfferDate } from '#src/domain/article/offer-date.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Locale } from '#src/sites/site.ts';
import { OfferDates } from './offer-dates.tsx';

afterEach(cleanup);

function written(locale: Locale, date: OfferDate): string {
  const { container } = render(
    <WithMessages locale={locale}>
      <OfferDates locale={locale} date={date} />
    </WithMessages>,
  );
  return container.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
}

const of = (type: OfferDate['type'], start: string | null = null, end: string | null = null): OfferDate => ({
  type,
  start,
  end,
});

const exact = of('exact', '2026-09-20 10:00:00');
const from = of('from', '2026-12-01');
const interval = of('interval', '2026-09-07', '2026-12-14');
const until = of('until', null, '2026-12-31');
const noDate = of('noDate');
const exactWithoutHours = of('exactWithoutHours', '2026-09-20 10:00:00');

describe('when an offer holds', () => {
  it.each([
    ['fr-FR', exact, 'Le 20 septembre 2026 à 10h00'],
    ['fr-FR', from, 'À partir du 1er décembre 2026'],
    ['fr-FR', interval, 'Du 7 septembre au 14 décembre 2026'],
    ['fr-FR', until, 'Jusqu’au 31 décembre 2026'],
    ['fr-FR', noDate, 'Toute l’année'],
    ['fr-FR', exactWithoutHours, 'Le 20 septembre 2026'],
    ['en-BE', exact, '20 September 2026, 10:00'],
    ['en-BE', from, 'From 1 December 2026'],
    ['en-BE', interval, '7 September to 14 December 2026'],
    ['en-BE', until, 'Until 31 December 2026'],
    ['en-BE', noDate, 'All year round'],
    ['en-BE', exactWithoutHours, '20 September 2026'],
    ['de-CH', exact, 'Am 20. September 2026, 10:00 Uhr'],
    ['de-CH', from, 'Ab 1. Dezember 2026'],
    ['de-CH', interval, '7. September bis 14. Dezember 2026'],
    ['de-CH', until, 'Bis 31. Dezember 2026'],
    ['de-CH', noDate, 'Das ganze Jahr'],
    ['de-CH', exactWithoutHours, 'Am 20. September 2026'],
    ['nl-NL', exact, 'Op 20 september 2026 om 10:00'],
    ['nl-NL', from, 'Vanaf 1 december 2026'],
    ['nl-NL', interval, 'Van 7 september tot en met 14 december 2026'],
    ['nl-NL', until, 'Tot en met 31 december 2026'],
    ['nl-NL', noDate, 'Het hele jaar'],
    ['nl-NL', exactWithoutHours, 'Op 20 september 2026'],
  ] as const)('R090 %s %j: %s', (locale, date, text) => {
    expect(written(locale, date)).toBe(text);
  });

  it.each([
    [of('interval', '2026-12-20', '2027-01-03'), 'Du 20 décembre 2026 au 3 janvier 2027'],
    [of('interval', '2026-12-20 18:00:00', '2026-12-20 22:30:00'), 'Le 20 décembre 2026, de 18h00 à 22h30'],
    [of('interval', '2026-12-20', '2026-12-20'), 'Le 20 décembre 2026'],
    [of('interval', '2026-12-20', null), 'À partir du 20 décembre 2026'],
    [of('interval', null, '2026-12-20'), 'Jusqu’au 20 décembre 2026'],
    [of('until', null, '2026-12-20 14:00:00'), 'Jusqu’au 20 décembre 2026 à 14h00'],
  ])('R090 an interval says no more than is known: %j', (date, text) => {
    expect(written('fr-FR', date)).toBe(text);
  });

  it.each([
    of('exact', '1900-01-01'),
    of('from'),
    of('until', '2026-12-20'),
    of('interval', '1900-01-01', '1900-01-01 00:00:00'),
  ])('R279 says nothing of an unknown day: %j', (date) => {
    expect(written('fr-FR', date)).toBe('');
  });
});

it('an offer is over after its last day, never without one', () => {
  expect(offerDays(exact)).toEqual({ first: '2026-09-20', last: '2026-09-20' });
  expect([exact, until, interval].map((date) => isOver(date, '2026-12-15'))).toEqual([true, false, true]);
  expect([from, noDate].some((date) => isOver(date, '2099-01-01'))).toBe(false);
  expect(isOver(until, '2026-12-31')).toBe(false);
});
