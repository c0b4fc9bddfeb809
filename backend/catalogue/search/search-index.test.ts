import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';
import type { SearchDocument } from './search-index.ts';

function show(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'show', title, pattern: title, people: '', genres: '', codes: '', hit: '{}', ...more };
}

function cinema(title: string, city: string, codes: string): SearchDocument {
  return show(title, { kind: 'cinema', pattern: `${title} ${city}`, codes });
}

const documents = [
  show('Le Guichet de nuit', { people: 'Bérengère Hautfenne, Odile Masquelin', genres: 'Comédie' }),
  show('La Nuit', { pattern: 'La Nuit Night Over Lyon' }),
  show('Nuit blanche à Lyon', { people: 'Anne Duval' }),
  show('1917', { genres: 'Drame, Histoire' }),
  show('Nachtboot'),
  cinema('Velours Brotteaux', 'Lyon', '69006 69'),
  cinema('Velours Ourcq', 'Paris', '75019 75'),
  cinema('Velours Spui', 'Den Haag', '2511AB 25'),
];
const index = new SearchIndex(documents);

const titles = (text: string, type: string | null = null) =>
  index.find({ text, type, onlyHelp: false }).map(({ title }) => title);

describe('what is found', () => {
  it.each([
    ['the whole title before its beginning and its parts', 'la nuit', ['La Nuit']],
    ['the word before the words it begins', 'nuit', ['La Nuit', 'Nuit blanche à Lyon', 'Le Guichet de nuit']],
    ['a part of a compound', 'boot', ['Nachtboot']],
    ['words that are written as one', 'nacht boot', ['Nachtboot']],
    ['one word that is written as two', 'denhaag', ['Velours Spui']],
    ['accents and case left out', 'NUÌT BLÂNCHE', ['Nuit blanche à Lyon']],
    ['a short word too many', 'the nachtboot', ['Nachtboot']],
    ['a person, by any of their names', 'hautfenne', ['Le Guichet de nuit']],
    ['a kind', 'drame', ['1917']],
    ['a number in a title', '1917', ['1917']],
  ])('R247 %s', (_, text, expected) => {
    const found = titles(text);
    expect(found.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
    expect(found[0]).toBe(expected[0]);
  });

  it('R185 R247 a cinema by its name, its city and both', () => {
    for (const text of ['brotteaux', 'velours lyon', 'lyon brotteaux'])
      expect(titles(text, 'cinema')[0]).toBe('Velours Brotteaux');
  });

  it('R184 R247 a postal code by its beginning, alone or with the city', () => {
    for (const text of ['69006', '69', '690 06', '69006 lyon'])
      expect(titles(text)).toEqual(['Velours Brotteaux']);
    for (const text of ['2511 AB', '2511ab', '25']) expect(titles(text)).toEqual(['Velours Spui']);
  });

  it('R247 for a code that nobody has, the cinemas whose codes begin alike', () => {
    expect(titles('75020')).toEqual(['Velours Ourcq']);
    expect(titles('69123')).toEqual(['Velours Brotteaux']);
    expect(titles('13001')).toEqual([]);
    expect(titles('751')).toEqual([]);
  });

  it('R247 what differs by a letter or two, where nothing is met letter by letter', () => {
    expect(titles('guicet')).toEqual(['Le Guichet de nuit']);
    expect(titles('nachtbot')).toEqual(['Nachtboot']);
    expect(titles('lyno', 'cinema')).toEqual(['Velours Brotteaux']);
    expect(titles('masqelin')).toEqual(['Le Guichet de nuit']);
    expect(titles('nuit blache')).toEqual(['Nuit blanche à Lyon']);
  });

  it('R247 no wrong letters beside what is met: Anne is no La', () => {
    expect(titles('anne')).toEqual(['Nuit blanche à Lyon']);
  });

  it('R247 only the help centre where that is asked for, by title and topic', () => {
    const help = new SearchIndex([
      show('Une nuit de retard', { kind: 'faq', genres: 'Billets' }),
      show('La Nuit'),
      show('Une nuit au cinéma', { kind: 'news' }),
    ]);
    const found = (text: string, type: string | null, onlyHelp: boolean) =>
      help.find({ text, type, onlyHelp }).map(({ title }) => title);
    expect(found('nuit', null, true)).toEqual(['Une nuit de retard']);
    expect(found('billets', null, true)).toEqual(['Une nuit de retard']);
    expect(found('nuit', 'news', true)).toEqual([]);
    expect(found('nuit', 'faq', false)).toEqual(['Une nuit de retard']);
    expect(found('nuit', null, false)).toHaveLength(3);
  });

  it('R247 no help article that is met only in the middle of a word, or by wrong letters, beside a film that is met well', () => {
    const help = (title: string) => show(title, { kind: 'faq', genres: 'Billets' });
    const middle = help('Rentrer à minuit');
    const both = new SearchIndex([middle, help('Une nuit de retard'), help('Ma nuut'), show('La Nuit')]);
    const found = (searched: SearchIndex, text: string, type: string | null = null) =>
      searched.find({ text, type, onlyHelp: false }).map(({ title }) => title);
    expect(found(both, 'nuit')).toEqual(['La Nuit', 'Une nuit de retard']);
    expect(found(both, 'nui')).toEqual(['La Nuit', 'Une nuit de retard']);
    // It is found where it is asked for, and where no film is met as well.
    expect(found(both, 'nuit', 'faq')).toContain('Rentrer à minuit');
    expect(found(new SearchIndex([middle, show('Minuit')]), 'nuit')).toHaveLength(2);
    expect(found(new SearchIndex([middle]), 'nuit')).toEqual(['Rentrer à minuit']);
  });

  it('R186 nothing for fewer than two letters', () => {
    for (const text of ['', 'n', ' n ', '%n_', '\u{1F37F}\u{1F37F}', '---']) expect(titles(text)).toEqual([]);
  });

  it('R192 only one type where one is chosen', () => {
    expect(new Set(titles('lyon'))).toEqual(new Set(['Nuit blanche à Lyon', 'La Nuit', 'Velours Brotteaux']));
    expect(titles('lyon', 'cinema')).toEqual(['Velours Brotteaux']);
    expect(titles('lyon', 'faq')).toEqual([]);
  });
});

describe('the order', () => {
  it('R247 a title before a person before a kind', () => {
    const named = new SearchIndex([
      show('A', { genres: 'Opéra' }),
      show('B', { people: 'Iva Opera' }),
      show('Opera'),
    ]);
    const found = named.find({ text: 'opera', type: null, onlyHelp: false });
    expect(found.map(({ title }) => title)).toEqual(['Opera', 'B', 'A']);
  });

  it('keeps the order of the lists among equals, and at most fifty of a type', () => {
    const many = new SearchIndex(
      Array.from({ length: 120 }, (_, at) => show(`Film ${at + 100}`, { kind: at % 2 ? 'show' : 'cinema' })),
    );
    const found = many.find({ text: 'film', type: null, onlyHelp: false });
    expect(found).toHaveLength(100);
    expect(found[0]?.title).toBe('Film 100');
    expect(found.map(({ title }) => title)).toEqual(found.map(({ title }) => title).toSorted());
  });

  it('finds something or nothing for any text, and always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(titles(text)).toEqual(titles(text));
      }),
      { seed: 247, numRuns: 500 },
    );
  });
});
