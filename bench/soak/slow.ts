import { hold, slowModes } from '#tests/attacks/big.ts';
import type { OwnBackend } from '#tests/support/own-backend.ts';
import { href } from '#src/routes/href.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from '../lib/figures.ts';
import type { Items } from '../lib/items.ts';
import { startHostileSite } from './hostile.ts';
import { answered95, visits } from './crowd.ts';

const held = 200;
/** How long connections are held at most, in milliseconds. */
const longestMs = 150_000;
const host = 'fr.example.com';

/** Two hundred slow connections of each kind, at web and through nginx: who waits, and when they are let go. */
export async function slowSoak(
  backend: OwnBackend,
  items: Items,
  nginx: string | undefined,
): Promise<Findings> {
  const site = await startHostileSite(backend.apiOrigin, nginx);
  const target = href('fr-FR', { page: 'movie', slug: items.films[0]?.slug ?? '' });
  const figures: Figure[] = [];
  const broken: string[] = [];
  try {
    for (const [way, place] of Object.entries(site.ways)) {
      let asked = 0;
      const alone = await visits(place, { host, target }, () => (asked += 1) > 40);
      figures.push({
        name: `${way}: a visitor alone, 95 of 100`,
        unit: 'ms',
        values: [answered95(alone)],
        digits: 1,
      });
      for (const mode of slowModes) {
        const slow = await hold(mode, { place, target, host, count: held });
        const begun = performance.now();
        const visitors = await visits(
          place,
          { host, target },
          () => slow.ended() === held || performance.now() - begun > longestMs,
        );
        const seconds = (performance.now() - begun) / 1_000;
        const failed = visitors.filter(({ status }) => status !== 200).length;
        if (failed > 0) broken.push(`${way}, ${mode}: ${failed} of ${visitors.length} visitors got no page`);
        if (slow.ended() < held)
          broken.push(`${way}, ${mode}: ${held - slow.ended()} of ${held} were never let go`);
        slow.release();
        figures.push(
          {
            name: `${way}, slow ${mode}: a visitor, 95 of 100`,
            unit: 'ms',
            values: [answered95(visitors)],
            digits: 1,
          },
          {
            name: `${way}, slow ${mode}: until all were let go`,
            unit: 's',
            values: [seconds],
            bound: longestMs / 1_000,
          },
        );
      }
    }
    return {
      tables: [figureTable(figures)],
      notes: [
        `${held} connections at a time, in the four ways of slowhttptest: a head and a body of a byte a second, sixty answers that nobody reads, a thousand ranges. Meanwhile a visitor asks for a film four times a second.`,
      ],
      broken: [...brokenBounds(figures), ...broken],
    };
  } finally {
    await site.stop();
  }
}
