import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { emptyDraft } from '../../import/check/draft.ts';
import { harbourCatalogue } from '../../import/fixtures/harbour.ts';
import { identify } from '../item-rows.ts';
import { searchRows } from './rows.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchDocument } from './search-index.ts';

function show(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'show', title, pattern: title, people: '', genres: '', codes: '', hit: '{}', ...more };
}

const films = [
  'E.T. l’extra-terrestre',
  'A.I. Intelligence artificielle',
  'S.O.S. Fantômes',
  'Été 85',
  'Sauvage',
  'Ca$h',
  'Se7en',
  'M3GAN',
  'S!ng',
  'Fant4stic',
  'Scre4m',
  'WALL·E',
  '千と千尋の神隠し',
  '霸王别姬',
  '기생충',
  'كفرناحوم: المدينة الحزينة',
  'Öl',
  'Die Unbeugsamen Mädchen',
  'Fack ju Göhte',
  'Bjørn på båten',
  'Müller und Söhne',
  'Oelmann',
].map((title) => show(title));

describe('a film as people type it', () => {
  const index = new SearchIndex(films);
  it.each([
    ['et', 'E.T. l’extra-terrestre'],
    ['e.t.', 'E.T. l’extra-terrestre'],
    ['ET extra terrestre', 'E.T. l’extra-terrestre'],
    ['ai', 'A.I. Intelligence artificielle'],
    ['sos', 'S.O.S. Fantômes'],
    ['sos fantomes', 'S.O.S. Fantômes'],
    ['cash', 'Ca$h'],
    ['ca$h', 'Ca$h'],
    ['seven', 'Se7en'],
    ['se7en', 'Se7en'],
    ['megan', 'M3GAN'],
    ['sing', 'S!ng'],
    ['fantastic', 'Fant4stic'],
    ['scream', 'Scre4m'],
    ['walle', 'WALL·E'],
    ['wall-e', 'WALL·E'],
    ['千尋', '千と千尋の神隠し'],
    ['神隠', '千と千尋の神隠し'],
    ['王别', '霸王别姬'],
    ['생충', '기생충'],
    ['ناحوم', 'كفرناحوم: المدينة الحزينة'],
    ['مدينه', 'كفرناحوم: المدينة الحزينة'],
    ['حـزينة', 'كفرناحوم: المدينة الحزينة'],
    ['oel', 'Öl'],
    ['öl', 'Öl'],
    ['ol', 'Öl'],
    ['maedchen', 'Die Unbeugsamen Mädchen'],
    ['goehte', 'Fack ju Göhte'],
    ['bjoern paa baaten', 'Bjørn på båten'],
    ['mueller soehne', 'Müller und Söhne'],
    ['ölmann', 'Oelmann'],
  ])('R247 %s is %s', (text, title) => {
    expect(index.find({ text, type: null, onlyHelp: false })[0]?.title).toBe(title);
  });

  it.each(['al', 'tx', 'はは', 'os'])('R247 %s is no part of a short name', (text) => {
    expect(index.find({ text, type: null, onlyHelp: false }).map(({ title }) => title)).not.toContain(
      'S.O.S. Fantômes',
    );
  });
});

describe('a cinema as people type its place', () => {
  let index: SearchIndex;
  let harbour: LanguageCatalogue;
  beforeAll(async () => {
    const { nl } = (await harbourCatalogue()).languages;
    if (nl === undefined) throw new Error('the fixture is Dutch');
    harbour = nl;
    const [model] = nl.cinemas;
    const [theater] = model?.theaters ?? [];
    if (model === undefined || theater === undefined) throw new Error('the fixture has no cinema');
    const cinema = (slug: string, addressCity: string, addressZip: string): Cinema => ({
      ...model,
      slug,
      citySlug: 'none',
      name: `Velours ${slug}`,
      theaters: [{ ...theater, addressCity, addressZip }],
    });
    const cinemas = [
      cinema('bourse', 'Bruxelles', 'B-1000'),
      cinema('meuse', 'Namur', '5000'),
      cinema('lys', 'Gent', '9000'),
      cinema('sarine', 'Fribourg', 'CH-1700'),
      cinema('hofvijver', 'Den Haag', '2511 AB'),
      cinema('singel', 'Amsterdam', '1012 AB'),
      cinema('rokin', 'Amsterdam', '1098 XX'),
      cinema('ourcq', 'Paris', '75 019'),
      cinema('bastille', 'Paris', '75011'),
      cinema('louvre', 'Paris', '75001'),
      cinema('passy', 'Paris', '75116'),
      cinema('brotteaux', 'Lyon', '69006'),
      cinema('prado', 'Marseille', '13008'),
      cinema('berges', 'تونس', '1053'),
    ];
    const { translations } = emptyDraft('nl');
    const languages = { nl: { ...harbour, shows: [], events: [], cinemas } };
    const rows = [...searchRows(identify({ site: 'nl', languages, translations }, ['nl']))];
    index = new SearchIndex(
      rows.map(({ columns }) => {
        const text = (name: string) => String(columns[name]);
        const { title } = JSON.parse(text('hit')) as { title: string };
        return {
          kind: text('kind'),
          title,
          pattern: text('pattern'),
          people: '',
          genres: '',
          codes: text('codes'),
          hit: '{}',
        };
      }),
    );
  });

  it.each([
    ['brussel', 'bourse'],
    ['Brüssel', 'bourse'],
    ['bruxelles', 'bourse'],
    ['namen', 'meuse'],
    ['gand', 'lys'],
    ['Freiburg', 'sarine'],
    ["'s-gravenhage", 'hofvijver'],
    ['’s gravenhage', 'hofvijver'],
    ['den haag', 'hofvijver'],
    ['la haye', 'hofvijver'],
    ['tunis', 'berges'],
    ['amsterdam 1012', 'singel'],
    ['amsterdam 1017', 'singel'],
    ['1017 ab amsterdam', 'singel'],
    ['1098xx', 'rokin'],
    ['NL-1098 XX', 'rokin'],
    ['B1000', 'bourse'],
    ['b-1000 bruxelles', 'bourse'],
    ['B 1000', 'bourse'],
    ['CH-1700', 'sarine'],
    ['F-75011', 'bastille'],
    ['75 011', 'bastille'],
    ['paris 75 011', 'bastille'],
    ['paris 11', 'bastille'],
    ['paris 11e', 'bastille'],
    ['Paris 11ème', 'bastille'],
    ['paris11', 'bastille'],
    ['paris 11th', 'bastille'],
    ['11e arrondissement', 'bastille'],
    ['paris 1er', 'louvre'],
    ['paris 16e', 'passy'],
    ['paris 19', 'ourcq'],
    ['lyon 6e', 'brotteaux'],
    ['marseille 8eme', 'prado'],
  ])('R184 R185 R247 %s is %s', (text, slug) => {
    expect(index.find({ text, type: 'cinema', onlyHelp: false })[0]?.title).toBe(`Velours ${slug}`);
  });

  it('R185 an arrondissement without a cinema is met by those of the city', () => {
    const found = index.find({ text: 'paris 12e', type: 'cinema', onlyHelp: false });
    expect(found.map(({ title }) => title).toSorted()).toEqual([
      'Velours bastille',
      'Velours louvre',
      'Velours ourcq',
      'Velours passy',
    ]);
  });
});
