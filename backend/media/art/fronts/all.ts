import { arcade } from './arcade.ts';
import { deco } from './deco.ts';
import { gabled } from './gabled.ts';
import { mansard } from './mansard.ts';
import type { Front } from './parts.ts';
import { rounded } from './rounded.ts';
import { tower } from './tower.ts';

/** The fronts that a cinema may have. */
export const fronts: readonly Front[] = [deco, rounded, mansard, gabled, arcade, tower];
