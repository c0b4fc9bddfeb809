import type { GenreKey } from '../../../seed/data-types.ts';
import type { Scene } from '../scene.ts';
import { bareBranches } from './night/bare-branches.ts';
import { blinds } from './night/blinds.ts';
import { corridor } from './night/corridor.ts';
import { counterchange } from './night/counterchange.ts';
import { doorLight } from './night/door-light.ts';
import { doubled } from './night/doubled.ts';
import { fingerprint } from './night/fingerprint.ts';
import { giantCrop } from './night/giant-crop.ts';
import { inferno } from './night/inferno.ts';
import { keyhole } from './night/keyhole.ts';
import { litWindow } from './night/lit-window.ts';
import { longShadow } from './night/long-shadow.ts';
import { oneDifferent } from './night/one-different.ts';
import { paperSlabs } from './night/paper-slabs.ts';
import { rainStreet } from './night/rain-street.ts';
import { rings } from './night/rings.ts';
import { searchlights } from './night/searchlights.ts';
import { shatter } from './night/shatter.ts';
import { slices } from './night/slices.ts';
import { speedBands } from './night/speed-bands.ts';
import { tornStrip } from './night/torn-strip.ts';
import { watchers } from './night/watchers.ts';
import { windowWithin } from './night/window-within.ts';
import { dreamNight } from './nursery/dream-night.ts';
import { friendlyHills } from './nursery/friendly-hills.ts';
import { paperSea } from './nursery/paper-sea.ts';
import { parade } from './nursery/parade.ts';
import { peeking } from './nursery/peeking.ts';
import { popUpBook } from './nursery/pop-up-book.ts';
import { quilt } from './nursery/quilt.ts';
import { rainbowArcs } from './nursery/rainbow-arcs.ts';
import { scallopSun } from './nursery/scallop-sun.ts';
import { snowGlobe } from './nursery/snow-globe.ts';
import { tallGrass } from './nursery/tall-grass.ts';
import { toyBlocks } from './nursery/toy-blocks.ts';
import { archedRealm } from './worlds/arched-realm.ts';
import { canyonLayers } from './worlds/canyon-layers.ts';
import { cityShaft } from './worlds/city-shaft.ts';
import { deepWood } from './worlds/deep-wood.ts';
import { duneSun } from './worlds/dune-sun.ts';
import { eclipse } from './worlds/eclipse.ts';
import { fortuneCard } from './worlds/fortune-card.ts';
import { gate } from './worlds/gate.ts';
import { greatTree } from './worlds/great-tree.ts';
import { gridHorizon } from './worlds/grid-horizon.ts';
import { leafFrame } from './worlds/leaf-frame.ts';
import { lonePeak } from './worlds/lone-peak.ts';
import { orbits } from './worlds/orbits.ts';
import { planetLimb } from './worlds/planet-limb.ts';
import { ringedPlanet } from './worlds/ringed-planet.ts';
import { roseWindow } from './worlds/rose-window.ts';
import { signalRidges } from './worlds/signal-ridges.ts';
import { skyIslands } from './worlds/sky-islands.ts';
import { skyStair } from './worlds/sky-stair.ts';
import { terrainMap } from './worlds/terrain-map.ts';
import { towering } from './worlds/towering.ts';
import { waterline } from './worlds/waterline.ts';

type Genre = Extract<
  GenreKey,
  | 'thriller'
  | 'action'
  | 'crime'
  | 'horror'
  | 'adventure'
  | 'fantasy'
  | 'science-fiction'
  | 'animation'
  | 'family'
>;

/** The compositions of films that thrill, of far worlds and of children's films; each takes any subject. */
export const nightCompositions: Record<Genre, readonly Scene[]> = {
  thriller: [
    keyhole,
    longShadow,
    rings,
    slices,
    tornStrip,
    doubled,
    blinds,
    counterchange,
    corridor,
    windowWithin,
  ],
  action: [
    shatter,
    speedBands,
    giantCrop,
    inferno,
    searchlights,
    counterchange,
    cityShaft,
    duneSun,
    lonePeak,
  ],
  crime: [rainStreet, fingerprint, oneDifferent, paperSlabs, litWindow, longShadow, blinds, keyhole, slices],
  horror: [deepWood, bareBranches, doorLight, watchers, litWindow, doubled, corridor, giantCrop, eclipse],
  adventure: [
    towering,
    terrainMap,
    duneSun,
    lonePeak,
    leafFrame,
    canyonLayers,
    waterline,
    skyIslands,
    windowWithin,
  ],
  fantasy: [
    archedRealm,
    deepWood,
    fortuneCard,
    roseWindow,
    greatTree,
    skyStair,
    skyIslands,
    canyonLayers,
    gate,
  ],
  'science-fiction': [ringedPlanet, planetLimb, gate, gridHorizon, orbits, signalRidges, eclipse, cityShaft],
  animation: [
    dreamNight,
    toyBlocks,
    popUpBook,
    tallGrass,
    rainbowArcs,
    peeking,
    parade,
    paperSea,
    snowGlobe,
    skyIslands,
  ],
  family: [
    friendlyHills,
    quilt,
    scallopSun,
    toyBlocks,
    parade,
    peeking,
    rainbowArcs,
    tallGrass,
    greatTree,
    popUpBook,
    paperSea,
  ],
};
