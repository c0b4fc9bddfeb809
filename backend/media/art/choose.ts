import type { GenreKey } from '../../seed/data-types.ts';
import { lifeCompositions } from './compositions/stage-and-life.ts';
import { nightCompositions } from './compositions/worlds-and-night.ts';
import { deals } from './compositions/deals.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';
import { cheeseHeist } from './scenes/comedies/cheese-heist.ts';
import { hangingClock } from './scenes/comedies/hanging-clock.ts';
import { placeCards } from './scenes/comedies/place-cards.ts';
import { spiralStairs } from './scenes/comedies/spiral-stairs.ts';
import { foundry } from './scenes/dramas/foundry.ts';
import { letterMountain } from './scenes/dramas/letter-mountain.ts';
import { saltLake } from './scenes/dramas/salt-lake.ts';
import { sleeper } from './scenes/dramas/sleeper.ts';
import { goalkeeper } from './scenes/family/goalkeeper.ts';
import { memoryRain } from './scenes/family/memory-rain.ts';
import { moonBus } from './scenes/family/moon-bus.ts';
import { sofaDesert } from './scenes/family/sofa-desert.ts';
import { clothDance } from './scenes/stages/cloth-dance.ts';
import { crevasse } from './scenes/stages/crevasse.ts';
import { damConcert } from './scenes/stages/dam-concert.ts';
import { glassQueen } from './scenes/stages/glass-queen.ts';
import { snowTailor } from './scenes/stages/snow-tailor.ts';
import { containerFog } from './scenes/suspense/container-fog.ts';
import { doorsInFog } from './scenes/suspense/doors-in-fog.ts';
import { highCable } from './scenes/suspense/high-cable.ts';
import { knottedMicrophone } from './scenes/suspense/knotted-microphone.ts';
import { lastSeat } from './scenes/suspense/last-seat.ts';
import { fireIceTrain } from './scenes/worlds/fire-ice-train.ts';
import { livingChart } from './scenes/worlds/living-chart.ts';
import { nameBridge } from './scenes/worlds/name-bridge.ts';
import { orbitTug } from './scenes/worlds/orbit-tug.ts';

/** Scenes that show one idea, with the words of a motif that call for them; three must occur. */
const ideas: readonly (readonly [words: string, scene: Scene])[] = [
  ['pirogue lake salt cones boat', saltLake],
  ['train sleeper window berth pillow note', sleeper],
  ['bell furnace foundry cast', foundry],
  ['envelopes letters mountain basement desk unopened', letterMountain],
  ['spiral staircase stairs landing neighbour', spiralStairs],
  ['clock tower hand minute hanging villagers', hangingClock],
  ['place cards table wedding names', placeCards],
  ['cheese wheel vault rolling mountain', cheeseHeist],
  ['microphone cable knots word courtroom', knottedMicrophone],
  ['dog containers harbour fog', containerFog],
  ['cable glacier crossing figure moonlit hand', highCable],
  ['seat auditorium projector beam', lastSeat],
  ['doors fog ajar four alone', doorsInFog],
  ['girl umbrella memories rain', memoryRain],
  ['bus rooftop roof moon driving', moonBus],
  ['goal grandmother diving apron mouth', goalkeeper],
  ['sofa carpet sock balloon', sofaDesert],
  ['tug satellites sound stars waves', orbitTug],
  ['chart ink sailing boat waves lines', livingChart],
  ['bridge hooded letters mist stone', nameBridge],
  ['train fire ice line city armoured', fireIceTrain],
  ['queen glass crown furnace lagoon', glassQueen],
  ['musicians wall concrete dam turquoise', damConcert],
  ['tailor snowflakes coat leaping', snowTailor],
  ['seamstresses cloth dancing canopy tables', clothDance],
  ['crevasse microphone cable ice', crevasse],
];

/** Each genre's own compositions, for a motif that no idea fits. */
export const compositions: Record<GenreKey, readonly Scene[]> = { ...lifeCompositions, ...nightCompositions };

/** The scene for a film: the idea its motif calls for, otherwise one of its first genre's compositions. */
export function chooseScene(motif: string, genres: readonly GenreKey[], random: Random): Scene {
  const words = new Set(motif.toLowerCase().match(/[\p{L}]+/gu));
  let best: Scene | undefined;
  let most = 2;
  for (const [calls, scene] of ideas) {
    const hits = calls.split(' ').filter((word) => words.has(word)).length;
    if (hits > most) {
      most = hits;
      best = scene;
    }
  }
  const genre = genres[0] ?? 'drama';
  return best ?? random.fork(`deal ${deals[genre] ?? 0}`).pick(compositions[genre]);
}
