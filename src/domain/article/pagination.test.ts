import { describe, expect, it } from 'vitest';
import { pageOfArticles, pagesOf, paginationSteps } from './pagination.ts';

const articles = Array.from({ length: 60 }, (_, index) => ({
  slug: `article-${index}`,
  type: index % 2 === 0 ? 'news' : 'event',
}));

describe('a page of a list of articles', () => {
  it('the newest four are pushes on the first page of everything, outside its 23', () => {
    const { pushes, items, pages } = pageOfArticles(articles, { type: null, page: 1 });
    expect(pushes.map(({ slug }) => slug)).toEqual(['article-0', 'article-1', 'article-2', 'article-3']);
    expect(items).toHaveLength(23);
    expect(items[0]?.slug).toBe('article-4');
    expect(pages).toBe(3);
  });

  it('goes on where the page before ended, without pushes', () => {
    const second = pageOfArticles(articles, { type: null, page: 2 });
    expect(second.pushes).toEqual([]);
    expect(second.items[0]?.slug).toBe('article-27');
    expect(pageOfArticles(articles, { type: null, page: 3 }).items).toHaveLength(60 - 4 - 46);
  });

  it('limited to a kind, it has no pushes', () => {
    const { pushes, items, pages } = pageOfArticles(articles, { type: 'event', page: 2 });
    expect(pushes).toEqual([]);
    expect(items).toHaveLength(30 - 23);
    expect(items.every(({ type }) => type === 'event')).toBe(true);
    expect(pages).toBe(2);
  });

  it.each([
    [0, 1],
    [4, 1],
    [27, 1],
    [28, 2],
    [50, 2],
    [51, 3],
  ])('%d articles have %d pages', (count, pages) => {
    expect(pagesOf(articles.slice(0, count), null)).toBe(pages);
  });
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
