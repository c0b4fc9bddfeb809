import { describe, expect, it } from 'vitest';
import { searchFullFixture } from '#src/contract/search-full/fixture.ts';
import { searchTypes, type SearchHit } from '#src/contract/search-full/schema.ts';
import { pageIds, recordOf } from '#src/routes/pages/registry.ts';
import { ownPageOfText, pageOfHit, type HitContext } from './hit-page.ts';

const nothingKnown: HitContext = { kindOf: () => undefined, eventTypeOf: () => undefined };

function hit(type: string, more: Partial<SearchHit> = {}): SearchHit {
  return { type, id: 7, slug: 'a-7', title: 'A', ...more };
}

describe('the page of a result', () => {
  it.each([
    ['show', { page: 'movie', slug: 'a-7' }],
    ['cinema', { page: 'cinema', slug: 'a-7' }],
    ['offer', { page: 'offer', slug: 'a-7' }],
    ['news', { page: 'newsItem', slug: 'a-7' }],
    ['faq', { page: 'helpArticleBySlug', slug: 'a-7' }],
    ['gpxp', { page: 'experience', slug: 'a-7' }],
    ['master_template', { page: 'info', slug: 'a-7' }],
  ])('R189 R190 %s is known by its type', (type, page) => {
    expect(pageOfHit(hit(type), nothingKnown)).toEqual(page);
  });

  it('R040 R041 a text with a page of its own leads there, as the records say', () => {
    const own = pageIds.flatMap((page) => {
      const { template } = recordOf(page);
      return template === undefined ? [] : [[template, { page }] as const];
    });
    expect(own.map(([slug]) => slug).toSorted()).toEqual(['cvd', 'terms']);
    for (const [slug, ref] of own) expect(ownPageOfText(slug)).toEqual(ref);
    expect(ownPageOfText('gift-ideas')).toBeNull();
  });

  it('R189 every type of the contract but events has a page of its own', () => {
    const without = searchTypes.filter((type) => pageOfHit(hit(type), nothingKnown) === null);
    expect(without).toEqual(['event']);
  });

  it.each([
    ['Shows.Movie', 'movie'],
    ['Shows.Entertainment', 'entertainment'],
    ['News.Item', 'newsItem'],
    ['Offers.Single', 'offer'],
    ['Cinema.Single', 'cinema'],
    ['FaqArticleSlug', 'helpArticleBySlug'],
    ['MasterTemplate', 'info'],
    ['Experience.Single', 'experience'],
  ])('R105 R190 the route %s stands for %s', (path, page) => {
    const one = hit('unheard_of', { slug: null, route: { path, parameters: { slug: 'b-8' } } });
    expect(pageOfHit(one, nothingKnown)).toEqual({ page, slug: 'b-8' });
  });

  it('R190 a help article without a slug is known by its id', () => {
    expect(pageOfHit(hit('faq', { slug: null, id: 12 }), nothingKnown)).toEqual({
      page: 'helpArticleById',
      id: '12',
    });
    const route = { path: 'FaqArticleSlug', parameters: { id: '13' } };
    expect(pageOfHit(hit('faq', { slug: null, route }), nothingKnown)).toEqual({
      page: 'helpArticleById',
      id: '13',
    });
  });

  it('R190 a show is what the list says, whatever the hit says (D39)', () => {
    const known: HitContext = { ...nothingKnown, kindOf: () => 'movie' };
    expect(pageOfHit(hit('show', { isMovie: false }), known)).toEqual({ page: 'movie', slug: 'a-7' });
    expect(pageOfHit(hit('show', { isMovie: false }), nothingKnown)?.page).toBe('entertainment');
  });

  it('R190 an event is what the list of events says', () => {
    const pages = (['show', 'season', 'special'] as const).map(
      (type) => pageOfHit(hit('event'), { ...nothingKnown, eventTypeOf: () => type })?.page,
    );
    expect(pages).toEqual(['entertainment', 'season', 'specialEvent']);
  });

  it('what nothing names leads nowhere', () => {
    expect(pageOfHit(hit('person'), nothingKnown)).toBeNull();
    expect(pageOfHit(hit('constructor'), nothingKnown)).toBeNull();
    expect(
      pageOfHit(hit('person', { route: { path: 'toString', parameters: {} } }), nothingKnown),
    ).toBeNull();
    expect(pageOfHit(hit('cinema', { slug: null }), nothingKnown)).toBeNull();
    for (const one of searchFullFixture) expect(pageOfHit(one, nothingKnown)).not.toBeNull();
  });
});
