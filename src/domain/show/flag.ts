import { textOrNull } from '../text/plain-text.ts';

/** The flag of a show: a short text on a colour (R107). */

const colours = { 1: 'green', 2: 'yellow', 3: 'grey', 4: 'red', 5: 'blue' } as const;

/** The colours of flags by name (R107). */
export type FlagColour = (typeof colours)[keyof typeof colours];

/** A flag as it is shown. */
export interface Flag {
  /** Null only for a heart without a text of its own: the interface copy names it. */
  readonly text: string | null;
  /** Null where the wire names no colour, or one that is not in the table. */
  readonly colour: FlagColour | null;
  /** The 'heart' label (coup de cœur): icon, text and blue (R107, D33). */
  readonly heart: boolean;
}

const heartNumber = '5';

/** The colour of a flag number, null for none of the table (R107). */
export function flagColour(number: string | null): FlagColour | null {
  return Object.entries(colours).find(([key]) => key === number)?.[1] ?? null;
}

/** The flag of a text and a colour number; null where there is nothing to show (R107). */
export function flagOf(text: string | null, number: string | null): Flag | null {
  const shown = textOrNull(text);
  const heart = number === heartNumber;
  return shown === null && !heart ? null : { text: shown, colour: flagColour(number), heart };
}
