import { lchOf, lift, mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, jagged, rolling } from '../../scenery/land.ts';
import { circle, ellipse, group, path, rect } from '../../shapes.ts';
import { figure } from '../../subjects/people/figure.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { centred, massOf, shading } from '../parts/setting.ts';

/** A wall of framed pictures as in an old flat; the subject hangs in the largest, and one place is empty. */
export function pictureWall({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = figure, other] = subjects;
  const wall = r.pick([s.deep, mix(s.paper, s.light, 0.5), mix(s.deep, s.mid, 0.55)]);
  const frame = standingOff([s.accent, s.light, s.mid, s.deep], [[wall, 0.2]]);
  const mat = standingOff([s.paper, s.light], [[frame, 0.14]]);
  const view = standingOff(
    [s.light, s.mid, s.accent, s.paper],
    [
      [mat, 0.08],
      [frame, 0.1],
    ],
  );
  const flip = r.chance(0.5) ? 1 : -1;
  const gone = r.whole(0, 3);
  const spots = [
    { x: -232, y: 292, w: 176, h: 220 },
    { x: 232, y: 334, w: 168, h: 150 },
    { x: -238, y: 656, w: 160, h: 160 },
    { x: 234, y: 646, w: 176, h: 216 },
  ];
  const hung = (x: number, y: number, w: number, h: number, marks: string, sky: string): string =>
    rect(x - w / 2 + 8, y - h / 2 + 12, w, h, s.ink, { opacity: 0.28 }) +
    rect(x - w / 2, y - h / 2, w, h, frame) +
    rect(x - w / 2 + 10, y - h / 2 + 10, w - 20, h - 20, mat) +
    group(
      { 'clip-path': d.clip(rect(x - w / 2 + 26, y - h / 2 + 26, w - 52, h - 52, '#fff')) },
      rect(x - w / 2, y - h / 2, w, h, sky),
      marks,
    );
  d.add(d.flood(wall), shading(d, lift(wall, -0.06), 120, 1000));
  for (const [index, spot] of spots.entries()) {
    const x = cx + flip * spot.x;
    if (index === gone) {
      d.add(
        rect(x - spot.w / 2, spot.y - spot.h / 2, spot.w, spot.h, lift(wall, 0.07)),
        circle(x, spot.y - spot.h / 2 - 16, 4, mix(wall, s.ink, 0.6)),
      );
      continue;
    }
    const sky = mix(view, s.mid, 0.2 + index * 0.18);
    const isPortrait = other !== undefined && index === (gone + 1) % 4;
    const line =
      index % 2 === 0
        ? jagged(r.fork(`hill${index}`), spot.w, 10, 40)
        : rolling(r.fork(`hill${index}`), spot.w, 20, 16, 2);
    const marks = isPortrait
      ? centred(other, x, spot.y, fitted(other, spot.h * 0.56, spot.w * 0.5), inkOn(sky, s))
      : circle(x + spot.w * 0.14, spot.y - spot.h * 0.12, 19, mat) +
        group(
          { transform: `translate(${Math.round(x - spot.w / 2)} ${spot.y})` },
          path(down(line, 300), mix(sky, s.deep, 0.6)),
        );
    d.add(hung(x, spot.y, spot.w, spot.h, marks, sky));
  }
  const height = Math.min(330, massOf(main, 350), fitted(main, 400, 200));
  d.add(
    ellipse(cx + 10, 498, 152, 212, s.ink, { opacity: 0.28 }),
    ellipse(cx, 486, 152, 212, frame),
    ellipse(cx, 486, 140, 200, mix(frame, s.ink, 0.3)),
    ellipse(cx, 486, 132, 192, view),
    centred(main, cx, 490, height, inkOn(view, s)),
  );
  const rail = lchOf(wall).l > 0.6 ? s.deep : mix(wall, s.ink, 0.55);
  d.add(
    wide ? rect(0, 960, 1920, 120, rail) : rect(0, 838, 720, 242, rail),
    rect(0, wide ? 952 : 830, wide ? 1920 : 720, 8, lift(rail, 0.14)),
  );
  return lettered('bottom', letteringOn(rail, s, s.light), letteringOn(rail, s, s.light), {
    box: { x: 54, y: 862, w: 612, h: 92 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
