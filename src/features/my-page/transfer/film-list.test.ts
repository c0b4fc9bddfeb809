import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZippedList, ratingOfStars, readFilmList, readZippedLists, type ListedFilm } from './film-list.ts';
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
  const read = readFilmList(text, name);
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
    ['3,5', 2],
    [' 4,5 ', 3],
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
    ['Date,Film,Year\n', { kind: 'columns', column: 'Name' }],
    ['Datum;Name;Jahr\n', { kind: 'columns', column: 'Year' }],
    ['Date;Name;Year\n2026-01-01;"Nuit;2026', { kind: 'quote', line: 2 }],
    ['', { kind: 'text' }],
    ['<html><p>Name</p></html>', { kind: 'text' }],
    ['Date,Name,Letterboxd URI\n', { kind: 'columns', column: 'Year' }],
    ['Date,Name,Year\n2026-01-01,"Nuit,2026', { kind: 'quote', line: 2 }],
  ])('is refused with a reason: %j', (text, wrong) => {
    expect(readFilmList(text, 'a.csv')).toEqual({ ok: false, wrong });
  });

  it('is never taken for more than it is, whatever is in it', () => {
    const line = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = readFilmList(['Date,Name,Year', ...lines].join('\n'), 'x.csv');
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

const one = (text: string, name: string) => films(text, name).map(({ name: title, felt }) => [title, felt]);

describe('a list as it is found', () => {
  it.each<[what: string, name: string, text: string, films: [string, ListedFilm['felt']][]]>([
    [
      'likes of Letterboxd',
      'films.csv',
      'Date,Name,Year,Letterboxd URI\n2026-01-02,Nuit,2026,https://boxd.it/a\n',
      [['Nuit', 2]],
    ],
    ['likes, downloaded again', 'films (1).csv', 'Date,Name,Year\n,Nuit,2026\n', [['Nuit', 2]]],
    [
      'a list with two tables',
      'halloween.csv',
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2026-01-01,Halloween,,https://boxd.it/x,"Films, old\nand new"\n\nPosition,Name,Year,URL,Description\n1,Nuit,2026,https://boxd.it/a,\n2,"Snow, Tailored",1961,https://boxd.it/b,good\n',
      [
        ['Nuit', 'wish'],
        ['Snow, Tailored', 'wish'],
      ],
    ],
    [
      'ratings that a spreadsheet wrote again',
      'ratings.csv',
      'Date;Name;Year;Letterboxd URI;Rating\r\n02.01.2026;Nuit;2026;https://boxd.it/a;4,5\r\n03.01.2026;"Snow; Tailored";2026;;2\r\n',
      [
        ['Nuit', 3],
        ['Snow; Tailored', 1],
      ],
    ],
    ['tabs', 'ratings.csv', 'Name\tYear\tRating\nNuit\t2026\t3,5\n', [['Nuit', 2]]],
    ['the separator told first', 'watchlist.csv', 'sep=;\nDate;Name;Year\n;Nuit;2026\n', [['Nuit', 'wish']]],
    [
      'a file for the import of Letterboxd',
      'mine.csv',
      'Title,Year,Directors,LetterboxdURI,imdbID,tmdbID,Rating10,WatchedDate,Rewatch,Tags,Review\nNuit,2026,A,,tt1,1,9,2026-01-02,,,\nSnow,2026,B,,tt2,2,,2026-01-02,,,\n',
      [
        ['Nuit', 3],
        ['Snow', 'seen'],
      ],
    ],
    [
      'films to see for the import of Letterboxd',
      'mine.csv',
      'imdbID,Title,Year\ntt1,Nuit,2026\n',
      [['Nuit', 'wish']],
    ],
    [
      'ratings of IMDb',
      'ratings.csv',
      'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\ntt1,9,2026-01-02,Nuit,Notte,https://www.imdb.com/title/tt1,Movie,3.1,99,2026,Drama,12,2026-01-01,A\ntt2,3,2026-01-02,Fargo,Fargo,,TV Series,8.9,53,2014,Crime,9,2014-04-15,\ntt3,4,2026-01-02,Snow,Snow,,Movie,8.8,99,2026,Drama,1,,B\n',
      [
        ['Nuit', 3],
        ['Snow', 1],
      ],
    ],
    [
      'the watchlist of IMDb',
      'WATCHLIST.csv',
      'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n1,tt1,2026-01-01,,,Nuit,Notte,,Movie,7.1,99,2026,,,,,,\n2,tt2,2026-01-01,,,Snow,Snow,,Movie,8,99,2026,,,,,8,2026-02-01\n',
      [
        ['Nuit', 'wish'],
        ['Snow', 3],
      ],
    ],
    [
      'a list of IMDb under a name of its own',
      'a1b2c3.csv',
      'Position,Const,Title,Year,Your Rating\n1,tt1,Nuit,2026,\n',
      [['Nuit', 'wish']],
    ],
    [
      'reviews',
      'reviews.csv',
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2026-01-02,Nuit,2026,,,,"Long\nand good",,2026-01-01\n',
      [['Nuit', 'seen']],
    ],
    ['blanks and marks', 'watchlist.csv', '\uFEFF"Date","Name","Year"\n,"Nuit  ",2026\n', [['Nuit', 'wish']]],
  ])('is read: %s', (_what, name, text, expected) => {
    expect(one(text, name)).toEqual(expected);
  });

  it('has the original title of IMDb, and counts ratings that are none', () => {
    const text = 'Const,Title,Original Title,Year,Your Rating\ntt1,Nuit,Notte,2026,\ntt2,Snow,Snow,2026,11\n';
    expect(readFilmList(text, 'list.csv')).toEqual({
      ok: true,
      films: [
        { name: 'Nuit', original: 'Notte', year: 2026, felt: 'seen' },
        { name: 'Snow', year: 2026, felt: 'seen' },
      ],
      unread: 1,
    });
    expect(readFilmList('Name,Year,Rating\nA,2026,0\nB,2026,\nC,2026,****\n', 'x.csv')).toMatchObject({
      unread: 1,
    });
  });

  it('comes in a ZIP with its others: ratings before likes before what was only seen', () => {
    const list = (...titles: string[]) =>
      `Date,Name,Year,Letterboxd URI\n${titles.map((title) => `,${title},2026,\n`).join('')}`;
    const read = readZippedLists(
      new Map([
        ['x/ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating\n,A,2026,,5\n'],
        ['x/watched.csv', list('A', 'B', 'C')],
        ['x/likes/films.csv', list('A', 'B')],
        ['x/watchlist.csv', list('D')],
        ['x/diary.csv', ''],
      ]),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.wrong));
    expect(read.films.map(({ name, felt }) => [name, felt])).toEqual([
      ['A', 'seen'],
      ['B', 'seen'],
      ['C', 'seen'],
      ['A', 2],
      ['B', 2],
      ['D', 'wish'],
      ['A', 3],
    ]);
    expect(readZippedLists(new Map())).toEqual({ ok: false, wrong: { kind: 'zip' } });
  });

  it.each([
    ['watchlist.csv', true],
    ['likes/films.csv', true],
    ['letterboxd-ana-2026-05-01/ratings.csv', true],
    ['letterboxd-ana-2026-05-01/likes/films.csv', true],
    ['__MACOSX/ratings.csv', false],
    ['deleted/diary.csv', false],
    ['orphaned/diary.csv', false],
    ['lists/watched.csv', false],
    ['lists/worst.csv', false],
    ['likes/lists.csv', false],
    ['profile.csv', false],
    ['comments.csv', false],
  ])('is %s one of a ZIP: %s', (path, is) => {
    expect(isZippedList(path)).toBe(is);
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
  film('akira', ['Akira (version restaurée)'], 2026, 1988),
  film('birdman', ['Birdman'], 2026),
  film('500', ['(500) jours ensemble'], 2026),
  film('fast', ['Fast & Furious'], 2026),
  film('romeo', ['Roméo et Juliette'], 2026),
  film('alien3', ['Alien³'], 2026),
  film('alien', ['Alien'], 2026),
  film('rocky2', ['Rocky II'], 2026),
  film('half', ['8½'], 2026),
  film('oel', ['Öl'], 2026),
  film('spider', ['Spider-Man'], 2026),
  film('notte', ['Notte chiara'], 2026),
  { ...film('vertigo', ['Sueurs froides'], 2026), again: true },
  film('nosferatu', ['Nosferatu'], 2024),
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
    ['Akira', 1988, 'akira'],
    ['Akira (4K)', 1988, 'akira'],
    ['Birdman or (The Unexpected Virtue of Ignorance)', 2026, null],
    ['Birdman (The Unexpected Virtue of Ignorance)', 2026, 'birdman'],
    ['Birdman [OV]', 2026, 'birdman'],
    ['500 jours ensemble', 2026, '500'],
    ['Fast and Furious', 2026, 'fast'],
    ['Fast und Furious', 2026, 'fast'],
    ['Roméo & Juliette', 2026, 'romeo'],
    ['Alien 3', 2026, 'alien3'],
    ['Alien', 2026, 'alien'],
    ['Rocky 2', 2026, 'rocky2'],
    ['8 1/2', 2026, 'half'],
    ['Oel', 2026, 'oel'],
    ['Spiderman', 2026, 'spider'],
    ['Sueurs froides', 1958, 'vertigo'],
    ['Sueurs froides', 2031, null],
    ['Nosferatu', 1922, null],
  ])('%s (%s) is %s', (name, year, slug) => {
    expect(found(name, year)).toBe(slug);
  });

  it('are found by the original title that a list has besides', () => {
    const listed: ListedFilm = { name: 'Clear Night', original: 'Notte chiara', year: 2026, felt: 'wish' };
    expect(matchTitles([listed], catalogue).found).toEqual([[listed, 'notte']]);
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
