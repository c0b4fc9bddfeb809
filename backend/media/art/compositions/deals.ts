import type { GenreKey } from '../../../seed/data-types.ts';

/**
 * How each genre deals its films out among its compositions: a number that stirs the choice, found by
 * `tools/deal-compositions.ts` so that few films of a genre share a composition. A film of a genre that is not named
 * here is dealt with 0.
 */
export const deals: Partial<Record<GenreKey, number>> = {
  thriller: 0,
  action: 17,
  crime: 1724,
  horror: 65,
  adventure: 28,
  fantasy: 123,
  'science-fiction': 170,
  animation: 2794,
  family: 16,
  drama: 161,
  comedy: 3003,
  romance: 3,
  history: 10,
  documentary: 620,
  musical: 20,
  concert: 8,
  opera: 6,
};
