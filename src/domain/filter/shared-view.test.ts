import { expect, it } from 'vitest';
import { sharedOn } from './change-filters.ts';

it('D51 a shared view has the day that its page shows, and the place', () => {
  expect(sharedOn({ near: 'lyon' }, '2026-11-21')).toEqual({ near: 'lyon', date: '2026-11-21' });
  expect(sharedOn({ date: '2026-11-22' }, '2026-11-21')).toEqual({ date: '2026-11-22' });
  expect(sharedOn({ near: 'lyon' }, null)).toEqual({ near: 'lyon' });
});
