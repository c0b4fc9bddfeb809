import { mix, tone } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { curtain, lightPool, pelmet } from '../../scenery/stage.ts';
import { rect } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { againstLight, letteringOn } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { stood } from '../parts/setting.ts';

/** The curtain a hand's breadth open: in the gap, in full light, the subject. */
export function curtainSlit({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const cloth = tone(r.chance(0.6) ? s.accent : s.dark, r.between(0.34, 0.44), 1);
  const half = Math.min(236, Math.max(124, (main.width / main.height) * 270));
  const floor = 812;
  const gold = s.light;
  d.add(
    d.flood(s.ink),
    rect(
      cx - half - 40,
      0,
      half * 2 + 80,
      floor,
      d.vertical(0, floor, [
        [0, mix(gold, s.accent, 0.5)],
        [0.6, gold],
        [1, mix(gold, s.paper, 0.5)],
      ]),
    ),
    rect(0, floor - 20, w, 300, mix(s.ink, cloth, 0.18)),
    lightPool(d, [cx, floor + 14], Math.min(210, half * 1.5), gold, 0.9),
    stood(main, cx, floor + 8, fitted(main, 430, half * 1.86), againstLight(s)),
    curtain(
      d,
      r,
      { x: wide ? cx - half - 900 : -40, y: 0, w: wide ? 900 : cx - half + 40, h: floor + 6 },
      cloth,
      0,
    ),
    curtain(d, r, { x: cx + half, y: 0, w: w - cx - half + 40, h: floor + 6 }, cloth, 0),
    pelmet(d, w, 128, wide ? 9 : 4, cloth, gold),
  );
  if (wide)
    d.add(
      rect(
        0,
        0,
        cx - half - 200,
        1080,
        d.linear(
          [0, 0],
          [cx - half - 200, 0],
          [
            [0, s.ink],
            [0.5, s.ink, 0.8],
            [1, s.ink, 0],
          ],
        ),
      ),
    );
  return lettered('bottom', letteringOn(s.ink, s, gold), letteringOn(s.ink, s, gold), {
    box: { x: 54, y: 880, w: 612, h: 84 },
    valign: 'middle',
    style: { maxLines: 2 },
  });
}
