import type { GenreKey } from '../../seed/data-types.ts';
import type { TitleStyle } from '../lettering/title.ts';
import type { Drawing } from './drawing.ts';
import type { Scheme } from './colour.ts';
import { dots, filmGrain, hatching, paperTooth } from './texture.ts';

/** What films of one genre share: the voice of their lettering and the surface of their print. */
export interface Family {
  type: Pick<TitleStyle, 'face' | 'axes' | 'tracking' | 'upper' | 'leading'>;
  /** Marks over the finished scene. */
  surface(drawing: Drawing, scheme: Scheme): string;
}

const paper = (strength: number) => (drawing: Drawing) => paperTooth(drawing, strength);
const grain = (strength: number) => (drawing: Drawing) => filmGrain(drawing, strength);

/** The families, one per genre. */
export const families: Record<GenreKey, Family> = {
  drama: {
    type: {
      face: 'display',
      axes: { wght: 420, opsz: 144, SOFT: 0, WONK: 0 },
      tracking: -0.012,
      leading: 0.98,
    },
    surface: paper(0.078),
  },
  comedy: {
    type: {
      face: 'display',
      axes: { wght: 900, opsz: 72, SOFT: 100, WONK: 1 },
      tracking: -0.015,
      leading: 0.94,
    },
    surface: paper(0.096),
  },
  thriller: {
    type: {
      face: 'display',
      axes: { wght: 800, opsz: 144, SOFT: 0, WONK: 0 },
      upper: true,
      tracking: 0.004,
      leading: 0.9,
    },
    surface: grain(0.102),
  },
  action: {
    type: {
      face: 'display',
      axes: { wght: 900, opsz: 144, SOFT: 0, WONK: 0 },
      upper: true,
      tracking: -0.01,
      leading: 0.86,
    },
    surface: grain(0.09),
  },
  adventure: {
    type: {
      face: 'display',
      axes: { wght: 640, opsz: 96, SOFT: 0, WONK: 1 },
      upper: true,
      tracking: 0.035,
      leading: 1.04,
    },
    surface: paper(0.12),
  },
  animation: {
    type: {
      face: 'display',
      axes: { wght: 840, opsz: 36, SOFT: 100, WONK: 1 },
      tracking: -0.008,
      leading: 0.95,
    },
    surface: grain(0.054),
  },
  family: {
    type: {
      face: 'display',
      axes: { wght: 900, opsz: 36, SOFT: 100, WONK: 1 },
      tracking: -0.008,
      leading: 0.93,
    },
    surface: paper(0.072),
  },
  fantasy: {
    type: {
      face: 'display',
      axes: { wght: 520, opsz: 144, SOFT: 0, WONK: 1 },
      upper: true,
      tracking: 0.045,
      leading: 1.05,
    },
    surface: grain(0.072),
  },
  'science-fiction': {
    type: {
      face: 'display',
      axes: { wght: 300, opsz: 144, SOFT: 0, WONK: 0 },
      upper: true,
      tracking: 0.12,
      leading: 1.12,
    },
    surface: grain(0.09),
  },
  horror: {
    type: {
      face: 'display',
      axes: { wght: 360, opsz: 144, SOFT: 0, WONK: 1 },
      tracking: 0.01,
      leading: 0.98,
    },
    surface: grain(0.144),
  },
  romance: {
    type: {
      face: 'display-italic',
      axes: { wght: 440, opsz: 144, SOFT: 60, WONK: 1 },
      tracking: -0.01,
      leading: 0.98,
    },
    surface: paper(0.06),
  },
  documentary: {
    type: {
      face: 'display',
      axes: { wght: 560, opsz: 72, SOFT: 0, WONK: 0 },
      tracking: -0.02,
      leading: 0.96,
    },
    surface: grain(0.084),
  },
  musical: {
    type: {
      face: 'display',
      axes: { wght: 900, opsz: 144, SOFT: 60, WONK: 1 },
      tracking: -0.01,
      leading: 0.92,
    },
    surface: paper(0.09),
  },
  history: {
    type: { face: 'display', axes: { wght: 560, opsz: 144, SOFT: 0, WONK: 0 }, tracking: 0.005, leading: 1 },
    surface: (drawing, scheme) => hatching(drawing, scheme.ink, 4, 0.8, 0, 0.14) + paperTooth(drawing, 0.085),
  },
  crime: {
    type: {
      face: 'display',
      axes: { wght: 900, opsz: 96, SOFT: 0, WONK: 1 },
      tracking: -0.005,
      leading: 0.92,
    },
    surface: (drawing, scheme) =>
      drawing.flood(dots(drawing, scheme.ink, 4.5, 0.2), 0.1) + filmGrain(drawing, 0.08),
  },
  concert: {
    type: {
      face: 'display',
      axes: { wght: 300, opsz: 144, SOFT: 0, WONK: 0 },
      upper: true,
      tracking: 0.03,
      leading: 1,
    },
    surface: grain(0.096),
  },
  opera: {
    type: { face: 'display', axes: { wght: 420, opsz: 144, SOFT: 0, WONK: 0 }, tracking: 0.015, leading: 1 },
    surface: grain(0.066),
  },
};
