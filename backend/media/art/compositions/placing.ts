import type { Random } from '../random.ts';
import { fitted, put } from '../scene.ts';
import type { Layout } from '../scene.ts';
import { figure } from '../subjects/people/figure.ts';
import type { Subject, SubjectInk } from '../subjects/subject.ts';

/** What a picture is about first. */
export function leadOf(subjects: readonly Subject[]): Subject {
  return subjects[0] ?? figure;
}

/** What else a motif names: its second subject, or nothing. */
export function secondOf(subjects: readonly Subject[]): Subject | undefined {
  return subjects[1];
}

/** A subject as large as a height and a width allow, its foot at x, y. */
export function stood(
  subject: Subject,
  at: readonly [x: number, y: number],
  room: readonly [height: number, width: number],
  ink: SubjectInk,
  flip = false,
  turned = 0,
): string {
  return put(subject, at[0], at[1], fitted(subject, room[0], room[1]), ink, flip, turned);
}

/** A subject as large as a height and a width allow, its middle at x, y. */
export function centred(
  subject: Subject,
  at: readonly [x: number, y: number],
  room: readonly [height: number, width: number],
  ink: SubjectInk,
  flip = false,
  turned = 0,
): string {
  const height = fitted(subject, room[0], room[1]);
  const turn = (turned * Math.PI) / 180;
  return put(
    subject,
    at[0] - Math.sin(turn) * (height / 2),
    at[1] + Math.cos(turn) * (height / 2),
    height,
    ink,
    flip,
    turned,
  );
}

/** Room for the title at the head of the sheet. */
export function atHead(
  align: Layout['align'],
  height = 220,
): Pick<Layout, 'box' | 'align' | 'valign' | 'tagline'> {
  return { box: { x: 50, y: 66, w: 620, h: height }, align, valign: 'top', tagline: 'under' };
}

/** Room for the title at the foot of the sheet, over the credits. */
export function atFoot(
  align: Layout['align'],
  height = 200,
): Pick<Layout, 'box' | 'align' | 'valign' | 'tagline'> {
  return { box: { x: 50, y: 950 - height, w: 620, h: height }, align, valign: 'bottom', tagline: 'under' };
}

/** Left or right, as the seed will have it; a backdrop always keeps its left calm. */
export function sideOf(r: Random, wide: boolean): -1 | 1 {
  const right = r.chance(0.5);
  return wide || right ? 1 : -1;
}
