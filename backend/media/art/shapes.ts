import { element, num } from './drawing.ts';
import type { Attributes, Point } from './drawing.ts';

/** A point of a hand-drawn outline; a third value makes it a corner instead of a smooth bend. */
export type Node = readonly [x: number, y: number, corner?: 1];

/** Path data of a polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/**
 * Path data of an outline drawn through points: smooth bends (Catmull-Rom) that become sharp at corners.
 * `closed` false leaves the line open.
 */
export function outline(nodes: readonly Node[], closed = true, tension = 1): string {
  const count = nodes.length;
  const at = (index: number): Node => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return nodes[wrapped] ?? [0, 0];
  };
  const handle = (index: number): Point => {
    const node = at(index);
    if (node[2] === 1) return [0, 0];
    const before = at(index - 1);
    const after = at(index + 1);
    return [((after[0] - before[0]) * tension) / 6, ((after[1] - before[1]) * tension) / 6];
  };
  const start = at(0);
  let data = `M${num(start[0])} ${num(start[1])}`;
  const segments = closed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const out = handle(index);
    const back = handle(index + 1);
    data +=
      from[2] === 1 && to[2] === 1
        ? `L${num(to[0])} ${num(to[1])}`
        : `C${num(from[0] + out[0])} ${num(from[1] + out[1])} ${num(to[0] - back[0])} ${num(to[1] - back[1])} ${num(to[0])} ${num(to[1])}`;
  }
  return closed ? `${data}Z` : data;
}

/** A filled path. */
export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return element('path', { d: data, fill, ...attributes });
}

/** A stroked path without fill, round at ends and joins. */
export function stroke(data: string, colour: string, width: number, attributes: Attributes = {}): string {
  return element('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': num(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

/** A disc. */
export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return element('circle', { cx: num(x), cy: num(y), r: num(radius), fill, ...attributes });
}

/** An ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return element('ellipse', { cx: num(x), cy: num(y), rx: num(rx), ry: num(ry), fill, ...attributes });
}

/** A rectangle. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return element('rect', { x: num(x), y: num(y), width: num(w), height: num(h), fill, ...attributes });
}

/** Marks as one group. */
export function group(attributes: Attributes, ...marks: readonly string[]): string {
  return element('g', attributes, marks.join(''));
}

/** Marks moved and scaled: drawn in their own units, placed with their origin at x, y. Negative `scaleX` mirrors. */
export function placed(
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  marks: string,
  turned = 0,
): string {
  const scale = scaleX === scaleY ? String(round(scaleX)) : `${round(scaleX)} ${round(scaleY)}`;
  const rotation = turned === 0 ? '' : ` rotate(${num(turned)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotation} scale(${scale})">${marks}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
