import { describe, expect, it } from 'vitest';
import { allFrom, entryWidth, placeMenu } from './menu-room.ts';
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

const rows = (words: readonly string[]) => placed(words).map(({ row }) => row);

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
    expect(menu.map(({ row }) => row)).toEqual(['always', 'always', 'tablet']);
    expect(menu.map(({ folded }) => folded)).toEqual([null, null, 'tablet']);
    expect(allFrom(menu)).toBe('tablet');
  });

  it('R132 lets a long one stand in its one row as far as there is room, in its order', () => {
    expect(rows(many)).toEqual(['always', 'always', 'desktop', 'wide', 'never', 'never', 'never']);
    expect(allFrom(placed(many))).toBe('never');
  });

  it('needs no button where the last one fits without it', () => {
    const words = ['Films', 'Cinémas', 'Événements', 'Entreprises'];
    expect(rows(words)).toEqual(['always', 'always', 'desktop', 'desktop']);
    expect(allFrom(placed(words))).toBe('desktop');
    // The same number of letters, but wider ones.
    expect(rows(['Films', 'Cinémas', 'Événements', 'Abonnements'])).toEqual([
      'always',
      'always',
      'desktop',
      'wide',
    ]);
  });

  it('R132 folds the wallet away on a phone, and has it nowhere else', () => {
    const wallet = placed(['Films', 'Kinos'], true).at(-1);
    expect([wallet?.row, wallet?.folded]).toEqual(['never', 'tablet']);
  });

  it('shows the first two at any length', () => {
    expect(rows(['Vorstellungsübersicht', 'Lichtspielhäuser'])).toEqual(['always', 'always']);
    expect(allFrom([])).toBe('tablet');
  });
});
