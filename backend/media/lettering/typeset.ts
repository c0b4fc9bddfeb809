import type { Box } from './box.ts';
import { num } from './box.ts';
import type { Axes, Typeface } from './fonts.ts';
import { kerningOf, letterOf } from './fonts.ts';

/** How a line of text is set. */
export interface Type {
  face: Typeface;
  axes: Axes;
  /** Extra space between letters, in parts of the size. */
  tracking?: number;
  upper?: boolean;
}

/** A text as outlines, with the box of its ink in drawing units and the size it got. */
export interface Lettering {
  path: string;
  box: Box;
  /** Size of the largest line, in drawing units. */
  size: number;
  lines: readonly { text: string; size: number; box: Box }[];
}

/** Bends the outlines: gets a point and gives the point to draw instead. */
export type Warp = (x: number, y: number) => readonly [number, number];

interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The ink of one line at size 1, from its origin on the baseline. */
export function measure(text: string, type: Type): Ink {
  const ink: Ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  walk(text, type, (x, y) => {
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  });
  return Number.isFinite(ink.left) ? ink : { left: 0, right: 0, top: 0, bottom: 0 };
}

/** Outlines of one line with its origin at x on the baseline y. */
export function lineAt(text: string, type: Type, x: number, y: number, size: number, warp?: Warp): Lettering {
  const box: Ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const data: string[] = [];
  walk(
    text,
    type,
    () => undefined,
    (points, code) => {
      const bent = points.map(([px, py]) => {
        const at = [x + px * size, y + py * size] as const;
        const [bx, by] = warp === undefined ? at : warp(at[0], at[1]);
        box.left = Math.min(box.left, bx);
        box.right = Math.max(box.right, bx);
        box.top = Math.min(box.top, by);
        box.bottom = Math.max(box.bottom, by);
        return `${num(bx)} ${num(by)}`;
      });
      data.push(code + bent.join(' '));
    },
  );
  const ink = Number.isFinite(box.left)
    ? { x: box.left, y: box.top, w: box.right - box.left, h: box.bottom - box.top }
    : { x, y, w: 0, h: 0 };
  return { path: data.join(''), box: ink, size, lines: [{ text, size, box: ink }] };
}

function walk(
  text: string,
  type: Type,
  touch: (x: number, y: number) => void,
  draw?: (points: readonly (readonly [number, number])[], code: string) => void,
): void {
  const shown = type.upper === true ? upperCase(text) : text;
  let x = 0;
  let previous = '';
  for (const character of shown.replaceAll(/\s/gu, ' ')) {
    const letter = letterOf(type.face, type.axes, character);
    if (previous !== '') x += kerningOf(type.face, previous, character) + (type.tracking ?? 0);
    for (const command of letter.commands) {
      if (command.type === 'Z') {
        draw?.([], 'Z');
        continue;
      }
      const points: (readonly [number, number])[] = [];
      if (command.type === 'C') points.push([x + command.x1, command.y1], [x + command.x2, command.y2]);
      if (command.type === 'Q') points.push([x + command.x1, command.y1]);
      points.push([x + command.x, command.y]);
      for (const [px, py] of points) touch(px, py);
      draw?.(points, command.type);
    }
    x += letter.advance;
    previous = character;
  }
}

/** Capitals that keep a German sharp s readable and never lose an accent. */
function upperCase(text: string): string {
  return text.toLocaleUpperCase('en');
}
