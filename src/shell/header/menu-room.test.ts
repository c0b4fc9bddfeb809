import { describe, expect, it } from 'vitest';
import { entryWidth, menuSteps, placeMenu, wholeAt, type PlacedEntry } from './menu-room.ts';
import type { MenuEntry } from './menu.ts';

const entry = (key: 'films' | 'club', place: MenuEntry['place']): MenuEntry =>
  key === 'films'
    ? { key, to: { page: 'shows' }, place, active: false }
    : { key, url: 'https://club.example', newWindow: false, place, active: false };

/** A menu of two entries that are always visible, then the others. */
function placed(words: readonly string[], wallet = false) {
  const said = new Map<MenuEntry, string>(
    words.map((word, index) => [index < 2 ? entry('films', 'main') : entry('club', 'wide'), word]),
  );
  if (wallet) said.set(entry('club', 'phone'), 'Portefeuille');
  return placeMenu([...said.keys()], (one) => said.get(one) ?? '');
}

/** The number of entries in the row at each step. */
const counts = (menu: readonly PlacedEntry[]) =>
  menuSteps.map((step) => menu.filter(({ row }) => row === 'always' || row.includes(step)).length);

const many = [
  'Films',
  'Cinémas',
  'Événements',
  'Le club',
  'Entreprises',
  'Plus de Velours',
  'Cinéma à la maison',
];

describe('the room of an entry', () => {
  it('goes by what its letters are, not by how many', () => {
    expect(entryWidth('Illimité', 16)).toBeLessThan(entryWidth('Mémoires', 16) - 8);
    expect(entryWidth('WWWW', 16)).toBeGreaterThan(entryWidth('iiiiiiii', 16));
  });

  it('takes an accent written by itself for the letter it makes, and an unknown letter for the widest', () => {
    expect(entryWidth('Cine\u0301mas', 16)).toBe(entryWidth('Cinémas', 16));
    expect(entryWidth('語', 16)).toBeGreaterThanOrEqual(entryWidth('W', 16));
  });
});

describe('the places of the menu', () => {
  it('R132 keeps a short menu whole from tablets on, with no button', () => {
    const menu = placed(['Films', 'Bioscopen', 'Evenementen']);
    expect(menu.map(({ row }) => row)).toEqual(['always', 'always', menuSteps]);
    expect(menu.map(({ unfolded }) => unfolded)).toEqual(['always', 'always', menuSteps]);
    expect(wholeAt(menu)).toEqual(menuSteps);
  });

  it('R132 lets a long one stand in its one row as far as there is room, in its order', () => {
    const menu = placed(many);
    // A tablet has more room than a narrow desk, where the field of the search is in the row.
    expect(counts(menu)).toEqual([2, 4, 5, 3, 4]);
    for (const step of menuSteps) {
      const shown = menu.map(({ row }) => row === 'always' || row.includes(step));
      expect(shown.toSorted((a, b) => Number(b) - Number(a))).toEqual(shown);
    }
    expect(menu.map(({ unfolded }) => unfolded)).toEqual(menu.map(({ row }) => row));
    expect(wholeAt(menu)).toEqual([]);
  });

  it('needs no button where the last one fits without it', () => {
    const words = ['Films', 'Cinémas', 'Événements', 'Entreprises'];
    expect(wholeAt(placed(words))).toEqual(['portrait', 'landscape', 'desktop', 'wide']);
    // The same number of letters, but wider ones.
    const wider = placed(['Films', 'Cinémas', 'Événements', 'Abonnements']);
    expect(counts(wider)).toEqual([2, 3, 4, 3, 4]);
    expect(wholeAt(wider)).toEqual(['landscape', 'wide']);
  });

  it('R132 has offers and subscriptions in the row of a tablet held sideways, as France has them', () => {
    const menu = placed(['Films', 'Cinémas', 'Événements', 'Offres', 'Abonnements']);
    expect(counts(menu)).toEqual([2, 4, 5, 3, 5]);
  });

  it('R132 folds the wallet away on a phone, and has it nowhere else', () => {
    const wallet = placed(['Films', 'Kinos'], true).at(-1);
    expect([wallet?.row, wallet?.unfolded]).toEqual([[], menuSteps]);
  });

  it('shows the first two at any length', () => {
    const long = placed(['Vorstellungsübersicht', 'Lichtspielhäuser']);
    expect(counts(long)).toEqual(menuSteps.map(() => 2));
    expect(wholeAt([])).toEqual(menuSteps);
  });
});
