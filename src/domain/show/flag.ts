import { textOrNull } from '../text/plain-text.ts';

/** The flag of a show: a short text on a coloured background (R107). */

const colours = { 1: 'green', 2: 'yellow', 3: 'grey', 4: 'red', 5: 'blue' } as const;

/** The names of the flag colours (R107). */
export type FlagColour = (typeof colours)[keyof typeof colours];

/** A flag for display. */
export interface Flag {
  /** Null only for a heart without its own text; the interface copy has the words then. */
  readonly text: string | null;
  /** Null when the wire names no colour, or an unknown one. */
  readonly colour: FlagColour | null;
  /** The 'heart' label (coup de cœur): icon, text and blue (R107, D33). */
  readonly heart: boolean;
}

const heartNumber = '5';
const heartCategory = 'HEART';

/** The colour of a flag number; null for an unknown number (R107). */
export function flagColour(number: string | null): FlagColour | null {
  return Object.entries(colours).find(([key]) => key === number)?.[1] ?? null;
}

/**
 * The flag of a text and a colour number; null when there is nothing to show (R107).
 * @param category `labelCategory` of the wire: `HEART` is the heart label, whatever its text and number say
 */
export function flagOf(
  text: string | null,
  number: string | null,
  category: string | null = null,
): Flag | null {
  const shown = textOrNull(text);
  const heart = number === heartNumber || category?.toUpperCase() === heartCategory;
  if (shown === null && !heart) return null;
  return { text: shown, colour: heart ? 'blue' : flagColour(number), heart };
}
