import { letterWidths } from '#src/styles/letter-widths.ts';
import type { MenuEntry } from './menu.ts';

/** The ranges of widths above phones; `ranges` in main-menu.module.scss has the same names. */
export const menuSteps = ['tablet', 'portrait', 'landscape', 'desktop', 'wide'] as const;

export type MenuStep = (typeof menuSteps)[number];

/**
 * The room for the row of the menu beside logo, search, user area and languages, in CSS pixels, at the narrowest window
 * of each step: without and with the button for folded entries. From `desktop` on, the field of the search takes a part.
 */
export const rooms: Readonly<Record<MenuStep, { readonly alone: number; readonly beside: number }>> = {
  tablet: { alone: 303, beside: 251 },
  portrait: { alone: 401, beside: 357 },
  landscape: { alone: 534, beside: 490 },
  desktop: { alone: 408, beside: 340 },
  wide: { alone: 512, beside: 444 },
};

/** The padding of an entry, and the gap between two entries. */
const aroundPx = 16;
const gapPx = 8;

/** The font size of the entries: `--size-2` of tokens.scss at the narrowest window of the step. */
const textPx = { tablet: 16.25, portrait: 16.34, landscape: 16.44, desktop: 16.52, wide: 16.77 } as const;

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
 * The number of entries in the row at a step, so that the row never needs a second line (R132). The server knows the
 * width of the words from the font: no script measures, and nothing moves afterwards.
 *
 * @param words texts of all entries that may be in the row
 * @param always number of first entries that are in the row at every width
 */
function inRowAt(step: MenuStep, words: readonly string[], always: number): number {
  const { alone, beside } = rooms[step];
  const widths = words.map((word) => entryWidth(word, textPx[step]) + gapPx);
  const all = fitting(widths, alone) === words.length;
  return Math.max(always, all ? words.length : fitting(widths, beside));
}

/** An entry of the menu with its places by width. */
export type PlacedEntry = MenuEntry & {
  /** The steps at which it is in the row; on phones too when it is `always`. */
  readonly row: readonly MenuStep[] | 'always';
  /** The steps at which it is not folded. On a phone it is, unless it is `always` in the row. */
  readonly unfolded: readonly MenuStep[] | 'always';
};

/**
 * The entries of a menu with their places.
 *
 * @param wordsOf returns the text of an entry
 */
export function placeMenu(menu: readonly MenuEntry[], wordsOf: (entry: MenuEntry) => string): PlacedEntry[] {
  const inRow = menu.filter(({ place }) => place !== 'phone');
  const always = inRow.filter(({ place }) => place === 'main').length;
  const words = inRow.map(wordsOf);
  const counts = menuSteps.map((step) => [step, inRowAt(step, words, always)] as const);
  return menu.map((entry): PlacedEntry => {
    if (entry.place === 'phone') return { ...entry, row: [], unfolded: menuSteps };
    if (entry.place === 'main') return { ...entry, row: 'always', unfolded: 'always' };
    const index = inRow.indexOf(entry);
    const row = counts.flatMap(([step, count]) => (index < count ? [step] : []));
    return { ...entry, row, unfolded: row };
  });
}

/** The steps at which no entry is folded. */
export function wholeAt(menu: readonly PlacedEntry[]): readonly MenuStep[] {
  return menuSteps.filter((step) =>
    menu.every(({ unfolded }) => unfolded === 'always' || unfolded.includes(step)),
  );
}
