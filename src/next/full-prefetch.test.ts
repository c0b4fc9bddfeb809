import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prefetchLife } from './full-prefetch.ts';

it('the router is told for how long it uses a prefetch', () => {
  const config = readFileSync(new URL('../../next.config.ts', import.meta.url), 'utf8');
  expect(config).toContain(`staleTimes: { static: ${prefetchLife} }`);
});
