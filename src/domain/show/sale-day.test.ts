import { expect, it } from 'vitest';
import { saleDay } from './sale-day.ts';

it('the sale of a show opens on a day of the site, while that is to come', () => {
  const at = (salesOpeningDate: string | null, zone = 'Europe/Paris') =>
    saleDay({ salesOpeningDate }, zone, '2026-11-18');
  expect(at('2026-11-20T09:00:00.000Z')).toBe('2026-11-20');
  // 23:30 in Dakar is already the next day in Paris.
  expect(at('2026-11-20T23:30:00.000Z')).toBe('2026-11-21');
  expect(at('2026-11-20T23:30:00.000Z', 'Africa/Dakar')).toBe('2026-11-20');
  expect(at('2026-11-18T09:00:00.000Z')).toBeNull();
  expect(at(null)).toBeNull();
});
