import type { EventShows } from './schema.ts';

/** The shows of a season: one live on one day. */
export const eventShowsFixture: EventShows = {
  shows: {
    'la-nuit-des-masques-40218': {
      days: {
        '2026-10-14': {
          seasonId: 'saison-lyrique',
          day: '2026-10-14',
          tags: ['LIVE', 'opera'],
          versions: ['vost'],
          bookable: true,
          specialShowtime: false,
          cinemas: ['velours-faubourg'],
        },
      },
      live: true,
      bookable: true,
      order: 1,
    },
  },
};
