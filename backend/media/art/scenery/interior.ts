import type { Box } from '../drawing.ts';
import { num } from '../drawing.ts';
import type { Random } from '../random.ts';
import { group, rect } from '../shapes.ts';

/** A sash window: frame and panes with what is seen through them. */
export function windowOf(area: Box, frame: string, view: string, columns = 2, rows = 3): string {
  const bar = area.w * 0.035;
  const marks = [
    rect(area.x - bar * 2, area.y - bar * 2, area.w + bar * 4, area.h + bar * 4, frame),
    rect(area.x, area.y, area.w, area.h, view),
  ];
  for (let column = 1; column < columns; column += 1) {
    marks.push(rect(area.x + (area.w * column) / columns - bar / 2, area.y, bar, area.h, frame));
  }
  for (let row = 1; row < rows; row += 1) {
    marks.push(rect(area.x, area.y + (area.h * row) / rows - bar / 2, area.w, bar, frame));
  }
  marks.push(rect(area.x - bar * 3.4, area.y + area.h + bar * 2, area.w + bar * 6.8, bar * 1.8, frame));
  return group({}, ...marks);
}

/** Dust in a shaft of light. */
export function motes(random: Random, area: Box, count: number, colour: string): string {
  return group(
    { fill: colour },
    ...Array.from(
      { length: count },
      () =>
        `<circle cx="${num(area.x + random.next() * area.w)}" cy="${num(area.y + random.next() * area.h)}" r="${num(random.between(0.8, 2.6))}" opacity="${Math.round(random.between(0.2, 0.8) * 100) / 100}"/>`,
    ),
  );
}
