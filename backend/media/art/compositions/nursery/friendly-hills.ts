import { lchOf, lift, mix, tone } from '../../colour.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, leafyTree, rolling } from '../../scenery/land.ts';
import { heapCloud, rays, sun } from '../../scenery/sky.ts';
import { group, path } from '../../shapes.ts';
import { stipple } from '../../texture.ts';
import { cast, letters, sunk } from '../parts/inks.ts';
import { atFoot, atHead, leadOf, secondOf, sideOf, stood } from '../placing.ts';

/** Round hills, a big friendly sun and the subject. */
export function friendlyHills({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const side = sideOf(r, wide);
  const low = r.chance(0.5);
  const wish = r.pick([s.mid, s.light, s.accent]);
  const sky = lchOf(wish).l < 0.66 ? tone(wish, 0.78) : wish;
  const base = wide ? 690 : low ? 700 : 500;
  const orb = [cx + side * r.between(40, 160), base - r.between(150, 260)] as const;
  const warm = sky === s.accent ? s.light : s.accent;
  d.add(
    d.flood(
      d.vertical(0, base + 100, [
        [0, sky],
        [1, mix(sky, s.paper, 0.6)],
      ]),
    ),
    r.chance(0.4) ? rays(orb, 1400, r.whole(14, 24), mix(sky, s.paper, 0.3), r.between(0, 1)) : '',
    sun(d, orb, r.between(104, 150), mix(warm, s.light, 0.4), s.paper, 1.8),
    group(
      { opacity: 0.9 },
      heapCloud(r, cx - side * 230, orb[1] + 60, 210, 84, '#ffffff'),
      heapCloud(r, cx + side * 290, orb[1] - 70, 180, 66, '#ffffff'),
    ),
  );
  const lead = leadOf(subjects);
  const second = secondOf(subjects);
  const green = r.pick([s.mid, mix(s.mid, s.accent, 0.4), s.deep]);
  const foot = sunk(s.deep, 0.34);
  for (let layer = 0; layer < 4; layer += 1) {
    const line = rolling(r.fork(`f${layer}`), w, base + layer * (low ? 92 : 84), 58, 1.4 + layer * 0.4);
    const tint = layer === 3 ? foot : mix(mix(green, s.paper, 0.45), foot, layer * 0.27);
    d.add(
      path(down(line, 1090), tint),
      path(down(line, 1090), stipple(d, lift(tint, -0.09), [0, base + layer * 84], 420, 0)),
    );
    if (layer < 2)
      for (let tree = 0; tree < (wide ? 12 : 5); tree += 1) {
        const x = r.between(0, w);
        d.add(leafyTree(r, x, heightAt(line, x) + 4, r.between(60, 120), lift(tint, -0.1), s.ink));
      }
    const ground = mix(mix(green, s.paper, 0.45), sky, 0.5);
    if (layer === 1 && second !== undefined) {
      const x = cx + side * (wide ? 300 : 210);
      d.add(stood(second, [x, heightAt(line, x) + 24], [170, 190], cast(s, ground), side > 0));
    }
    if (layer === 2) {
      const x = cx - side * 30;
      d.add(
        stood(lead, [x, heightAt(line, x) + 26], wide ? [400, 520] : [350, 460], cast(s, ground), side < 0),
      );
    }
  }
  return {
    ...(low ? atHead('centre', 180) : atFoot('centre', 120)),
    ...letters(s, low ? sky : foot, foot, low ? s.deep : s.light),
  };
}
