import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import type { Random } from '../../random.ts';
import { circle, ellipse, group, path, placed, stroke } from '../../shapes.ts';
import { couple } from '../../subjects/people/couple.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf } from '../parts/setting.ts';

const leaf = 'M0 0C14 -12 18 -34 0 -62C-18 -34 -14 -12 0 0Z';

/** A flower of round petals about its heart. */
function flower(petals: number, colour: string, shade: string, heart: string): string {
  const marks = Array.from({ length: petals }, (_, index) =>
    placed(
      0,
      0,
      1,
      1,
      ellipse(0, -21, 13, 19, colour) + path('M0 -8L0 -30', 'none', { stroke: shade, 'stroke-width': 2 }),
      (index * 360) / petals,
    ),
  );
  return marks.join('') + circle(0, 0, 10, heart);
}

/** Two laurel branches that rise from the foot of an oval to its head, with flowers set on them. */
function garland(
  random: Random,
  rx: number,
  ry: number,
  leaves: readonly string[],
  blossoms: readonly (readonly [string, string, string])[],
): string {
  const marks: string[] = [];
  const count = 25;
  for (const side of [-1, 1]) {
    for (let index = 0; index < count; index += 1) {
      const part = (index + 0.5) / count;
      const angle = Math.PI / 2 - side * part * Math.PI * 0.965;
      const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      const outward = (angle * 180) / Math.PI + 90;
      const size = 0.82 + Math.sin(part * Math.PI) * 0.4;
      marks.push(
        placed(
          x,
          y,
          size,
          size * random.between(0.95, 1.15),
          path(leaf, random.pick(leaves)),
          outward - side * 52,
        ),
        placed(
          x,
          y,
          size,
          size * random.between(0.85, 1.05),
          path(leaf, random.pick(leaves)),
          outward + 180 + side * 52,
        ),
      );
    }
  }
  const buds = random.whole(5, 8);
  for (let index = 0; index < buds; index += 1) {
    const angle = (index / buds) * Math.PI * 2 + random.between(-0.16, 0.16);
    const [petal, shade, heart] = random.pick(blossoms);
    const size = random.between(0.75, 1.5);
    marks.push(
      placed(
        Math.cos(angle) * rx,
        Math.sin(angle) * ry,
        size,
        size,
        flower(random.whole(5, 7), petal, shade, heart),
        random.between(0, 60),
      ),
    );
  }
  return marks.join('');
}

/** A garland of leaves and flowers about an oval with the subject in it. */
export function wreath({ d, cx, s, r, subjects }: Paint): Layout {
  const [main = couple] = subjects;
  const night = r.chance(0.5);
  const ground = night ? s.deep : mix(s.paper, s.light, 0.25);
  const inner = night ? mix(s.deep, s.mid, 0.3) : mix(s.light, s.paper, 0.35);
  const green = standingOff([s.mid, s.dark, s.light, s.accent], [[ground, 0.2]]);
  const bloom = standingOff(
    [s.accent, s.light, s.paper, s.mid],
    [
      [ground, 0.2],
      [green, 0.16],
    ],
  );
  const [rx, ry, y] = [250, 288, 426];
  const height = Math.min(330, massOf(main, 390));
  d.add(
    d.flood(ground),
    ellipse(cx, y, rx, ry, inner),
    ellipse(cx, y, rx - 46, ry - 46, 'none', { stroke: mix(inner, green, 0.6), 'stroke-width': 2 }),
    group(
      { transform: `translate(${num(cx)} ${y})` },
      stroke(`M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`, mix(green, s.ink, 0.25), 5),
      garland(
        r,
        rx,
        ry,
        [green, mix(green, ground, 0.3), mix(green, s.ink, 0.2)],
        [
          [bloom, lift(bloom, -0.12), s.light],
          [mix(bloom, night ? s.paper : s.ink, 0.35), bloom, s.light],
        ],
      ),
    ),
    put(main, cx, y + height / 2, height, inkOn(inner, s)),
  );
  const fill = letteringOn(ground, s, ...(night ? [s.light] : [s.deep]));
  return lettered('bottom', fill, fill, { box: { x: 54, y: 800, w: 612, h: 150 }, style: { maxLines: 3 } });
}
