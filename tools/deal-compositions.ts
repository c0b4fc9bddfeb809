import { chooseScene, compositions } from '#backend/media/art/choose.ts';
import { randomOf } from '#backend/media/art/random.ts';
import type { Scene } from '#backend/media/art/scene.ts';
import { films } from '#backend/seed/films.ts';

/**
 * Looks for the numbers of `backend/media/art/compositions/deals.ts` and prints them: run by hand when many films or
 * compositions have come, then raise `artVersion` in `backend/media/fingerprint.ts`. Two films of one genre with the same
 * composition weigh ten times what two of different genres do.
 */
const tries = 6000;
const used = new Map<Scene, number>();
const found: Record<string, number> = {};
for (const [genre, scenes] of Object.entries(compositions)) {
  const keys = films
    .filter((film) => film.genres[0] === genre)
    .filter((film) => scenes.includes(chooseScene(film.motif, film.genres, randomOf(film.key).fork('scene'))))
    .map((film) => film.key);
  let best = Number.POSITIVE_INFINITY;
  let dealt: Scene[] = [];
  for (let deal = 0; deal < tries; deal += 1) {
    const choice = keys.map((key) => randomOf(key).fork('scene').fork(`deal ${deal}`).pick(scenes));
    const cost = costOf(choice);
    if (cost < best) {
      best = cost;
      dealt = choice;
      found[genre] = deal;
    }
  }
  for (const scene of dealt) used.set(scene, (used.get(scene) ?? 0) + 1);
  process.stdout.write(
    `${genre}: ${keys.length} films, ${new Set(dealt).size} of ${scenes.length} compositions\n`,
  );
}
process.stdout.write(`${JSON.stringify(found)}\n`);

function costOf(choice: readonly Scene[]): number {
  const own = new Map<Scene, number>();
  let cost = 0;
  for (const scene of choice) {
    const before = own.get(scene) ?? 0;
    cost += before * 10 + (used.get(scene) ?? 0);
    own.set(scene, before + 1);
  }
  return cost;
}
