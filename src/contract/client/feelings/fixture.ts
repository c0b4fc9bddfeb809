import type { Feeling, Feelings } from './schema.ts';

/** A show that is wished for. */
export const feelingFixture: Feeling = { emotion: null, intention: 2 };

/** One show wished for, one loved. */
export const feelingsFixture: Feelings = {
  'the-lamplighter-31207': feelingFixture,
  'petit-tambour': { emotion: 3, intention: 0 },
};
