import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { ellipse, group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred } from '../parts/setting.ts';

/** Strips of negatives with the subject from all distances; one frame is ringed in pencil. */
export function contactSheet({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const ground = mix(s.paper, s.light, 0.25);
  const pencil = standingOff(
    [s.accent, s.mid],
    [
      [s.ink, 0.3],
      [ground, 0.2],
    ],
  );
  const tints = [s.mid, s.light, mix(s.deep, s.mid, 0.5), s.accent, mix(s.light, s.paper, 0.5)];
  const [fw, fh, strip] = [198, 148, 204];
  const columns = wide ? 5 : 3;
  const left = wide ? cx - 340 : 36;
  const rows = wide ? 5 : 3;
  const top = wide ? 34 : 336;
  const chosen = { row: wide ? 2 : r.whole(0, rows - 1), column: wide ? 2 : r.whole(0, 2) };
  d.add(d.flood(ground));
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * (strip + 8);
    const slip = r.between(-10, 10);
    const length = wide ? w : 648 + 36 - Math.max(0, r.between(-20, 60));
    d.add(rect(left - 22 + slip, y, length, strip, s.ink));
    const holes = Array.from(
      { length: Math.floor(length / 27) },
      (_, hole) =>
        `M${Math.round(left - 10 + slip + hole * 27)} ${y + 7}h14v11h-14ZM${Math.round(left - 10 + slip + hole * 27)} ${y + strip - 18}h14v11h-14Z`,
    ).join('');
    d.add(path(holes, ground));
    for (let column = 0; column < columns; column += 1) {
      const x = left + slip + column * (fw + 10);
      const isChosen = row === chosen.row && column === chosen.column;
      const tint = tints[(row * 2 + column + (isChosen ? 1 : 0)) % tints.length] ?? s.mid;
      const subject = other !== undefined && (row + column) % 3 === 1 && !isChosen ? other : main;
      const zoom = isChosen ? 0.86 : r.pick([0.42, 0.62, 0.86, 1.5, 2]);
      const size = fitted(subject, fh * zoom, fw * zoom);
      d.add(
        group(
          { 'clip-path': d.clip(rect(x, y + 28, fw, fh, '#fff')) },
          rect(x, y + 28, fw, fh, tint),
          rect(x, y + 28 + fh * 0.72, fw, fh, mix(tint, s.ink, 0.25)),
          centred(
            subject,
            x + fw * (isChosen ? 0.5 : r.between(0.35, 0.65)),
            y + 28 + (zoom > 1 ? fh * 0.5 + size * r.between(0, 0.16) : fh * 0.92 - size / 2),
            size,
            inkOn(tint, s),
            column === 1,
          ),
        ),
      );
      if (isChosen) {
        const [ex, ey] = [x + fw / 2, y + 28 + fh / 2];
        const ring = { stroke: pencil, 'stroke-width': 7, 'stroke-linecap': 'round' };
        d.add(
          ellipse(ex, ey, fw * 0.6, fh * 0.66, 'none', {
            ...ring,
            transform: `rotate(-5 ${Math.round(ex)} ${Math.round(ey)})`,
          }),
          ellipse(ex + 4, ey - 2, fw * 0.63, fh * 0.62, 'none', {
            ...ring,
            'stroke-width': 4,
            transform: `rotate(4 ${Math.round(ex)} ${Math.round(ey)})`,
          }),
        );
      }
    }
  }
  const fill = letteringOn(ground, s, s.deep);
  return lettered('top-left', fill, fill, { box: { x: 52, y: 60, w: 616, h: 206 }, style: { maxLines: 3 } });
}
