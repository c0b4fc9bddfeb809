import { eventsFixture } from '../events/fixture.ts';
import type { EventDetail } from './schema.ts';

const [season] = eventsFixture;

/** A season with everything its page shows. */
export const eventFixture: EventDetail = {
  ...season,
  details: {
    eventType: 'opera',
    teaser: 'La scène, au premier rang.',
    description: '<p>De septembre à mai, en direct.</p>',
    prices: [{ label: 'La soirée', amount: 27 }],
    logo: null,
    backdrop: 'https://media.example.org/backdrop/saison-lyrique/1920.webp',
    redirectSlug: null,
    trackingSlug: 'saison-lyrique',
  },
  shows: ['la-nuit-des-masques-40218'],
};
