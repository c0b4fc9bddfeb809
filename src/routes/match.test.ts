import { describe, expect, it } from 'vitest';
import { languages, siteIds, sites } from '../sites/registry.ts';
import type { Language, SiteId } from '../sites/site.ts';
import { matchPath, maxPathLength } from './match.ts';

const moved = (path: string) => ({ kind: 'redirect', status: 308, path, varies: false });
const chosen = (path: string) => ({ kind: 'redirect', status: 307, path, varies: true });

/** The result for each path, for a visitor with the language: a target, a page id or a kind. */
function answers(site: SiteId, language: Language, paths: readonly string[]): string[] {
  return paths.map((path) => {
    const match = matchPath(site, path, language);
    if (match.kind === 'redirect') return `${match.status} ${match.path}`;
    return match.kind === 'page' ? `${match.ref.page} ${match.locale}` : match.kind;
  });
}

describe('prefixes', () => {
  it('R014 the root of a site without unprefixed language goes to the visitor’s', () => {
    for (const site of siteIds.filter((id) => id !== 'fr')) {
      for (const language of languages) {
        const expected = sites[site].languages.includes(language) ? language : sites[site].defaultLanguage;
        expect(matchPath(site, '/', language)).toEqual(chosen(`/${expected}`));
      }
    }
    expect(answers('fr', 'en', ['/', '/fr', '/fr/', '/en', '/en/'])).toEqual([
      'home fr-FR',
      '308 /',
      '308 /',
      'home en-FR',
      '308 /en',
    ]);
  });

  it('R014 home matches in full only', () => {
    expect(answers('ch', 'en', ['/en/x', '/x', '/enx', '/EN', '/en-CH', '/nl', '/en/filters/x'])).toEqual(
      Array.from({ length: 7 }, () => 'none'),
    );
  });

  it('R002 knows no prefix and no wording of a language the site lacks', () => {
    expect(answers('fr', 'fr', ['/de', '/de/kinos', '/kinos', '/nl/bioscopen', '/filme-events'])).toEqual(
      Array.from({ length: 5 }, () => 'none'),
    );
    expect(answers('nl', 'nl', ['/fr', '/fr/cinemas', '/evenements', '/de/events'])).toEqual(
      Array.from({ length: 4 }, () => 'none'),
    );
  });

  it('takes a redundant prefix away', () => {
    expect(answers('fr', 'en', ['/fr/films', '/fr/films/x', '/fr/movies-events/x', '/fr/m/aide'])).toEqual([
      '308 /films',
      '308 /films/x',
      '308 /films/x',
      '308 /m/aide',
    ]);
  });

  it('adds a missing prefix where the wording is that of one language', () => {
    expect(answers('ch', 'en', ['/films-evenements', '/kinos/x', '/movies-events/x', '/abos'])).toEqual([
      '308 /fr/films-evenements',
      '308 /de/kinos/x',
      '308 /en/movies-events/x',
      '308 /de/abos',
    ]);
    expect(answers('fr', 'fr', ['/movies-events/x', '/news', '/help/topic/3', '/m/help'])).toEqual([
      '308 /en/movies-events/x',
      '308 /en/news',
      '308 /en/help/topic/3',
      '308 /en/m/help',
    ]);
    expect(matchPath('nl', '/films', 'en')).toEqual(moved('/nl/films'));
  });

  it('asks the visitor’s language where several share the wording', () => {
    expect(matchPath('ch', '/cinemas', 'de')).toEqual(chosen('/de/kinos'));
    expect(matchPath('ch', '/cinemas', 'en')).toEqual(chosen('/en/cinemas'));
    expect(matchPath('ch', '/events/x', 'fr')).toEqual(chosen('/fr/evenements/x'));
    expect(matchPath('nl', '/help/article/id/3', 'en')).toEqual(chosen('/en/help/article/id/3'));
    expect(matchPath('be', '/cinemas', 'de')).toEqual(chosen('/en/cinemas'));
  });

  it('gives a shared wording without prefix to French on the French site', () => {
    expect(answers('fr', 'en', ['/cinemas', '/experiences/x', '/cvd'])).toEqual([
      'cinemas fr-FR',
      'experience fr-FR',
      'cvd fr-FR',
    ]);
  });

  it('turns another language’s wording into the prefix’s own', () => {
    expect(
      answers('ch', 'de', ['/en/films-evenements/x', '/de/cinemas', '/fr/erlebnisse/kategorie/x']),
    ).toEqual(['308 /en/movies-events/x', '308 /de/kinos', '308 /fr/experiences/rubrique/x']);
    expect(answers('nl', 'nl', ['/en/films', '/en/m/help/categorie/3', '/nl/subscription'])).toEqual([
      '308 /en/movies-events',
      '308 /en/m/help/topic/3',
      '308 /nl/abonnementen',
    ]);
    expect(answers('ch', 'de', ['/de/erlebnisse/category/x', '/fr/cinemas/stadt/x'])).toEqual([
      'none',
      'none',
    ]);
  });

  it('R027 R039 reads pages without prefix in the visitor’s language', () => {
    for (const path of ['/specials/x', '/app', '/callback']) {
      expect(matchPath('ch', path, 'de')).toMatchObject({ locale: 'de-CH', languageFrom: 'visitor' });
      expect(matchPath('fr', path, 'en')).toMatchObject({ locale: 'en-FR', languageFrom: 'visitor' });
      expect(matchPath('fr', path, 'nl')).toMatchObject({ locale: 'fr-FR', languageFrom: 'visitor' });
      expect(matchPath('ch', `${path}/`, 'de')).toEqual(moved(path));
    }
  });
});

