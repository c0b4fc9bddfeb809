import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteFactsOf } from '#src/sites/registry.ts';
import { pageViewEvent } from './data-layer.ts';
import { pageFacts } from './page-facts.ts';
import { pageGroupScript, pageKindOf } from './page-kinds.ts';

const factsOf = (page: PageRef | '404' | '410' | '503', currency = 'EUR') =>
  pageFacts({ locale: 'fr-CH', page, environment: 'test', currency });

describe('what the data layer is told of a page', () => {
  it('R291 knows every page kind by its name', () => {
    expect(pageIds.map((page) => pageKindOf(page).type)).toEqual(
      expect.arrayContaining([
        'terms and conditions',
        'cinemas',
        'city',
        'cvd',
        'e-cards',
        '3-seat e-cards',
        'entertainment',
        'experience',
        'experience group',
        'experiences',
        'FAQ',
        'FAQ article by id',
        'FAQ article by slug',
        'FAQ category',
        'FAQ results',
        'home',
        'movie',
        'news',
        'news item',
        'offers',
        'offer',
        'season',
        'shows',
        'sitemap',
        'subscription offers',
        'upcoming shows light',
      ]),
    );
    expect(new Set(pageIds.map((page) => pageKindOf(page).type)).size).toBe(pageIds.length);
  });

  it('R121 names page, category, country in capitals, language, environment and error', () => {
    expect(factsOf({ page: 'movie', slug: 'nuit-12' })).toEqual({
      pageName: 'movie nuit-12',
      pageType: 'movie',
      pageCategory: 'films',
      pageGroup: 'catalog_films',
      country: 'CH',
      language: 'fr',
      environment: 'test',
      currency: 'EUR',
      error: null,
      show: null,
      cinema: null,
    });
    expect(factsOf({ page: 'helpCategory', id: '3' }).pageName).toBe('FAQ category 3');
  });

  it.each(pageIds)('R121 R291 R292 the event of the page %s has every field', (page) => {
    const ref = { page, slug: 'slug', id: '3' } as unknown as PageRef;
    const event = pageViewEvent(factsOf(ref), 'non logged');
    const fields =
      'event pageName pageType pageCategory pageGroup country language environment currency error show cinema userStatus';
    expect(Object.keys(event).join(' ')).toBe(fields);
    expect(event).toMatchObject({ event: 'page_view', error: null, userStatus: 'non logged' });
    expect(event.pageName).toContain(event.pageType);
    expect(event.pageGroup).toBe(pageGroupScript(event.pageCategory));
  });

  it('R271 R291 tells a page that was not found as type 404 with the error 404', () => {
    expect(factsOf('404')).toMatchObject({ pageName: '404', pageType: '404', error: '404' });
    expect(factsOf('410')).toMatchObject({ pageType: '410', error: '410' });
  });

  it('R122 carries what the page is about', () => {
    const cinema = { citySlug: 'lausanne', cinemaSlug: 'velours-flon' };
    const facts = pageFacts({
      locale: 'fr-CH',
      page: { page: 'cinema', slug: 'velours-flon' },
      environment: 'test',
      currency: 'CHF',
      cinema,
    });
    expect(facts.cinema).toEqual(cinema);
  });

  it('R290 names the script of a page group', () => {
    expect(pageGroupScript('cinemas')).toBe('catalog_cinemas');
  });

  it.each(locales)('R290 has the currency of %s from its translation key', (locale) => {
    const t = createTranslator({ locale, messages: messagesOf(locale) as Messages });
    const { country, currency } = siteFactsOf(locale);
    expect(t('thirdParties.currency', { country })).toBe(currency.code);
  });

  it('R290 has the currency of the site where the key says none that there is', () => {
    expect(factsOf({ page: 'home' }, 'thirdParties.currency').currency).toBe('CHF');
  });
});
