import { circle, outline, path, polygon } from '../../shapes.ts';
import type { Subject, SubjectInk } from '../subject.ts';

/** A long coat with somebody in it, from behind. */
export function coatFigure(ink: SubjectInk): string {
  return (
    circle(0, -91, 7.2, ink.body) +
    path(
      outline([
        [-3.2, -87, 1],
        [-4.5, -82],
        [-14, -78],
        [-17.5, -70],
        [-18, -50],
        [-15.5, -42, 1],
        [-14.5, -46, 1],
        [-15, -30],
        [-17, -20, 1],
        [17, -20, 1],
        [15, -30],
        [14.5, -46, 1],
        [15.5, -42, 1],
        [18, -50],
        [17.5, -70],
        [14, -78],
        [4.5, -82],
        [3.2, -87, 1],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [-10, -22],
        [-8.4, 0],
        [-2, 0],
        [-1, -22],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [1, -22],
        [2.4, 0],
        [8.8, 0],
        [10, -22],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [8, -80, 1],
        [14, -77],
        [17, -70],
        [17.4, -50],
        [14.5, -46, 1],
        [15, -30],
        [16.6, -21, 1],
        [10, -21, 1],
        [11, -50],
        [10, -70],
      ]),
      ink.lit,
      { opacity: 0.55 },
    )
  );
}

/** A lone figure in a long coat, seen from behind. */
export const figure: Subject = { width: 38, height: 99, element: 'ground', draw: coatFigure };
