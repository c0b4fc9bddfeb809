import type { TitleStyle } from '../lettering/title.ts';
import type { Scheme } from './colour.ts';
import type { Box, Drawing } from './drawing.ts';
import type { Random } from './random.ts';
import { placed } from './shapes.ts';
import type { Subject, SubjectInk } from './subjects/subject.ts';

/** What a scene is painted with. Every sheet is 1080 high: 720 wide for a poster, 1920 for a backdrop. */
export interface Paint {
  d: Drawing;
  w: number;
  h: number;
  /** A backdrop: no lettering, the subject right of the middle, the lower left calm for what the page writes there. */
  wide: boolean;
  /** Where the subject stands: the middle of a poster, two thirds across a backdrop. */
  cx: number;
  s: Scheme;
  r: Random;
  /** The subjects that the film's motif names, most fitting first; never empty. */
  subjects: readonly Subject[];
  /** First names of the film's people, for scenes that show writing; may be empty. */
  names: readonly string[];
}

/** Where and how a poster's lettering goes. */
export interface Layout {
  box: Box;
  align: TitleStyle['align'];
  valign: TitleStyle['valign'];
  fill: string;
  /** Departures from the family's type. */
  style?: Partial<TitleStyle>;
  /** Colour of tagline and credits; the title's own when left out. */
  small?: string;
  /** Where the tagline stands: under or over the title. */
  tagline: 'under' | 'over' | 'none';
  credits?: string;
}

/** Paints a whole picture and tells where its lettering goes. */
export type Scene = (paint: Paint) => Layout;

/** A subject at a height in drawing units, foot at x, y; `flip` mirrors it, `turned` leans it by degrees. */
export function put(
  subject: Subject,
  x: number,
  y: number,
  height: number,
  ink: SubjectInk,
  flip = false,
  turned = 0,
): string {
  const scale = height / subject.height;
  return placed(x, y, flip ? -scale : scale, scale, subject.draw(ink), turned);
}

/** The height at which a subject is as high as it may be without being wider than it may be. */
export function fitted(subject: Subject, height: number, width: number): number {
  return Math.min(height, (width * subject.height) / subject.width);
}
