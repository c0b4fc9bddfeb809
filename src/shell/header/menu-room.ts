import { letterWidths } from '#src/styles/letter-widths.ts';
import type { MenuEntry } from './menu.ts';

/** From which width on an entry stands in the row of the menu; until then, and where it is `never`, it is folded away. */
export type MenuFrom = 'tablet' | 'desktop' | 'wide' | 'never';

export const steps = ['tablet', 'desktop', 'wide'] as const;

/**
 * What the row of the menu has at the narrowest window of each step beside logo, search, user area and languages, CSS
 * pixels: alone, and beside the button of what is folded away.
 */
export const rooms = {
  tablet: { alone: 304, beside: 252 },
  desktop: { alone: 408, beside: 340 },
  wide: { alone: 513, beside: 445 },
} as const;

/** What stands around the words of an entry, and between two entries. */
const aroundPx = 16;
const gapPx = 8;

/** The size of the text there, `--size-2` of tokens.scss at the narrowest window of the step. */
const textPx = { tablet: 16.25, desktop: 16.52, wide: 16.77 } as const;

const widest = Math.max(...Object.values(letterWidths));

/** How wide an entry stands at a size of its text, as the font file has it; a letter it lacks counts as the widest. */
export function entryWidth(words: string, size: number): number {
  const advances = Array.from(words.normalize('NFC'), (letter) => letterWidths[letter] ?? widest);
  return (advances.reduce((sum, advance) => sum + advance, 0) / 1000) * size + aroundPx;
}

function fitting(widths: readonly number[], room: number): number {
  let used = -gapPx;
  const past = widths.findIndex((width) => (used += width) > room);
  return past === -1 ? widths.length : past;
}

/**
 * Which entries of the menu stand in its one row, in their order, so that it never breaks into a second (R132). Told by
 * the widths of their words, which the server knows from the font: no script measures, and nothing moves afterwards.
 *
 * @param words of all entries that may stand in the row
 * @param always how many of the first stand there at every width
 */
function menuRoom(words: readonly string[], always: number): MenuFrom[] {
  const shown = steps.map((step) => {
    const { alone, beside } = rooms[step];
    const widths = words.map((word) => entryWidth(word, textPx[step]) + gapPx);
    const all = fitting(widths, alone) === words.length;
    return Math.max(always, all ? words.length : fitting(widths, beside));
  });
  return words.map((_, index) => steps[shown.findIndex((count) => index < count)] ?? 'never');
}

/** An entry of the menu with its place by width. */
export type PlacedEntry = MenuEntry & {
  /** From which width on it stands in the row. */
  readonly row: MenuFrom | 'always';
  /** Until which width it is folded away; null where it never is. */
  readonly folded: MenuFrom | null;
};

/**
 * The entries of a menu with their places.
 *
 * @param wordsOf what an entry says
 */
export function placeMenu(menu: readonly MenuEntry[], wordsOf: (entry: MenuEntry) => string): PlacedEntry[] {
  const inRow = menu.filter(({ place }) => place !== 'phone');
  const always = inRow.filter(({ place }) => place === 'main').length;
  const from = menuRoom(inRow.map(wordsOf), always);
  return menu.map((entry): PlacedEntry => {
    if (entry.place === 'phone') return { ...entry, row: 'never', folded: 'tablet' };
    if (entry.place === 'main') return { ...entry, row: 'always', folded: null };
    const row = from[inRow.indexOf(entry)] ?? 'never';
    return { ...entry, row, folded: row };
  });
}

/** From which width on nothing is folded away any more. */
export function allFrom(menu: readonly PlacedEntry[]): MenuFrom {
  return (
    (['never', ...steps.toReversed()] as const).find((step) => menu.some(({ folded }) => folded === step)) ??
    'tablet'
  );
}
