import type { GenreKey } from '../../../seed/data-types.ts';
import type { Scene } from '../scene.ts';
import { dreamNight } from '../scenes/family/dream-night.ts';
import { friendlyHills } from '../scenes/family/friendly-hills.ts';
import { blinds } from '../scenes/suspense/blinds.ts';
import { rainStreet } from '../scenes/suspense/rain-street.ts';
import { archedRealm } from '../scenes/worlds/arched-realm.ts';
import { deepWood } from '../scenes/worlds/deep-wood.ts';
import { ringedPlanet } from '../scenes/worlds/ringed-planet.ts';
import { towering } from '../scenes/worlds/towering.ts';

/** The genres of worlds and night, and the compositions in which each of them shows any subject. */
export const nightCompositions = {
  thriller: [blinds, rainStreet],
  action: [blinds, towering],
  adventure: [towering],
  animation: [dreamNight, friendlyHills],
  family: [friendlyHills, dreamNight],
  fantasy: [archedRealm, deepWood],
  'science-fiction': [ringedPlanet],
  horror: [deepWood, blinds],
  crime: [rainStreet, blinds],
} satisfies Partial<Record<GenreKey, readonly Scene[]>>;
