import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { OfferItem } from '#src/contract/article-parts.ts';
import { experiencesFixture } from '#src/contract/experiences/fixture.ts';
import { faqArticlesFixture } from '#src/contract/faq-articles/fixture.ts';
import { masterTemplateFixture } from '#src/contract/master-template/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { searchFullEndpoint, searchHit } from '#src/contract/search-full/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import { emptyDraft } from '../../import/check/draft.ts';
import { harbourCatalogue } from '../../import/fixtures/harbour.ts';
import { identify } from '../item-rows.ts';
import { searchRows } from './rows.ts';

let harbour: LanguageCatalogue;
beforeAll(async () => {
  const { nl } = (await harbourCatalogue()).languages;
  if (nl === undefined) throw new Error('the fixture is Dutch');
  harbour = nl;
});

/** The rows of a Dutch catalogue with these parts, and the hits in them. */
function found(parts: Partial<LanguageCatalogue>, type: string) {
  const { translations } = emptyDraft('nl');
  const catalogue = { site: 'nl', languages: { nl: { ...harbour, ...parts } }, translations } as const;
  return [...searchRows(identify(catalogue, ['nl']))]
    .filter(({ columns }) => columns['kind'] === type)
    .map(({ key, columns }) => {
      const hit = searchHit.parse(JSON.parse(String(columns['hit'])));
      return { key, columns, hit };
    });
}

const [firstOffer] = newsOffersFixture;
function datesOf(date: OfferItem['date']): Partial<SearchHit> {
  const [offer] = found({ newsOffers: [{ ...firstOffer, date }] }, 'offer');
  const { startDate, endDate, dateType } = offer?.hit ?? {};
  return { startDate, endDate, dateType };
}

describe('what search can find beside shows, cinemas and events', () => {
  it('R105 R189 finds news, with their picture', () => {
    const rows = found({ news: newsFixture }, 'news');
    expect(rows.map(({ key }) => key)).toEqual(newsFixture.map(({ slug }) => `news/${slug}/nl`));
    expect(rows[0]?.hit).toEqual({
      type: 'news',
      id: 'the-harbour-reopens',
      slug: 'the-harbour-reopens',
      title: 'The Harbour reopens',
      image: 'https://media.example.org/news/harbour.webp',
    });
    expect(rows[0]?.columns).toMatchObject({ pattern: 'The Harbour reopens' });
  });

  it('R105 R189 finds offers, with the days on which they hold', () => {
    expect(found({ newsOffers: newsOffersFixture }, 'offer').map(({ hit }) => hit.slug)).toEqual(
      newsOffersFixture.map(({ slug }) => slug),
    );
    expect(datesOf({ type: 'interval', start: '2026-09-01', end: '2026-09-30 22:00:00' })).toEqual({
      startDate: '2026-09-01',
      endDate: '2026-09-30',
      dateType: 'interval',
    });
    const [start, end] = ['2026-09-01 20:00:00', null];
    const day = { startDate: '2026-09-01', endDate: null };
    expect(datesOf({ type: 'from', start, end })).toEqual({ ...day, dateType: 'from' });
    expect(datesOf({ type: 'exact', start, end })).toEqual({ ...day, dateType: 'exact' });
    expect(datesOf({ type: 'exactWithoutHours', start, end })).toEqual({ ...day, dateType: 'exact' });
    const none = { startDate: null, endDate: null, dateType: null };
    expect(datesOf({ type: 'until', start: null, end: '2026-09-30' })).toEqual(none);
    expect(datesOf({ type: 'noDate', start: null, end: null })).toEqual(none);
  });

  it('R105 R190 finds help articles by title and topic, by their id where they have no slug', () => {
    const [article] = faqArticlesFixture;
    const topical = { ...article, category: { id: '3', name: 'Tickets' } };
    const rows = found(
      { faqArticles: [topical, { ...article, id: '77', slug: '77', category: null }] },
      'faq',
    );
    expect(rows.map(({ hit }) => [hit.id, hit.slug, hit.topic])).toEqual([
      [article.id, article.slug, 'Tickets'],
      ['77', null, null],
    ]);
    expect(rows.map(({ columns }) => columns['genres'])).toEqual(['Tickets', '']);
  });

  it('R105 R189 finds experiences and information pages, with their pictures', () => {
    const experiences = found({ experiences: experiencesFixture }, 'gpxp');
    expect(experiences.map(({ hit }) => [hit.slug, hit.image])).toEqual(
      experiencesFixture.map(({ slug, backdrop }) => [slug, backdrop]),
    );
    const { slug, title, header } = masterTemplateFixture;
    const pages = found(
      {
        masterTemplates: [
          { slug, title },
          { slug: 'bare', title: 'Bare' },
        ],
        masterTemplateDetails: { [slug]: masterTemplateFixture },
      },
      'master_template',
    );
    expect(pages.map(({ hit }) => [hit.slug, hit.image])).toEqual([
      [slug, header?.backdrop ?? null],
      ['bare', null],
    ]);
  });

  it('R105 answers only hits that the contract leaves as they are', () => {
    const rows = ['news', 'offer', 'faq', 'gpxp'].flatMap((type) =>
      found(
        {
          news: newsFixture,
          newsOffers: newsOffersFixture,
          faqArticles: faqArticlesFixture,
          experiences: experiencesFixture,
        },
        type,
      ),
    );
    const hits = rows.map(({ columns }): unknown => JSON.parse(String(columns['hit'])));
    expect(hits.length).toBeGreaterThan(4);
    expect(searchFullEndpoint.answer.parse(hits)).toEqual(hits);
  });
});
