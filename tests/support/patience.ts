import { beforeAll } from 'vitest';

/** Loaded before every test file: searches for elements wait as long as a busy machine needs. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
});
