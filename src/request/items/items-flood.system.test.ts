import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { askItem, forgetSite, knownItem, renewSnapshot } from './items.ts';

const api = testApi();
const [film] = showsFixture.shows.map(({ slug }) => slug);
const detail = (slug: string, more: Readonly<Record<string, unknown>> = {}) =>
  HttpResponse.json({ ...showFixture, slug, ...more });

// More strangers than the memory of items holds.
it('REL12: what moved or is gone stays so through a flood of strangers and a replaced catalogue', async () => {
  const clock = stoppedClock();
  const answers: Readonly<Record<string, () => Response>> = {
    'old-1': () => detail('old-1', { redirectSlug: film }),
    'gone-1': () => HttpResponse.json({}, { status: 410 }),
    'hidden-1': () => detail('hidden-1'),
  };
  api.answer = (path) => {
    const slug = /^\/api\/show\/([^/]+)$/.exec(path)?.[1];
    if (slug === undefined) return listsOnly(path);
    return answers[slug]?.() ?? HttpResponse.json({}, { status: 404 });
  };
  const known = Object.keys(answers);
  for (const slug of known) await askItem('fr-FR', 'show', slug);
  await renewSnapshot('fr-FR');
  await renewSnapshot('en-FR');
  const states = () => known.map((slug) => knownItem('fr-FR', 'show', slug)?.kind);
  for (let wave = 0; wave < 260; wave += 1) {
    clock.advance(4_000);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => askItem('fr-FR', 'show', `stranger-${wave}-${index}`)),
    );
    if (wave === 130) forgetSite('fr');
  }
  expect(states()).toEqual(['moved', 'gone', 'here']);
  for (const slug of known) await expect(askItem('fr-FR', 'show', slug)).resolves.toHaveProperty('kind');
  // With questions again, the API is asked again.
  clock.advance(4_000);
  expect(states()).toEqual([undefined, undefined, undefined]);
});
