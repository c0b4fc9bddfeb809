import type { Drawing } from '../../drawing.ts';
import { put } from '../../scene.ts';
import { placed, rect } from '../../shapes.ts';
import type { Subject, SubjectInk } from '../../subjects/subject.ts';
import { stipple } from '../../texture.ts';

/** A subject with its middle, not its foot, at x, y; turned about that middle. */
export function centred(
  subject: Subject,
  x: number,
  y: number,
  height: number,
  ink: SubjectInk,
  flip = false,
  turned = 0,
): string {
  const scale = height / subject.height;
  return placed(
    x,
    y,
    flip ? -scale : scale,
    scale,
    `<g transform="translate(0 ${Math.round(subject.height * 50) / 100})">${subject.draw(ink)}</g>`,
    turned,
  );
}

/**
 * The shadow of a subject on the ground before it: its outline laid down towards the viewer from its foot at x, y.
 * `length` in parts of its height, `lean` to the right in the same measure.
 */
export function cast(
  subject: Subject,
  x: number,
  y: number,
  height: number,
  ink: SubjectInk,
  length: number,
  lean: number,
): string {
  const scale = height / subject.height;
  const part = (value: number): number => Math.round(value * 10000) / 10000;
  return `<g transform="matrix(${part(scale)} 0 ${part(-lean * scale)} ${part(-length * scale)} ${part(x)} ${part(y)})">${subject.draw(ink)}</g>`;
}

/** How high a subject stands to take about the same room on the sheet whatever its shape: its diagonal is given. */
export function massOf(subject: Subject, diagonal: number): number {
  return (diagonal * subject.height) / Math.hypot(subject.width, subject.height);
}

/** Stippled shading over the sheet from a height down to its foot, thickening over `length`. */
export function shading(d: Drawing, colour: string, from: number, length: number): string {
  return rect(0, from, d.width, d.height - from, stipple(d, colour, [0, from], length, 0));
}

/** A subject on the ground at x, y, or hovering over it if it lives in the air. */
export function stood(
  subject: Subject,
  x: number,
  y: number,
  height: number,
  ink: SubjectInk,
  flip = false,
): string {
  return put(subject, x, subject.element === 'air' ? y - Math.min(70, height * 0.2) : y, height, ink, flip);
}
