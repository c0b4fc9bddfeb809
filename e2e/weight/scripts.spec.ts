import { expect } from '@playwright/test';
import { frameworkChunks } from '#tests/support/build-scripts.ts';
import { popupBudgets, popupFacts, popupScripts } from '#tests/support/popup-scripts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/**
 * The size of the scripts of an empty page of this framework, in bytes after gzip. They are the chunks that the build
 * lists for every page (`rootMainFiles`: React, the router, the loader). The measured page had 135 kB, because it also
 * had the chunk of the router's own components; `isRouterChunk` finds that one.
 */
const emptyPage = { least: 115_000, most: 140_000 };

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('an empty page of Next.js weighs what it did', () => {
  const weight = [...frameworkChunks().values()].reduce((sum, bytes) => sum + bytes, 0);
  // A smaller size means that the build no longer separates these chunks; a larger size, that our own code is in the
  // chunks of every page.
  expect(weight).toBeGreaterThan(emptyPage.least);
  expect(weight).toBeLessThan(emptyPage.most);
});

test(
  'R143 the first popup of a page stays within its budget, whatever its kind',
  breadth,
  async ({ context }) => {
    // Fourteen popups, each on a page of its own.
    test.setTimeout(900_000);
    await withoutArt(context);
    const catalogue = catalogueOf('fr-FR');
    const { show, cinema, day, showtime } = await catalogue.showtimeThat(
      'a showtime that can be booked',
      ({ status, refCmd }) => status === 'available' && refCmd !== null,
    );
    const [tag] = await catalogue.ask('tags', {});
    const facts = popupFacts({ show, cinema, day, booking: showtime.refCmd, tag });
    const page = await context.newPage();
    for (const [kind, most] of popupBudgets) {
      await visit(page, 'fr-FR', { page: 'home' });
      await hydrated(page);
      const { bytes, files } = await popupScripts(page, kind, facts);
      console.log(`${kind}: ${kilo(bytes)} of script as the first popup of a page (${files} files)`);
      expect.soft(bytes, kind).toBeLessThanOrEqual(most);
    }
  },
);