describe('trailing slashes', () => {
  it('R051 R048 go, whatever else has to change, in one step', () => {
    expect(
      answers('fr', 'en', ['/films/', '/films/x//', '/en/films/x/', '/cinemas/l/x/', '/410_GONE/']),
    ).toEqual(['308 /films', '308 /films/x', '308 /en/movies-events/x', '308 /cinemas/l/x', '308 /410_GONE']);
    expect(matchPath('ch', '/cinemas/', 'fr')).toEqual(chosen('/fr/cinemas'));
    expect(answers('fr', 'fr', ['/unknown/', '/films/x/y/'])).toEqual(['none', 'none']);
  });

  it('R051 never lead to another host', () => {
    const hostile = ['//evil.test', '//evil.test/', '///evil.test/', '/\\evil.test/', '\\\\evil.test/'];
    const encoded = [
      '/%5Cevil.test/',
      '/%5cevil.test',
      '/%2Fevil.test/',
      '/%2f%2fevil.test//',
      '/%09/evil.test/',
    ];
    const inside = [
      '/en//evil.test/',
      '/fr//evil.test',
      '/fr/%2Fevil.test/',
      '/./evil.test/',
      '/.//evil.test/',
    ];
    const urls = [
      'http://evil.test/',
      'https:/evil.test/',
      '/http://evil.test/',
      '/@evil.test/',
      '//',
      '///',
    ];
    for (const site of siteIds) {
      for (const path of [...hostile, ...encoded, ...inside, ...urls]) {
        expect(matchPath(site, path, 'en').kind).toBe('none');
      }
    }
  });
});

describe('encodings, lengths and case', () => {
  it('lead an encoded plain path to the plain one and refuse the rest', () => {
    expect(
      answers('fr', 'fr', [
        '/%66ilms',
        '/films/%78/',
        '/en/fil%6Ds/x',
        '/films/filters/tags-3d%2Cimax',
        '/410%5FGONE',
        '/%61pp',
      ]),
    ).toEqual([
      '308 /films',
      '308 /films/x',
      '308 /en/movies-events/x',
      '308 /films/filters/tags-3d,imax',
      '308 /410_GONE',
      '308 /app',
    ]);
    const bad = ['/%', '/films/%zz', '/films/%E9', '/films/%C3%A9', '/films/%00', '/%2566ilms', '/films%2Fx'];
    expect(new Set(answers('fr', 'fr', bad))).toEqual(new Set(['none']));
  });

  it('keep the case of slugs and refuse other case in words', () => {
    expect(matchPath('fr', '/films/Dusk_12.B', 'fr')).toMatchObject({ ref: { slug: 'Dusk_12.B' } });
    expect(answers('fr', 'fr', ['/Films', '/EN/movies-events', '/films/Filters/tags-x'])).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  it('SEC1 have no ending of Next.js, encoded or not', () => {
    const endings = ['.rsc', '.segment.rsc', '.rsc.json', '%2Ersc'];
    for (const path of ['/films/x', '/films/x/filters/versions-vf', '/films/filters/near-paris'])
      expect([
        path,
        ...answers(
          'fr',
          'fr',
          endings.map((ending) => path + ending),
        ),
      ]).toEqual([path, ...endings.map(() => 'none')]);
    expect(matchPath('fr', '/films/x.rscs', 'fr')).toMatchObject({ ref: { slug: 'x.rscs' } });
  });

  it('are bounded', () => {
    expect(matchPath('fr', `/films/${'x'.repeat(200)}`, 'fr').kind).toBe('page');
    expect(matchPath('fr', `/films/${'x'.repeat(201)}`, 'fr').kind).toBe('none');
    expect(matchPath('fr', `/films${'/'.repeat(maxPathLength)}`, 'fr').kind).toBe('none');
    expect(matchPath('fr', `/films/${'%'.repeat(100_000)}`, 'fr').kind).toBe('none');
  });

  it('R047 say not found in the prefix’s language if the site has it, else in the visitor’s', () => {
    const none = (locale: string, languageFrom: string) => ({ kind: 'none', locale, languageFrom });
    expect(matchPath('ch', '/de/nope', 'fr')).toEqual(none('de-CH', 'path'));
    expect(matchPath('ch', '/de/\0', 'fr')).toEqual(none('de-CH', 'path'));
    expect(matchPath('ch', '/nl/nope', 'fr')).toEqual(none('fr-CH', 'visitor'));
    expect(matchPath('ch', '/nope', 'nl')).toEqual(none('en-CH', 'visitor'));
    expect(matchPath('fr', '/nope', 'en')).toEqual(none('en-FR', 'visitor'));
    expect(matchPath('fr', '', 'fr')).toEqual(none('fr-FR', 'visitor'));
  });

  it('R054 answer not found for a page of another site, without leading away', () => {
    expect(
      answers('be', 'fr', ['/fr/conditions-generales', '/cinepass', '/en/giftcard', '/fr/aide']),
    ).toEqual(['none', 'none', 'none', 'none']);
    expect(answers('tn', 'fr', ['/fr/cinecarte-3-places', '/fr/voucher', '/fr/abonnements'])).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});
