import { newsFixture } from '../news/fixture.ts';
import type { NewsItem } from './schema.ts';

const [first] = newsFixture;

/** The fields that the page of every article has beside those of its list item. */
export const articlePageFixture = {
  content: '<p>The doors open on Friday.</p>',
  author: 'The Velours team',
  featuredShow: 'the-lamplighter-31207',
  display: { creationDate: true, socialMedia: true, backToNews: true, newsTag: true },
  seo: { title: null, description: 'Six screens by the sea.' },
  redirectSlug: null,
  trackingSlug: 'the-harbour-reopens',
};

/** A news item with everything its page shows. */
export const newsItemFixture: NewsItem = { ...first, ...articlePageFixture };
