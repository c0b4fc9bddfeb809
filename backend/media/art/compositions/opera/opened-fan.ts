import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import { put } from '../../scene.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, path, stroke } from '../../shapes.ts';
import { dancer } from '../../subjects/people/dancer.ts';
import { inkOn, letteringOn, standingOff } from '../parts/inks.ts';
import { lettered } from '../parts/lettering.ts';
import { massOf, shading } from '../parts/setting.ts';

/** A lady's fan opened wide, the subject painted on its leaf. */
export function openedFan({ d, cx, s, r, subjects, wide }: Paint): Layout {
  const [main = dancer] = subjects;
  const ground = r.pick([s.deep, s.accent, s.mid]);
  const leafColour = standingOff([s.light, s.paper, s.accent], [[ground, 0.25]]);
  const trim = standingOff(
    [s.accent, s.deep, s.mid, s.light],
    [
      [leafColour, 0.22],
      [ground, 0.12],
    ],
  );
  const [px, py] = [cx, 838];
  const [inner, outer] = [190, wide ? 640 : 600];
  const open = wide ? r.between(1.18, 1.32) : r.between(0.56, 0.62);
  const lean = wide ? 0 : r.between(-0.07, 0.07);
  const blades = wide ? r.whole(18, 26) : r.whole(11, 17);
  const at = (angle: number, radius: number): string =>
    `${num(px + Math.sin(angle) * radius)} ${num(py - Math.cos(angle) * radius)}`;
  const pleats: string[] = [];
  const sticks: string[] = [];
  for (let blade = 0; blade < blades; blade += 1) {
    const a = lean - open + (blade / blades) * open * 2;
    const b = lean - open + ((blade + 1) / blades) * open * 2;
    pleats.push(
      path(
        `M${at(a, inner)}L${at(a, outer)}A${outer} ${outer} 0 0 1 ${at(b, outer)}L${at(b, inner)}Z`,
        blade % 2 === 0 ? leafColour : lift(leafColour, -0.05),
      ),
    );
    const mid = (a + b) / 2;
    sticks.push(
      path(
        `M${num(px)} ${py}L${at(a + 0.008, inner + 6)}L${at(b - 0.008, inner + 6)}Z`,
        blade % 2 === 0 ? trim : lift(trim, -0.06),
      ),
    );
    pleats.push(circle(px + Math.sin(mid) * (outer - 22), py - Math.cos(mid) * (outer - 22), 8, trim));
  }
  const arc = (radius: number): string =>
    `M${at(lean - open, radius)}A${radius} ${radius} 0 0 1 ${at(lean + open, radius)}`;
  const height = Math.min(310, massOf(main, 370));
  const middle = py - (inner + outer) / 2;
  d.add(
    d.flood(ground),
    shading(d, lift(ground, -0.07), 100, 1000),
    `<g transform="translate(10 14)" opacity="0.28"><path d="M${num(px)} ${py}L${at(lean - open, outer)}A${outer} ${outer} 0 0 1 ${at(lean + open, outer)}Z" fill="${s.ink}"/></g>`,
    ...sticks,
    ...pleats,
    stroke(arc(outer), trim, 9),
    stroke(arc(outer - 42), trim, 3),
    stroke(arc(inner + 16), trim, 4),
    put(main, cx, middle + height / 2 + 6, height, inkOn(leafColour, s)),
    circle(px, py, 17, mix(trim, s.ink, 0.4)),
    circle(px, py, 8, leafColour),
    stroke(`M${num(px)} ${py + 16}q-14 40 -4 74`, trim, 4),
    path(`M${num(px - 4)} ${py + 88}l-14 50h28Z`, trim),
  );
  const fill = letteringOn(ground, s, s.light, s.paper);
  return lettered('top', fill, fill, { box: { x: 54, y: 52, w: 612, h: 92 }, style: { maxLines: 2 } });
}
