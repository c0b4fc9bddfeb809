import { beforeAll } from 'vitest';

/** Set up for every test file: what looks for an element in a page waits as long as a busy machine needs. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
});
