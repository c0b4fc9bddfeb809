import type { Formats } from 'next-intl';

/**
 * Named formats for ICU messages and next-intl's formatter. How a country writes days, times, prices and
 * durations is decided by `src/domain`, not here: messages get these as finished text.
 */
export const formats = {
  number: {
    whole: { maximumFractionDigits: 0 },
  },
  list: {
    names: { type: 'conjunction', style: 'long' },
  },
} satisfies Formats;
