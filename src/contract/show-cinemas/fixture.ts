import type { ShowCinemas } from './schema.ts';

/** A show in two cinemas; the second one has no days any more. */
export const showCinemasFixture: ShowCinemas = {
  'velours-faubourg': {
    days: {
      '2026-09-09': {
        tags: ['DEFAULT', 'relaxseats'],
        upsell: null,
        versions: ['vf', 'vost'],
        specialShowtime: false,
        highlightedShowtime: null,
      },
    },
    releasedAt: '2026-09-02',
  },
  'velours-canal': { days: {}, releasedAt: null },
};
