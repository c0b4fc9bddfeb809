import { newsItemFixture } from '#src/contract/news-item/fixture.ts';
import type { NewsItem } from '#src/contract/news-item/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { sites } from '#src/sites/registry.ts';
import { articleModel, type ArticleModel } from './article/article-model.ts';
import type { OfferModel } from './offers/load-offer.ts';

const [anyShow] = showsFixture.shows;

/** An article from the contract's example, about a film of its list, for tests of views. */
export function articleOf(more: Partial<NewsItem> = {}): ArticleModel {
  if (anyShow === undefined) throw new Error('the contract has no example of a show');
  return articleModel(
    'fr-FR',
    { ...newsItemFixture, ...more },
    {
      ref: { page: 'newsItem', slug: newsItemFixture.slug },
      show: showListView(anyShow, sites.fr, () => 'movie'),
    },
  );
}

/** The page of an offer that holds in one cinema, for tests of views and of structured data. */
export function offerOf(more: Partial<OfferModel> = {}): OfferModel {
  return {
    article: articleOf({ type: 'offer' }),
    date: { type: 'interval', start: '2026-09-07', end: '2026-12-14' },
    over: false,
    cta: { label: 'En profiter', url: 'https://tunnel.example.org/a', newWindow: false, type: 'yellow' },
    conditionsHtml: '<p>Hors jours fériés.</p>',
    national: false,
    cinemas: [{ slug: 'harbour', name: 'Velours Harbour' }],
    ref: { page: 'offer', slug: 'monday' },
    refs: {},
    ...more,
  };
}
