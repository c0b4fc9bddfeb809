import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteIds, sites } from '#src/sites/registry.ts';
import { visitorLanguage } from './language.ts';

describe('visitorLanguage', () => {
  it.each([
    ['ch', 'de', 'fr', 'de'],
    ['ch', undefined, 'fr-CH, fr;q=0.9', 'fr'],
    ['ch', undefined, 'fr;q=0.5, de;q=0.8', 'de'],
    ['ch', undefined, 'FR-ch', 'fr'],
    ['ch', undefined, 'de; q=0.0, fr', 'fr'],
    ['ch', undefined, 'de;q=0', 'en'],
    ['ch', undefined, 'fr;q=1, de', 'fr'],
    ['ch', undefined, 'de;q=0.55, fr;q=0.6', 'fr'],
    ['ch', undefined, 'de;xq=0.1, fr;q=0.5', 'de'],
    ['ch', undefined, 'de;q=0.1x, fr;q=0.5', 'de'],
    ['be', 'de', null, 'en'],
    ['nl', undefined, '*', 'nl'],
    ['nl', undefined, 'en;q=2', 'en'],
    ['fr', undefined, 'de, nl', 'fr'],
  ] as const)('R005 on %s the cookie %j and the browser %j give %s', (site, cookie, header, language) => {
    expect(visitorLanguage(site, cookie, header)).toBe(language);
  });

  it('R005 R006 is always a language of the site, the same one every time', () => {
    const text = fc.option(
      fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[a-z,;q=0-9.\- ]{0,60}$/)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...siteIds), text, text, (site, cookie, header) => {
        const language = visitorLanguage(site, cookie ?? undefined, header);
        expect(sites[site].languages).toContain(language);
        expect(visitorLanguage(site, cookie ?? undefined, header)).toBe(language);
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });

  it('looks at no more than the beginning of a header', () => {
    expect(visitorLanguage('ch', undefined, `${'x,'.repeat(200)}de`)).toBe('en');
  });
});
