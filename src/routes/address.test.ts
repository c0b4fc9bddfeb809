import { describe, expect, it } from 'vitest';
import { languages } from '../sites/registry.ts';
import type { Language } from '../sites/site.ts';
import { absoluteHref } from './absolute.ts';
import { alternates } from './alternates.ts';
import { pageIds } from './pages/registry.ts';
import { showsTabs, tabFragment, tabsByFragment, trailerQuery } from './fragments.ts';
import { href } from './href.ts';
import { matchPath } from './match.ts';
import { takesTrailer } from './page.ts';
import { parseRedirectAddress, refOfItem } from './redirect-address.ts';
import { isSlug } from './slug.ts';

function words(language: Language): string[] {
  return showsTabs.map((tab) => tabFragment(language, tab));
}

describe('href', () => {
  it('adds query and fragment, encoded', () => {
    expect(href('fr-FR', { page: 'shows' }, { fragment: 'reserver' })).toBe('/films#reserver');
    expect(href('en-CH', { page: 'search' }, { query: { q: 'a&b é' }, fragment: '' })).toBe(
      '/en/search?q=a%26b+%C3%A9',
    );
    const query = { [trailerQuery.name]: trailerQuery.value };
    expect(href('nl-NL', { page: 'movie', slug: 'x' }, { query, fragment: 'a b' })).toBe(
      '/nl/films/x?bandeannonce=true#a%20b',
    );
    expect(href('fr-FR', { page: 'home' }, { query: {} })).toBe('/');
  });

  it('R054 refuses a page the site lacks, by name', () => {
    expect(() => href('fr-BE', { page: 'terms' })).toThrow(
      new RangeError('The page terms does not exist in fr-BE.'),
    );
  });

  it('refuses what is no slug, by name', () => {
    for (const slug of ['', '..', '../x', 'a/b', '//evil.test', 'a b', 'é', 'ville', 'x'.repeat(201)]) {
      expect(isSlug(slug)).toBe(false);
      expect(() => href('fr-FR', { page: 'cinema', slug })).toThrow('The page cinema has no address for');
    }
  });
});

describe('absoluteHref', () => {
  it('puts a configured origin before the address', () => {
    expect(absoluteHref('http://fr.velours.localhost:3000', 'en-FR', { page: 'shows' })).toBe(
      'http://fr.velours.localhost:3000/en/movies-events',
    );
    for (const origin of [
      'https://a.test/',
      'a.test',
      'https://a@b.test',
      'https://a.test/x',
      'ftp://a.test',
    ]) {
      expect(() => absoluteHref(origin, 'en-FR', { page: 'home' })).toThrow(JSON.stringify(origin));
    }
  });
});

describe('alternates', () => {
  it('name every language of the site that has the page, then the default one', () => {
    const fr = { page: 'movie', slug: 'crepuscule-12' } as const;
    const en = { page: 'movie', slug: 'dusk-12' } as const;
    const de = { page: 'movie', slug: 'daemmerung-12' } as const;
    expect(alternates('ch', { fr, en, de, nl: en })).toEqual([
      { hreflang: 'en-CH', locale: 'en-CH', ref: en },
      { hreflang: 'fr-CH', locale: 'fr-CH', ref: fr },
      { hreflang: 'de-CH', locale: 'de-CH', ref: de },
      { hreflang: 'x-default', locale: 'en-CH', ref: en },
    ]);
    expect(alternates('ch', { fr }).map((entry) => entry.hreflang)).toEqual(['fr-CH']);
  });

  it('R027 name the slug of each language where nothing else in the address names one', () => {
    const article = (slug: string) => ({ page: 'experienceArticle', slug }) as const;
    const set = alternates('fr', { fr: article('une-baleine'), en: article('a-whale') });
    expect(set.map(({ hreflang, ref }) => [hreflang, ref])).toEqual([
      ['fr-FR', article('une-baleine')],
      ['en-FR', article('a-whale')],
      ['x-default', article('une-baleine')],
    ]);
  });

  it('are none for pages the site lacks and pages at one address for all languages', () => {
    expect(alternates('ch', { fr: { page: 'terms' } })).toEqual([]);
    expect(alternates('ch', { fr: { page: 'callback' } })).toEqual([]);
  });
});

