import { expect, test, vi } from 'vitest';
import { madeOfSchedule } from './made-of-schedule.ts';
import type { Schedule } from './schedule.ts';

const day = '2031-05-14';
const empty = (): Schedule => new Map();

test('the same schedule, catalogue and day are read once', () => {
  const from = { schedule: empty(), catalogue: [], day };
  const make = vi.fn<() => object>(() => ({}));
  expect(madeOfSchedule('test', from, make)).toBe(madeOfSchedule('test', from, make));
  expect(make).toHaveBeenCalledOnce();
});

test('what is nothing is kept too', () => {
  const from = { schedule: empty(), catalogue: [], day };
  const make = vi.fn<() => undefined>(() => undefined);
  madeOfSchedule('test', from, make);
  madeOfSchedule('test', from, make);
  expect(make).toHaveBeenCalledOnce();
});

test('another schedule, catalogue, day or name is another thing', () => {
  const from = { schedule: empty(), catalogue: [], day };
  const first = madeOfSchedule('test', from, () => ({}));
  const others = [
    madeOfSchedule('test', { ...from, schedule: empty() }, () => ({})),
    madeOfSchedule('test', { ...from, catalogue: [] }, () => ({})),
    madeOfSchedule('test', { ...from, day: '2031-05-15' }, () => ({})),
    madeOfSchedule('other', from, () => ({})),
  ];
  for (const other of others) expect(other).not.toBe(first);
});
