import { expect, it } from 'vitest';
import { formatTime } from '#src/domain/date/format.ts';
import { clockIn } from './clock-in.ts';

it.each(['fr-FR', 'fr-CH', 'en-FR', 'de-CH', 'nl-NL', 'nl-BE'])(
  'is in every time that is read in %s',
  (locale) => {
    for (const clock of ['00:05', '09:00', '12:30', '23:59'])
      expect(clockIn(formatTime(locale, `2026-11-21 ${clock}:00`))).toBe(clock);
  },
);