describe('fragments', () => {
  it('R056 R057 name the five tabs in each language', () => {
    expect(showsTabs).toEqual(['book', 'presales', 'kids', 'special', 'upcoming']);
    expect(words('fr')).toEqual(['reserver', 'preventes', 'enfants', 'special', 'prochainement']);
    expect(words('en')).toEqual(['book', 'presales', 'kids', 'special', 'upcoming']);
    expect(words('de')).toEqual(['buchen', 'vorverkauf', 'kinder', 'special', 'kommenden']);
    expect(words('nl')).toEqual(['boek', 'voorverkoop', 'kids', 'special', 'aankomende']);
  });

  it('R057 open their tab in any language', () => {
    for (const language of languages) {
      for (const tab of showsTabs) {
        expect(tabsByFragment[tabFragment(language, tab)]).toBe(tab);
      }
    }
    expect(['', '#', 'Book', 'info'].map((word) => tabsByFragment[word])).toEqual(Array(4).fill(undefined));
  });

  it('the trailer plays on movie and entertainment pages only', () => {
    expect(pageIds.filter(takesTrailer)).toEqual(['movie', 'entertainment']);
  });
});

describe('redirect addresses', () => {
  it('R055 are read for every kind and lead to the page of the language', () => {
    const pages = [
      ['show', '/de/filme-events/x'],
      ['cinema', '/de/kinos/x'],
      ['city', '/de/kinos/stadt/x'],
      ['offer', '/de/abos-angebote/x'],
      ['news', '/de/news/x'],
      ['experience', '/de/erlebnisse/x'],
      ['gpxp', '/de/erlebnisse/x'],
      ['master_template', '/de/info/x'],
      ['event', '/de/events/x'],
      ['season', '/de/saison/x'],
    ] as const;
    for (const [itemKind, address] of pages) {
      const match = matchPath('ch', `/redirect/de/${itemKind}/slug/x`, 'fr');
      expect(match).toEqual({ kind: 'moved-item', language: 'de', itemKind, slug: 'x' });
      expect(href('de-CH', refOfItem(itemKind, 'x'))).toBe(address);
    }
    expect(href('nl-NL', refOfItem('faq', 'x'))).toBe('/nl/help/article/slug/x');
    expect(parseRedirectAddress('/redirect/nl/faq/slug/x')).toMatchObject({ itemKind: 'faq' });
  });

  it('R055 R006 leave an unknown language to the visitor’s', () => {
    for (const language of ['es', 'it-IT', 'de-CH']) {
      expect(matchPath('ch', `/redirect/${language}/show/slug/x`, 'fr')).toEqual({
        kind: 'moved-item',
        language: null,
        itemKind: 'show',
        slug: 'x',
      });
    }
    expect(matchPath('fr', '/redirect/de/show/slug/x', 'fr')).toMatchObject({ language: null });
  });

  it('R055 R051 are read with a slash at the end, and are nothing in another form', () => {
    expect(matchPath('fr', '/redirect/en/show/slug/x/', 'fr')).toMatchObject({ kind: 'moved-item' });
    for (const path of [
      '/redirect',
      '/redirect/fr/show/slug',
      '/redirect/fr/show/id/3',
      '/redirect/fr/toString/slug/x',
      '/redirect/fr/show/slug/filters',
      '/redirect/fr/show/slug/x/y',
      '/redirect/f/show/slug/x',
      '/redirect//show/slug/x',
      '/en/redirect/en/show/slug/x',
      '/redirect/fr/show/slug/%2F%2Fevil.test',
    ]) {
      expect(matchPath('fr', path, 'fr').kind).toBe('none');
    }
  });
});
