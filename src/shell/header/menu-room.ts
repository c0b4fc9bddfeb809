import { letterWidths } from '#src/styles/letter-widths.ts';
import type { MenuEntry } from './menu.ts';

/** The width from which an entry is in the row of the menu; below it, and always for `never`, the entry is folded. */
export type MenuFrom = 'tablet' | 'desktop' | 'wide' | 'never';

export const steps = ['tablet', 'desktop', 'wide'] as const;

/**
 * The room for the row of the menu beside logo, search, user area and languages, in CSS pixels, at the narrowest window
 * of each step: without and with the button for folded entries.
 */
export const rooms = {
  tablet: { alone: 303, beside: 251 },
  desktop: { alone: 408, beside: 340 },
  wide: { alone: 512, beside: 444 },
} as const;

/** The padding of an entry, and the gap between two entries. */
const aroundPx = 16;
const gapPx = 8;

/** The font size of the entries: `--size-2` of tokens.scss at the narrowest window of the step. */
const textPx = { tablet: 16.25, desktop: 16.52, wide: 16.77 } as const;

const widest = Math.max(...Object.values(letterWidths));

/**
 * The width of an entry in CSS pixels at a font size, from the advances in the font file; a letter that the font lacks
 * counts as the widest one.
 */
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
 * The step from which each entry is in the row, so that the row never needs a second line (R132). The server knows the
 * width of the words from the font: no script measures, and nothing moves afterwards.
 *
 * @param words texts of all entries that may be in the row
 * @param always number of first entries that are in the row at every width
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
  /** The width from which it is in the row. */
  readonly row: MenuFrom | 'always';
  /** The width up to which it is folded; null when it is never folded. */
  readonly folded: MenuFrom | null;
};

/**
 * The entries of a menu with their places.
 *
 * @param wordsOf returns the text of an entry
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

/** The width from which no entry is folded. */
export function allFrom(menu: readonly PlacedEntry[]): MenuFrom {
  return (
    (['never', ...steps.toReversed()] as const).find((step) => menu.some(({ folded }) => folded === step)) ??
    'tablet'
  );
}
