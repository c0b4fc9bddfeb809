import { newsOffersFixture } from '../news-offers/fixture.ts';
import type { Offer } from './schema.ts';

const [first] = newsOffersFixture;

/** An offer with everything its page shows. */
export const offerFixture: Offer = {
  ...first,
  content: '<p>The doors open on Friday.</p>',
  author: 'The Velours team',
  featuredShow: 'the-lamplighter-31207',
  display: { creationDate: true, socialMedia: true, backToNews: true, newsTag: true },
  seo: { title: null, description: 'Six screens by the sea.' },
  redirectSlug: null,
  trackingSlug: 'the-harbour-reopens',
  conditions: '<p>Not on public holidays.</p>',
};
