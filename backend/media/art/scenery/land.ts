import type { Point } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { outline, path, polygon } from '../shapes.ts';
import type { Node } from '../shapes.ts';

/** The heights of a jagged mountain line, left to right, by midpoint displacement. */
export function jagged(random: Random, width: number, base: number, swing: number, rough = 0.55): Point[] {
  let heights = [random.between(-0.4, 0.5), random.between(-0.2, 1), random.between(-0.5, 0.4)];
  let step = 0.6;
  for (let round = 0; round < 5; round += 1) {
    const finer: number[] = [];
    for (const [index, height] of heights.entries()) {
      finer.push(height);
      const next = heights[index + 1];
      if (next !== undefined) finer.push((height + next) / 2 + random.between(-step, step));
    }
    heights = finer;
    step *= rough;
  }
  return heights.map((height, index) => [(index / (heights.length - 1)) * width, base - height * swing]);
}

/** A closed shape from a line of heights down to the bottom. */
export function down(line: readonly Point[], bottom: number): string {
  const last = line.at(-1) ?? [0, 0];
  const first = line[0] ?? [0, 0];
  return polygon([...line, [last[0], bottom], [first[0], bottom]]);
}

/** Height of a line at x, between its points. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const left = line[index - 1];
    const right = line[index];
    if (left && right && x <= right[0]) {
      const part = (x - left[0]) / Math.max(0.001, right[0] - left[0]);
      return left[1] + (right[1] - left[1]) * part;
    }
  }
  return line.at(-1)?.[1] ?? 0;
}

/** Soft rolling hills: a sum of slow waves, as points. */
export function rolling(random: Random, width: number, base: number, swing: number, waves = 2): Point[] {
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)];
  return Array.from({ length: 49 }, (_, index) => {
    const part = index / 48;
    const wave =
      Math.sin(part * Math.PI * waves + (phases[0] ?? 0)) * 0.62 +
      Math.sin(part * Math.PI * waves * 2.1 + (phases[1] ?? 0)) * 0.26 +
      Math.sin(part * Math.PI * waves * 4.7 + (phases[2] ?? 0)) * 0.08;
    return [part * width, base - wave * swing];
  });
}

/** The sunlit flank of a jagged ridge: facets from each summit down one side. */
export function flanks(
  random: Random,
  line: readonly Point[],
  depth: number,
  lightFromLeft: boolean,
): string {
  const facets: string[] = [];
  for (let index = 1; index < line.length - 1; index += 1) {
    const here = line[index];
    const before = line[index - 1];
    const after = line[index + 1];
    if (!here || !before || !after || here[1] > before[1] || here[1] > after[1]) continue;
    const side = lightFromLeft ? -1 : 1;
    const lit: Point[] = [here];
    for (let reach = 1; reach < 7; reach += 1) {
      const next = line[index + side * reach];
      if (!next || next[1] < here[1]) break;
      lit.push(next);
    }
    const end = lit.at(-1) ?? here;
    if (lit.length < 3) continue;
    const drop = depth * random.between(0.5, 1);
    const spine: Point[] = [
      [end[0] - side * drop * 0.1, end[1] + drop * 0.35],
      [here[0] + side * drop * 0.22, here[1] + drop * 0.95],
      [here[0] + side * drop * 0.02, here[1] + drop * 0.7],
      [here[0] + side * drop * 0.1, here[1] + drop * 0.42],
      [here[0] - side * drop * 0.03, here[1] + drop * 0.24],
    ];
    facets.push(polygon([...lit, ...spine]));
  }
  return facets.join('');
}

/** A line of conifers standing on a height line, as one path. */
export function conifers(
  random: Random,
  line: readonly Point[],
  from: number,
  to: number,
  size: number,
  density = 1,
): string {
  const marks: string[] = [];
  let x = from;
  while (x < to) {
    const height = size * random.between(0.45, 1);
    marks.push(conifer(random, x, heightAt(line, x) + size * 0.08, height));
    x += (size * random.between(0.16, 0.5)) / density;
  }
  return marks.join('');
}

/** One conifer with ragged tiers, foot at x, y. */
function conifer(random: Random, x: number, y: number, height: number): string {
  const tiers = 5 + Math.floor(height / 60);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const part = (tier + 1) / tiers;
    const reach = height * 0.21 * part ** 0.85 * random.between(0.82, 1.12);
    const level = y - height + height * 0.9 * part;
    left.push([x - reach, level], [x - reach * 0.42, level - height * 0.012]);
    right.push(
      [x + reach * random.between(0.85, 1.1), level + height * 0.008],
      [x + reach * 0.42, level - height * 0.012],
    );
  }
  return polygon([
    [x, y - height],
    ...left,
    [x - height * 0.018, y - height * 0.1],
    [x - height * 0.02, y],
    [x + height * 0.02, y],
    [x + height * 0.018, y - height * 0.1],
    ...right.toReversed(),
  ]);
}

/** A round-crowned tree: trunk and a crown of a few overlapping discs in one path. */
export function leafyTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  crown: string,
  trunk: string,
): string {
  const lobes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2;
    const reach = height * 0.17;
    return `<circle cx="${num(x + Math.cos(angle) * reach)}" cy="${num(y - height * 0.66 + Math.sin(angle) * reach * 0.9)}" r="${num(height * random.between(0.17, 0.23))}"/>`;
  }).join('');
  const foot = polygon([
    [x - height * 0.03, y],
    [x - height * 0.018, y - height * 0.6],
    [x + height * 0.018, y - height * 0.6],
    [x + height * 0.035, y],
  ]);
  return (
    path(foot, trunk) +
    `<g fill="${crown}">${lobes}<circle cx="${num(x)}" cy="${num(y - height * 0.66)}" r="${num(height * 0.2)}"/></g>`
  );
}

/** Closed contour lines of an invented terrain around a centre, from outside in. */
export function contours(random: Random, centre: Point, reach: number, count: number): string[] {
  const arms = Array.from({ length: 12 }, () => random.between(0.72, 1.22));
  const drift: Point = [random.between(-0.25, 0.25) * reach, random.between(-0.25, 0.25) * reach];
  return Array.from({ length: count }, (_, ring) => {
    const part = 1 - ring / count;
    const nodes: Node[] = arms.map((arm, index) => {
      const angle = (index / arms.length) * Math.PI * 2;
      const wobble = arm * (1 - ring * 0.004) + Math.sin(ring * 0.5 + index * 1.7) * 0.05;
      const radius = reach * part * wobble;
      return [
        centre[0] + drift[0] * (1 - part) + Math.cos(angle) * radius,
        centre[1] + drift[1] * (1 - part) + Math.sin(angle) * radius * 0.8,
      ];
    });
    return outline(nodes);
  });
}

/** A winding path or river that narrows from the foreground to a far point. */
export function windingPath(random: Random, far: Point, near: Point, nearWidth: number, bends = 3): string {
  const left: Node[] = [];
  const right: Node[] = [];
  const side = random.chance(0.5) ? 1 : -1;
  const steps = 14;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const depth = part ** 1.9;
    const y = far[1] + (near[1] - far[1]) * depth;
    const width = nearWidth * (0.008 + depth);
    const swing = Math.sin(part * Math.PI * bends) * nearWidth * 0.9 * (0.05 + depth) * side;
    const x = far[0] + (near[0] - far[0]) * depth + swing;
    left.push([x - width / 2, y]);
    right.unshift([x + width / 2, y]);
  }
  return outline([...left, ...right], true, 0.9);
}
