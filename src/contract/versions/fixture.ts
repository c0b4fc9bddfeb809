import type { Version } from './schema.ts';

/** A dubbed version with a description, and a subtitled one without. */
export const versionsFixture: Version[] = [
  { slug: 'vf', label: 'VF', description: 'Version française' },
  { slug: 'vost', label: 'VOST', description: null },
];
