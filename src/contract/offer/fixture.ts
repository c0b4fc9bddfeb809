import { newsOffersFixture } from '../news-offers/fixture.ts';
import { articlePageFixture } from '../news-item/fixture.ts';
import type { Offer } from './schema.ts';

const [first] = newsOffersFixture;

/** An offer with everything its page shows. */
export const offerFixture: Offer = {
  ...first,
  ...articlePageFixture,
  conditions: '<p>Not on public holidays.</p>',
};
