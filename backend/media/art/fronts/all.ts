import { arcade } from './arcade.ts';
import { brutalist } from './brutalist.ts';
import { chalet } from './chalet.ts';
import { corner } from './corner.ts';
import { courtyard } from './courtyard.ts';
import { deco } from './deco.ts';
import { earthen } from './earthen.ts';
import { gabled } from './gabled.ts';
import { glassBox } from './glass-box.ts';
import { ironHall } from './iron-hall.ts';
import { mansard } from './mansard.ts';
import type { Front } from './parts.ts';
import { riverside } from './riverside.ts';
import { rounded } from './rounded.ts';
import { tower } from './tower.ts';
import { tropical } from './tropical.ts';
import { warehouse } from './warehouse.ts';

/** The fronts that a cinema may have. */
export const fronts: readonly Front[] = [
  deco,
  rounded,
  mansard,
  gabled,
  arcade,
  tower,
  brutalist,
  glassBox,
  warehouse,
  riverside,
  courtyard,
  tropical,
  chalet,
  ironHall,
  earthen,
  corner,
];
