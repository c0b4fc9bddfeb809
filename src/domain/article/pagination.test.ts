import { describe, expect, it } from 'vitest';
import { kindsIn, pageOfArticles, pagesOf, paginationSteps } from './pagination.ts';

const articles = Array.from({ length: 60 }, (_, index) => ({
  slug: `article-${index}`,
  type: index % 2 === 0 ? 'news' : 'event',
}));

const highlighted = articles.map((article, index) => ({ ...article, highlighted: index === 10 }));

const slugs = (items: readonly { readonly slug: string }[]) =>
  items.map(({ slug }) => slug.slice(8)).join(' ');

describe('a page of a list of articles', () => {
  it('R277 the newest four news are pushes on the first page of everything, outside its 23', () => {
    const { lead, pushes, items, pages } = pageOfArticles('news', articles, { type: null, page: 1 });
    expect(lead).toBeNull();
    expect(slugs(pushes)).toBe('0 1 2 3');
    expect(items).toHaveLength(23);
    expect(items[0]?.slug).toBe('article-4');
    expect(pages).toBe(3);
  });

  it('R095 the highlighted one is above the pushes, and nowhere else', () => {
    const { lead, pushes, items } = pageOfArticles('news', highlighted, { type: null, page: 1 });
    expect(lead?.slug).toBe('article-10');
    expect(slugs(pushes)).toBe('0 1 2 3');
    expect(slugs(items)).toMatch(/^4 5 6 7 8 9 11 12 /);
    const second = pageOfArticles('news', highlighted, { type: null, page: 2 });
    expect(second.lead).toBeNull();
    expect(second.items[0]?.slug).toBe('article-28');
    expect(pagesOf('news', highlighted.slice(0, 28), null)).toBe(1);
  });

  it('goes on where the page before ended, without pushes', () => {
    const second = pageOfArticles('news', articles, { type: null, page: 2 });
    expect(second.pushes).toEqual([]);
    expect(second.items[0]?.slug).toBe('article-27');
    expect(pageOfArticles('news', articles, { type: null, page: 3 }).items).toHaveLength(60 - 4 - 46);
  });

  it('R168 limited to a kind, it has no pushes', () => {
    const { lead, pushes, items, pages } = pageOfArticles('news', highlighted, { type: 'event', page: 2 });
    expect([lead, pushes]).toEqual([null, []]);
    expect(items).toHaveLength(30 - 23);
    expect(items.every(({ type }) => type === 'event')).toBe(true);
    expect(pages).toBe(2);
  });

  it('of offers has no pushes on any page', () => {
    const { lead, pushes, items } = pageOfArticles('offers', highlighted, { type: null, page: 1 });
    expect([lead, pushes]).toEqual([null, []]);
    expect(items[0]?.slug).toBe('article-0');
    expect(pageOfArticles('offers', articles, { type: null, page: 2 }).items[0]?.slug).toBe('article-23');
  });

  it.each([
    ['news', 0, 1],
    ['news', 4, 1],
    ['news', 27, 1],
    ['news', 28, 2],
    ['news', 50, 2],
    ['news', 51, 3],
    ['offers', 0, 1],
    ['offers', 23, 1],
    ['offers', 24, 2],
  ] as const)('%s: %d articles have %d pages', (list, count, pages) => {
    expect(pagesOf(list, articles.slice(0, count), null)).toBe(pages);
  });
});

it('R168 a list names the kinds that it has, with their numbers', () => {
  expect(kindsIn(articles.slice(0, 3), ['event', 'offer', 'news'])).toEqual([
    { type: 'event', count: 1 },
    { type: 'news', count: 2 },
  ]);
});

describe('the pagination', () => {
  const written = (current: number, pages: number) =>
    paginationSteps(current, pages)
      .map(({ page, wide }) => (page === null ? '…' : wide ? `(${page})` : `${page}`))
      .join(' ');

  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 (3) … 9'],
    [5, 9, '1 … (3) 4 5 6 (7) … 9'],
    [9, 9, '1 … (7) 8 9'],
    [4, 9, '1 (2) 3 4 5 (6) … 9'],
  ])('on page %d of %d names %s', (current, pages, steps) => {
    expect(written(current, pages)).toBe(steps);
  });
});
