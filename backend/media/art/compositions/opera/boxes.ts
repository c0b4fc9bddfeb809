import { lift, mix, tone } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { lightPool } from '../../scenery/stage.ts';
import { circle, path, rect, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { againstLight, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** The house seen from the stage: tiers of boxes in a horseshoe, their lamps lit, and the subject before them. */
export function boxes({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const velvet = tone(r.chance(0.6) ? s.accent : s.dark, 0.36, 1);
  const gold = standingOff([s.light, s.accent], [[velvet, 0.3]]);
  const glow = mix(s.light, s.paper, 0.4);
  const tiers = 5;
  const spread = wide ? 720 : 430;
  d.add(
    d.flood(mix(s.ink, velvet, 0.35)),
    circle(
      cx,
      60,
      520,
      d.radial([cx, 60], 520, [
        [0, glow, 0.8],
        [1, glow, 0],
      ]),
    ),
  );
  for (let tier = 0; tier < tiers; tier += 1) {
    const y = 206 + tier * 122;
    const bow = 74 - tier * 13;
    const rail = (x: number): number => y + (1 - ((x - cx) / spread) ** 2) * bow;
    const shade = mix(velvet, s.ink, 0.1 + (tier % 2) * 0.08);
    const left = wide ? cx - spread : -20;
    const right = wide ? cx + spread : w + 20;
    const curve = (dy: number): string =>
      `M${num(left)} ${num(rail(left) + dy)}Q${num(cx)} ${num(2 * rail(cx) - (rail(left) + rail(right)) / 2 + dy)} ${num(right)} ${num(rail(right) + dy)}`;
    d.add(path(`${curve(-62)}L${num(right)} 1080H${num(left)}Z`, mix(s.ink, velvet, 0.25)));
    const count = wide ? 17 : 9;
    for (let box = 0; box < count; box += 1) {
      const x = left + ((box + 0.5) / count) * (right - left);
      const ry = rail(x);
      const half = ((right - left) / count) * 0.36;
      d.add(
        path(
          `M${num(x - half)} ${num(ry)}v-34a${num(half)} ${num(half * 0.8)} 0 0 1 ${num(half * 2)} 0v34Z`,
          r.chance(0.72) ? mix(s.ink, s.accent, 0.3) : mix(s.ink, s.light, 0.32),
        ),
        r.chance(0.5)
          ? circle(x + r.between(-8, 8), ry - 12, 8.5, s.ink) +
              circle(x + r.between(-2, 14), ry + 2, 13, s.ink)
          : '',
      );
    }
    d.add(
      path(
        `${curve(0)}L${num(right)} ${num(rail(right) + 46)}Q${num(cx)} ${num(2 * (rail(cx) + 46) - (rail(left) + rail(right) + 92) / 2)} ${num(left)} ${num(rail(left) + 46)}Z`,
        shade,
      ),
      stroke(curve(0), gold, 5),
      stroke(curve(40), mix(gold, shade, 0.3), 3),
    );
    for (let lamp = 0; lamp <= count; lamp += 1) {
      const x = left + (lamp / count) * (right - left);
      d.add(circle(x, rail(x) + 20, 19, glow, { opacity: 0.25 }), circle(x, rail(x) + 20, 6, glow));
    }
  }
  const floor = 806;
  const height = fitted(main, 430, 460);
  const board = mix(s.ink, velvet, 0.14);
  d.add(
    circle(
      cx,
      floor - 210,
      330,
      d.radial([cx, floor - 210], 330, [
        [0, glow, 0.95],
        [0.5, mix(glow, s.accent, 0.4), 0.55],
        [1, s.accent, 0],
      ]),
    ),
    rect(0, floor - 26, w, 300, board),
    rect(0, floor - 26, w, 4, lift(board, 0.15)),
    lightPool(d, [cx, floor + 2], 210, glow, 0.8),
    stood(main, cx, floor + 6, height, againstLight(s)),
  );
  if (wide)
    d.add(
      rect(
        0,
        0,
        900,
        1080,
        d.linear(
          [0, 0],
          [900, 0],
          [
            [0, s.ink],
            [0.5, s.ink, 0.85],
            [1, s.ink, 0],
          ],
        ),
      ),
    );
  return lettered('bottom', letteringOn(board, s, gold, s.light), letteringOn(board, s, s.light), {
    box: { x: 54, y: 876, w: 612, h: 90 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
