import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLetterboxd, ratingOfStars, readLetterboxd, type ListedFilm } from './letterboxd.ts';
import { matchTitles, titleKey, type TitledFilm } from './match-titles.ts';

const watchlist = 'Date,Name,Year,Letterboxd URI\n2026-01-02,The Lamplighter,2026,https://boxd.it/a\n';
const ratings =
  'Date,Name,Year,Letterboxd URI,Rating\r\n2026-01-02,"Snow, Tailored",2026,https://boxd.it/b,4.5\r\n2026-01-03,Nachtboot,,https://boxd.it/c,\r\n';
const diary =
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n' +
  '2026-01-02,Nuit,2026,https://boxd.it/d,1.5,,,2026-01-01\n' +
  '2026-02-02,Nuit,2026,https://boxd.it/d,4,Yes,"late, alone",2026-02-01\n' +
  '2026-03-02,Nuit,2026,https://boxd.it/d,,Yes,,2026-03-01\n';

const films = (text: string, name: string): readonly ListedFilm[] => {
  const read = readLetterboxd(text, name);
  if (!read.ok) throw new Error(JSON.stringify(read.wrong));
  return read.films;
};

describe('a list of Letterboxd', () => {
  it('of wishes, of seen films, of ratings: as its columns and its name say', () => {
    expect(films(watchlist, 'watchlist.csv')).toEqual([
      { name: 'The Lamplighter', year: 2026, felt: 'wish' },
    ]);
    expect(films(watchlist, 'watched.csv')[0]?.felt).toBe('seen');
    expect(films(ratings, 'ratings.csv')).toEqual([
      { name: 'Snow, Tailored', year: 2026, felt: 3 },
      { name: 'Nachtboot', year: null, felt: 'seen' },
    ]);
  });

  it('of a diary counts the last rating of a film, and a viewing without one takes nothing back', () => {
    expect(films(diary, 'diary.csv')).toEqual([{ name: 'Nuit', year: 2026, felt: 3 }]);
  });

  it.each([
    ['0.5', 1],
    ['2', 1],
    ['2.5', 2],
    ['3.5', 2],
    ['4', 3],
    ['5', 3],
    ['', null],
    ['0', null],
    ['6', null],
    ['-1', null],
    ['four', null],
    ['NaN', null],
  ])('has %j stars for our rating %j', (stars, rating) => {
    expect(ratingOfStars(stars)).toBe(rating);
  });

  it.each([
    ['Date,Title,Year\n', { kind: 'columns', column: 'Name' }],
    ['Date,Name,Letterboxd URI\n', { kind: 'columns', column: 'Year' }],
    ['Date,Name,Year\n2026-01-01,"Nuit,2026', { kind: 'quote', line: 2 }],
  ])('is refused with a reason: %j', (text, wrong) => {
    expect(readLetterboxd(text, 'a.csv')).toEqual({ ok: false, wrong });
  });

  it('is known by its first line', () => {
    expect([watchlist, ratings, `\uFEFF${diary}`, '"Date","Name"\n'].every(isLetterboxd)).toBe(true);
    expect(['{"format":"velours"}', '', 'Datei', '<html>'].some(isLetterboxd)).toBe(false);
  });

  it('is never taken for more than it is, whatever is in it', () => {
    const line = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = readLetterboxd(['Date,Name,Year', ...lines].join('\n'), 'x.csv');
        if (!read.ok) return;
        for (const { name, year } of read.films) {
          expect(name).not.toBe('');
          expect(year === null || Number.isInteger(year)).toBe(true);
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

const film = (slug: string, titles: readonly string[], ...years: number[]): TitledFilm => ({
  slug,
  titles,
  years,
});
const catalogue = [
  film('horlogere', ['L’Horlogère de Telč', 'The Watchmaker of Telč', 'Die Uhrmacherin von Telč'], 2026),
  film('nuit-2026', ['La Nuit'], 2026),
  film('nuit-1961', ['La Nuit', 'La notte'], 1961),
  film('soeur', ['La Sœur cadette'], 2025, 2026),
  film('un', ['Un'], 2026),
  film('lost', ['Ohne Jahr']),
];
const found = (name: string, year: number | null) =>
  matchTitles([{ name, year, felt: 'wish' }], catalogue).found[0]?.[1] ?? null;

describe('the films of a list in the catalogue', () => {
  it.each([
    ['L’Horlogère de Telč', 2026, 'horlogere'],
    ["l'horlogere de telc", 2026, 'horlogere'],
    ['HORLOGÈRE DE TELČ', 2025, 'horlogere'],
    ['The Watchmaker of Telc', 2027, 'horlogere'],
    ['Die Uhrmacherin von Telč', 2026, 'horlogere'],
    ['Die Uhrmacherin von Telč', 2024, null],
    ['Horlogère', 2026, null],
    ['La nuit', 2026, 'nuit-2026'],
    ['La nuit', 1961, 'nuit-1961'],
    ['La notte', 1960, 'nuit-1961'],
    ['La nuit', 1999, null],
    ['La nuit', null, 'nuit-2026'],
    ['La Soeur Cadette', 2024, 'soeur'],
    ['Un', 2026, 'un'],
    ['Ohne Jahr', 1999, 'lost'],
    ['', 2026, null],
    ['constructor', 2026, null],
  ])('%s (%s) is %s', (name, year, slug) => {
    expect(found(name, year)).toBe(slug);
  });

  it('what is in none is told by name', () => {
    const list: ListedFilm[] = [
      { name: 'Nowhere', year: 2001, felt: 3 },
      { name: 'La Nuit', year: 2026, felt: 'seen' },
    ];
    expect(matchTitles(list, catalogue)).toEqual({ found: [[list[1], 'nuit-2026']], missing: [list[0]] });
  });

  it('are the same for every way to write a title', () => {
    const ways = fc.constantFrom<((title: string) => string)[]>(
      (title) => title.toUpperCase(),
      (title) => title.toLowerCase(),
      (title) => title.normalize('NFD'),
      (title) => title.replaceAll(' ', '  '),
      (title) => `The ${title}`,
      (title) => `${title}…`,
      (title) => title.replaceAll('’', "'"),
    );
    const titles = fc.constantFrom<string[]>(
      'Horlogère de Telč',
      'Sœur cadette',
      'Nuit blanche',
      'Été à Røst',
    );
    fc.assert(
      fc.property(titles, fc.array(ways, { maxLength: 3 }), (title, steps) => {
        const written = steps.reduce((text, step) => (text.startsWith('The ') ? text : step(text)), title);
        expect(titleKey(written)).toBe(titleKey(title));
      }),
      { seed: 6 },
    );
  });
});
