import { expect, test } from '@playwright/test';
import { frameworkChunks } from '#tests/support/build-scripts.ts';
import { popupBudgets, popupFacts, popupScripts } from '#tests/support/popup-scripts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/**
 * What an empty page of this framework loads, in bytes after gzip. Its parts are the chunks that the build lists for
 * every page whatever it holds (`rootMainFiles`: React, the router, the loader); the measured page had 135 kB, for the
 * chunk of the router's own components comes on top. Here that chunk counts as ours: the budget is the stricter one.
 */
const emptyPage = { least: 115_000, most: 140_000 };

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('an empty page of the framework weighs what it did', () => {
  const weight = [...frameworkChunks().values()].reduce((sum, bytes) => sum + bytes, 0);
  // Less means that the build no longer tells them apart; more, that our own code went into the chunks of every page.
  expect(weight).toBeGreaterThan(emptyPage.least);
  expect(weight).toBeLessThan(emptyPage.most);
});

test('R143 the first popup of a page stays within its budget, whatever its kind', async ({ context }) => {
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
});
