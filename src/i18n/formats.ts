import type { Formats } from 'next-intl';

/**
 * Named formats for ICU messages and next-intl's formatter. Days, times, prices and durations are formatted in
 * `src/domain`, because each country writes them in its own way: messages get them as finished text.
 */
export const formats = {
  number: {
    whole: { maximumFractionDigits: 0 },
  },
  list: {
    names: { type: 'conjunction', style: 'long' },
  },
} satisfies Formats;
