import { expect, it } from 'vitest';
import { parseLocalTime } from './local-time.ts';

it('reads local times with T and without seconds, and refuses what is none', () => {
  expect(parseLocalTime('2026-09-11T11:05')).toEqual({
    day: '2026-09-11',
    hour: 11,
    minute: 5,
    second: 0,
  });
  for (const text of ['', '2026-09-11', '2026-09-11 24:00:00', '2026-02-30 10:00:00', '2026-09-11 9:00'])
    expect(parseLocalTime(text)).toBeNull();
});
