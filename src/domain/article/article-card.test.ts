import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#src/contract/article-parts.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { newsCard, offersAt } from './article-card.ts';

const [first] = newsFixture;
const [national, single] = newsOffersFixture;

describe('the card of an article', () => {
  it('R089 leads to its page, with a small picture for lists and a large one', () => {
    expect(newsCard(first)).toMatchObject({
      to: { page: 'newsItem', slug: first.slug },
      picture: first.thumbnail,
      large: first.image,
      alt: first.imageAlt,
      day: '2026-09-01',
      date: null,
    });
    expect(newsCard({ ...first, thumbnail: null }).picture).toBe(first.image);
    expect(newsCard({ ...first, image: null }).large).toBe(first.thumbnail);
  });

  it('R279 has no unknown day', () => {
    expect(newsCard({ ...first, releaseDate: '1900-01-01' }).day).toBeNull();
  });
});

describe('the offers of a place', () => {
  const until = (day: string): OfferItem['date'] => ({ type: 'until', start: null, end: day });
  const offer = (slug: string, more: Partial<OfferItem> = {}): OfferItem => ({
    ...single,
    slug,
    date: { type: 'noDate', start: null, end: null },
    ...more,
  });
  const slugs = (offers: readonly OfferItem[], cinemas: readonly string[], today = '2026-11-20') =>
    offersAt(offers, cinemas, today).map(({ slug }) => slug);

  it('R095 are those that name one of its cinemas, then those of every cinema', () => {
    const offers = [
      offer('everywhere', { national: true, cinemas: [] }),
      offer('here'),
      offer('elsewhere', { cinemas: ['other'] }),
      offer('nowhere', { cinemas: [] }),
    ];
    expect(slugs(offers, ['harbour', 'flon'])).toEqual(['here', 'everywhere']);
    expect(slugs(offers, [])).toEqual(['everywhere']);
  });

  it('are not over, and have an address', () => {
    const offers = [
      offer('past', { date: until('2026-11-19') }),
      offer('last', { date: until('2026-11-20') }),
    ];
    expect(slugs([...offers, offer('no address')], ['harbour'])).toEqual(['last']);
  });

  it('are at most four', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...national, slug: `o${index}` }));
    expect(slugs(many, [], '2026-10-01')).toHaveLength(4);
  });
});
