import { href } from '#src/routes/href.ts';
import { popupBudgets, popupFacts, popupScripts } from '#tests/support/popup-scripts.ts';
import { inBrowser } from './lib/browser.ts';
import type { Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';

const kilo = (bytes: number) => (bytes / 1_000).toFixed(1);

/** Measures the script that the first popup of a visit loads, for each kind of popup, on the home page. */
export async function benchPopups(): Promise<Findings> {
  return inBrowser(async ({ browser, origin, apiOrigin }) => {
    const { films, showtimes, tags } = await itemsOf(apiOrigin);
    const [show] = films;
    const [showtime] = showtimes;
    if (show === undefined || showtime === undefined) throw new Error('no film plays');
    const facts = popupFacts({
      show,
      cinema: showtime.cinema,
      day: showtime.date,
      booking: null,
      tag: tags[0],
    });
    const rows: string[][] = [];
    const broken: string[] = [];
    for (const [kind, most] of popupBudgets) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${origin}${href('fr-FR', { page: 'home' })}`);
      await page.waitForLoadState('networkidle');
      const { bytes, files } = await popupScripts(page, kind, facts);
      rows.push([kind, kilo(bytes), String(files), kilo(most)]);
      if (bytes > most) broken.push(`${kind}: ${kilo(bytes)} kB, at most ${kilo(most)}`);
      await page.close();
    }
    return {
      tables: [{ columns: ['first popup of a page', 'script kB', 'files', 'bound kB'], rows }],
      notes: [
        'Site fr in French, home on a desk: what is loaded after the click, gzipped; a second popup has most of it already. The same bounds stand in `e2e/weight/scripts.spec.ts`.',
      ],
      broken,
    };
  });
}
