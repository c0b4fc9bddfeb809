import { expect, test } from '@playwright/test';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import type { OwnEdge } from '#tests/support/own-edge.ts';
import { startBehindEdge } from '../support/behind-edge.ts';

/** What the shipped nginx configuration keeps for each place (D44); without a browser. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let edge: OwnEdge;
let stop = () => Promise.resolve();

test.beforeAll(async () => {
  ({ edge, stop } = await startBehindEdge());
});

test.afterAll(() => stop());

const cached = ({ headers }: WireAnswer) => headers['x-cache'];

const city = citiesFixture[0].slug;

/** Whether a page of all films was rendered for that city: its filters keep the place. */
const isPlaced = ({ body }: WireAnswer) => body.includes(`/near-${city}`);

test('D44 a place has pages of its own, which web lets only this edge keep', async () => {
  const there = { cookie: `locator=city:${city}` };
  await edge.get('/films', { headers: there });
  // The first answer is rendered; the next one says for how long the page stays fresh.
  await edge.get('/films', { headers: there });
  const kept = cached(await edge.get('/films', { headers: there }));
  const placed = await edge.get('/films', { headers: there });
  expect([kept, cached(placed)]).toEqual(['HIT', 'HIT']);
  expect(placed.headers['cache-control']).toBe('private, no-cache');
  expect(placed.headers['x-accel-expires']).toBeUndefined();
  expect(placed.headers['x-velours-place']).toBeUndefined();
  const unplaced = await edge.get('/films');
  expect(unplaced.headers['cache-control']).toContain('s-maxage');
  expect([isPlaced(placed), isPlaced(unplaced)]).toEqual([true, false]);
  // The same place in another spelling is the same entry.
  const encoded = { cookie: `a=b; locator=city%3A${city}` };
  const again = await edge.get('/films', { headers: encoded });
  expect([cached(again), isPlaced(again)]).toEqual(['HIT', true]);
});

test('D44 no cookie, however it is written, puts one place into the page of another', async () => {
  const strange = [
    `locator=%63ity:${city}`,
    `Locator=city:${city}`,
    `LOCATOR=city:atlantis; locator=city:${city}`,
    `locator=city:atlantis; locator=city:${city}`,
    `locator=city:${city}; locator=city:atlantis`,
    `x=1,locator=city:atlantis; locator=city:${city}`,
    `locator="city:${city}"`,
    `locator=city:${city} `,
    `locator=city:atlantis`,
    `locator=position:48.8566,2.3522`,
    `locator=position:1000,2`,
    `locator=<script>`,
    `locator=city:${city}\t`,
  ];
  for (const cookie of strange) {
    for (let time = 0; time < 3; time += 1) await edge.get('/films', { headers: { cookie } });
    const others = [
      undefined,
      'other=1',
      'locator=city:atlantis',
      `locator=city:atlantis; locator=city:${city}`,
    ];
    for (const other of others) {
      const headers: Record<string, string> = other === undefined ? {} : { cookie: other };
      expect([cookie, other, isPlaced(await edge.get('/films', { headers }))]).toEqual([
        cookie,
        other,
        false,
      ]);
    }
  }
});
