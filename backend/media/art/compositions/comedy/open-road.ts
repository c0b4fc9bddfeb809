import { mix } from '../../colour.ts';
import { fitted } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, heightAt, leafyTree, rolling } from '../../scenery/land.ts';
import { barClouds, sun } from '../../scenery/sky.ts';
import { outline, path, stroke } from '../../shapes.ts';
import { car } from '../../subjects/vehicles/car.ts';
import { inkOn, letteringOn } from '../parts/inks.ts';
import { stood } from '../parts/setting.ts';

/** A country road to the horizon with the subject coming along. */
export function openRoad({ d, w, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = car, other] = subjects;
  const horizon = 560;
  const side = r.chance(0.5) ? 1 : -1;
  const sky = mix(s.mid, s.light, 0.55);
  const road = mix(s.paper, s.light, 0.45);
  const field = mix(s.mid, s.deep, 0.35);
  d.add(
    d.flood(
      d.vertical(0, horizon, [
        [0, sky],
        [1, s.paper],
      ]),
    ),
    sun(d, [cx - side * 110, horizon - 60], r.between(90, 130), s.accent, s.paper, 1.9),
    barClouds(r, { x: 0, y: 340, w, h: 120 }, 4, '#ffffff', 0.6),
  );
  for (let layer = 0; layer < 3; layer += 1) {
    const line = rolling(r.fork(`h${layer}`), w, horizon + layer * 46, 34, 2);
    const tint = mix(mix(field, s.paper, 0.5), field, layer / 2);
    d.add(path(down(line, 1080), tint));
    const trees = layer === 2 ? 0 : wide ? 8 : 3;
    for (let tree = 0; tree < trees; tree += 1) {
      const x = r.between(0, w);
      if (Math.abs(x - cx) < 120) continue;
      d.add(
        leafyTree(r, x, heightAt(line, x) + 4, r.between(50, 84) + layer * 30, mix(tint, s.ink, 0.3), s.ink),
      );
    }
  }
  d.add(
    path(
      outline([
        [cx + side * 56, horizon + 64, 1],
        [cx - side * 10, 690],
        [cx - 240, 860],
        [cx - 420, 1090, 1],
        [cx + 400, 1090, 1],
        [cx + 220, 860],
        [cx + side * 70 + 40, 690],
        [cx + side * 64, horizon + 64, 1],
      ]),
      road,
    ),
    stroke(`M${cx + side * 58} ${horizon + 90}Q${cx} 720 ${cx - 8} 1090`, field, 8, {
      'stroke-dasharray': '40 34',
      'stroke-linecap': 'butt',
    }),
    stood(main, cx - 12, 872, fitted(main, 290, 450), { ...inkOn(road, s), body: s.ink }, side > 0),
    other === undefined
      ? ''
      : stood(other, cx + side * 250, 800, fitted(other, 160, 170), inkOn(field, s), side > 0),
  );
  const fill = letteringOn(sky, s, s.deep, s.ink);
  return {
    box: { x: 52, y: 62, w: 616, h: 190 },
    align: 'left',
    valign: 'top',
    fill,
    tagline: 'under',
    credits: letteringOn(road, s, s.deep),
  };
}
