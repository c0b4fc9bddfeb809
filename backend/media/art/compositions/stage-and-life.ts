import type { GenreKey } from '../../../seed/data-types.ts';
import type { Scene } from '../scene.ts';
import { burst } from '../scenes/comedies/burst.ts';
import { openRoad } from '../scenes/comedies/open-road.ts';
import { moonSea } from '../scenes/dramas/moon-sea.ts';
import { ridgeWalker } from '../scenes/dramas/ridge-walker.ts';
import { bigConcert } from '../scenes/stages/big-concert.ts';
import { fieldNotes } from '../scenes/stages/field-notes.ts';
import { innerLandscape } from '../scenes/stages/inner-landscape.ts';
import { velvetStage } from '../scenes/stages/velvet-stage.ts';

type Genre = Extract<
  GenreKey,
  'drama' | 'comedy' | 'romance' | 'documentary' | 'musical' | 'history' | 'concert' | 'opera'
>;

/** The compositions of films about life and of the stage; each takes any subject. */
export const lifeCompositions: Record<Genre, readonly Scene[]> = {
  drama: [ridgeWalker, moonSea, innerLandscape],
  comedy: [burst, openRoad],
  romance: [moonSea, innerLandscape],
  documentary: [fieldNotes],
  musical: [velvetStage, bigConcert],
  history: [innerLandscape, ridgeWalker],
  concert: [bigConcert],
  opera: [velvetStage],
};
