import type { GenreKey } from '../../seed/data-types.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';
import * as comedies from './scenes/comedies.ts';
import * as dramas from './scenes/dramas.ts';
import * as family from './scenes/family.ts';
import * as stages from './scenes/stages.ts';
import * as suspense from './scenes/suspense.ts';
import * as worlds from './scenes/worlds.ts';

/** Scenes that show one idea, with the words of a motif that call for them; two must occur. */
const ideas: readonly (readonly [words: string, scene: Scene])[] = [
  ['pirogue lake salt cones boat', dramas.saltLake],
  ['train sleeper window berth pillow note', dramas.sleeper],
  ['bell furnace foundry cast', dramas.foundry],
  ['envelopes letters mountain basement desk unopened', dramas.letterMountain],
  ['spiral staircase stairs landing neighbour', comedies.spiralStairs],
  ['clock tower hand minute hanging villagers', comedies.hangingClock],
  ['place cards table wedding names', comedies.placeCards],
  ['cheese wheel vault rolling mountain', comedies.cheeseHeist],
  ['microphone cable knots word courtroom', suspense.knottedMicrophone],
  ['dog containers harbour fog', suspense.containerFog],
  ['cable glacier crossing figure moonlit hand', suspense.highCable],
  ['seat auditorium projector beam', suspense.lastSeat],
  ['doors fog ajar four alone', suspense.doorsInFog],
  ['girl umbrella memories rain', family.memoryRain],
  ['bus rooftop roof moon driving', family.moonBus],
  ['goal grandmother diving apron mouth', family.goalkeeper],
  ['sofa carpet sock balloon', family.sofaDesert],
  ['tug satellites sound stars waves', worlds.orbitTug],
  ['chart ink sailing boat waves lines', worlds.livingChart],
  ['bridge hooded letters mist stone', worlds.nameBridge],
  ['train fire ice line city armoured', worlds.fireIceTrain],
  ['queen glass crown furnace lagoon', stages.glassQueen],
  ['musicians wall concrete dam turquoise', stages.damConcert],
  ['tailor snowflakes coat leaping', stages.snowTailor],
  ['seamstresses cloth dancing canopy tables', stages.clothDance],
  ['crevasse microphone cable ice', stages.crevasse],
];

/** Each genre's own compositions, for a motif that no idea fits. */
const compositions: Record<GenreKey, readonly Scene[]> = {
  drama: [dramas.ridgeWalker, dramas.moonSea, stages.innerLandscape],
  comedy: [comedies.burst, comedies.openRoad],
  thriller: [suspense.blinds, suspense.rainStreet],
  action: [comedies.burst, suspense.blinds, worlds.towering],
  adventure: [worlds.towering, comedies.openRoad, dramas.ridgeWalker],
  animation: [family.dreamNight, family.friendlyHills],
  family: [family.friendlyHills, family.dreamNight],
  fantasy: [worlds.archedRealm, worlds.deepWood],
  'science-fiction': [worlds.ringedPlanet],
  horror: [worlds.deepWood, suspense.blinds],
  romance: [dramas.moonSea, stages.innerLandscape],
  documentary: [stages.fieldNotes],
  musical: [stages.velvetStage, stages.bigConcert],
  history: [stages.innerLandscape, dramas.ridgeWalker],
  crime: [suspense.rainStreet, suspense.blinds],
  concert: [stages.bigConcert],
  opera: [stages.velvetStage],
};

/** The scene for a film: the idea its motif calls for, otherwise one of its first genre's compositions. */
export function chooseScene(motif: string, genres: readonly GenreKey[], random: Random): Scene {
  const words = new Set(motif.toLowerCase().match(/[\p{L}]+/gu));
  let best: Scene | undefined;
  let most = 1;
  for (const [calls, scene] of ideas) {
    const hits = calls.split(' ').filter((word) => words.has(word)).length;
    if (hits > most) {
      most = hits;
      best = scene;
    }
  }
  return best ?? random.pick(compositions[genres[0] ?? 'drama']);
}
