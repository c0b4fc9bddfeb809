import type { Box } from '../art/drawing.ts';
import type { Lettering, Type, Warp } from './typeset.ts';
import { lineAt, measure } from './typeset.ts';

/** How a title fills its box. */
export interface TitleStyle extends Type {
  align: 'left' | 'centre' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** Baseline distance in parts of the size; for `block` the gap between lines in parts of the larger neighbour. */
  leading: number;
  /** Largest size allowed, in drawing units. */
  maxSize: number;
  maxLines?: number;
  /** `even`: one size. `block`: every line is set to the full measure, as on a playbill. */
  fill?: 'even' | 'block';
  warp?: Warp;
}

const small = new Set(
  (
    'a an the of and or in on at to for from with by le la les l un une des du de d et ou au aux en der die das ein eine ' +
    'und im am von zu zum zur den dem het een van en op te il lo i gli un una di del della e da'
  ).split(' '),
);

/**
 * Sets a title inside a box: chooses the line breaks that allow the largest, calmest setting, never ends a line
 * on an article or preposition when another break is as good, and never leaves the box.
 * @throws {Error} when the title has no letters or the box no area
 */
export function setTitle(title: string, box: Box, style: TitleStyle): Lettering {
  const words = title
    .trim()
    .split(/[ \n\t]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) throw new Error('Title is empty: expected at least one letter');
  if (box.w <= 0 || box.h <= 0) throw new Error('Title box has no area');
  const setting = style.fill === 'block' ? blockSetting : evenSetting;
  let best: Setting | undefined;
  for (const lines of breaksOf(words, style.maxLines ?? 5)) {
    const candidate = setting(lines, box, style);
    if (best === undefined || candidate.score > best.score) best = candidate;
  }
  if (best === undefined) throw new Error('Title could not be set');
  return draw(best, box, style);
}

interface Line {
  text: string;
  size: number;
  /** Baseline from the top of the whole setting. */
  baseline: number;
  left: number;
  width: number;
}

interface Setting {
  lines: Line[];
  height: number;
  score: number;
}

function breaksOf(words: readonly string[], maxLines: number): string[][] {
  const found: string[][] = [];
  const gaps = Math.min(words.length - 1, 11);
  for (let bits = 0; bits < 2 ** gaps; bits += 1) {
    const lines: string[] = [];
    let line = words[0] ?? '';
    for (let index = 1; index < words.length; index += 1) {
      if (index <= gaps && (bits & (1 << (index - 1))) !== 0) {
        lines.push(line);
        line = words[index] ?? '';
      } else {
        line += ` ${words[index] ?? ''}`;
      }
    }
    lines.push(line);
    if (lines.length <= maxLines) found.push(lines);
  }
  return found;
}

/** 1 for a clean break, less for lines that end on a small word or split a phrase at the wrong side of a colon. */
function sense(lines: readonly string[]): number {
  let factor = 1;
  for (const [index, line] of lines.entries()) {
    if (index === lines.length - 1) continue;
    const last = line.split(' ').at(-1)?.toLowerCase() ?? '';
    if (small.has(last) && line.includes(' ')) factor *= 0.7;
    else if (small.has(last)) factor *= 0.94;
    if (/[:,–—]$/u.test(last)) factor *= 1.12;
  }
  return factor;
}

function evenSetting(lines: readonly string[], box: Box, style: TitleStyle): Setting {
  const inks = lines.map((line) => measure(line, style));
  const first = inks[0] ?? { top: 0, left: 0, right: 0, bottom: 0 };
  const last = inks.at(-1) ?? first;
  const unitHeight = -first.top + (lines.length - 1) * style.leading + Math.max(0, last.bottom);
  const widths = inks.map((ink) => ink.right - ink.left);
  const widest = Math.max(...widths);
  const size = Math.min(style.maxSize, box.w / widest, box.h / unitHeight);
  const ragged = widths.reduce((sum, width) => sum + (1 - width / widest), 0) / lines.length;
  return {
    lines: lines.map((text, index) => ({
      text,
      size,
      baseline: size * (-first.top + index * style.leading),
      left: (inks[index]?.left ?? 0) * size,
      width: (widths[index] ?? 0) * size,
    })),
    height: unitHeight * size,
    score: size * sense(lines) * (1 - ragged * 0.28) * (1 - lines.length * 0.015),
  };
}

function blockSetting(lines: readonly string[], box: Box, style: TitleStyle): Setting {
  const inks = lines.map((line) => measure(line, style));
  const natural = inks.map((ink) => Math.min(style.maxSize, box.w / Math.max(ink.right - ink.left, 0.01)));
  const place = (scale: number): { lines: Line[]; height: number } => {
    let y = 0;
    const placed = lines.map((text, index) => {
      const size = (natural[index] ?? 0) * scale;
      const ink = inks[index] ?? { top: 0, bottom: 0, left: 0, right: 0 };
      if (index > 0) y += Math.max(size, (natural[index - 1] ?? 0) * scale) * style.leading;
      y += -ink.top * size;
      const line = { text, size, baseline: y, left: ink.left * size, width: (ink.right - ink.left) * size };
      y += Math.max(0, ink.bottom) * size;
      return line;
    });
    return { lines: placed, height: y };
  };
  const full = place(1);
  const scale = Math.min(1, box.h / full.height);
  const spread = Math.max(...natural) / Math.min(...natural);
  const result = scale < 1 ? place(scale) : full;
  const area = result.lines.reduce((sum, line) => sum + line.width * line.size, 0) / (box.w * box.h);
  return { ...result, score: area * sense(lines) * scale * (spread > 2.6 ? 0.6 : 1) };
}

function draw(setting: Setting, box: Box, style: TitleStyle): Lettering {
  const spare = box.h - setting.height;
  const top = box.y + (style.valign === 'top' ? 0 : style.valign === 'bottom' ? spare : spare / 2);
  const set = setting.lines.map((line) => {
    const room = box.w - line.width;
    const left = box.x + (style.align === 'left' ? 0 : style.align === 'right' ? room : room / 2);
    return lineAt(line.text, style, left - line.left, top + line.baseline, line.size, style.warp);
  });
  return {
    path: set.map((line) => line.path).join(''),
    box: unite(set.map((line) => line.box)),
    size: Math.max(...set.map((line) => line.size)),
    lines: set.flatMap((line) => line.lines),
  };
}

/** The smallest box around all boxes. */
function unite(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
