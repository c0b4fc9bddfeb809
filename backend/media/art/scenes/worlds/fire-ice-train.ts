import { mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { down, flanks, jagged } from '../../scenery/land.ts';
import { moon, stars, sun } from '../../scenery/sky.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** An armoured train-city on the line between a burning and a frozen world. */
export function fireIceTrain({ d, w, cx, s, r, wide }: Paint): Layout {
  const fire = s.accent;
  const ice = s.light;
  const van: Point = [cx + (wide ? 60 : 40), 420];
  const horizon = 430;
  const split = van[0];
  const nearSplit = cx - 40;
  d.add(
    rect(
      0,
      0,
      split + 1,
      horizon + 10,
      d.vertical(0, horizon, [
        [0, mix(s.deep, fire, 0.25)],
        [0.55, fire],
        [1, '#ffd79a'],
      ]),
    ),
    rect(
      split,
      0,
      w - split,
      horizon + 10,
      d.vertical(0, horizon, [
        [0, s.ink],
        [0.6, s.deep],
        [1, mix(s.deep, ice, 0.7)],
      ]),
    ),
  );
  const leftHalf = d.clip(rect(0, 0, split, 1080, '#fff'));
  const rightHalf = d.clip(rect(split, 0, w - split, 1080, '#fff'));
  d.add(
    group({ 'clip-path': leftHalf }, sun(d, [split, 330], 168, '#fff0c2', '#ffd79a', 2.3)),
    group(
      { 'clip-path': rightHalf },
      stars(r, { x: split, y: 0, w: w - split, h: 380 }, wide ? 120 : 70, '#ffffff'),
      moon(d, r, [split, 330], 168, mix(ice, '#ffffff', 0.6), ice),
    ),
  );
  const hot = jagged(r.fork('hot'), w, 440, 80, 0.55);
  d.add(
    group({ 'clip-path': leftHalf }, path(down(hot, 1080), mix(fire, s.deep, 0.5))),
    group(
      { 'clip-path': rightHalf },
      path(down(hot, 1080), mix(ice, s.deep, 0.45)),
      path(flanks(r, hot, 90, false), '#ffffff', { opacity: 0.65 }),
    ),
  );
  d.add(
    path(
      polygon([
        [-10, horizon + 30],
        [split, horizon + 20],
        [nearSplit, 1090],
        [-10, 1090],
      ]),
      d.vertical(horizon, 1080, [
        [0, mix(fire, '#ffd79a', 0.4)],
        [0.4, mix(fire, s.deep, 0.25)],
        [1, mix(s.deep, s.ink, 0.3)],
      ]),
    ),
    path(
      polygon([
        [split, horizon + 20],
        [w + 10, horizon + 30],
        [w + 10, 1090],
        [nearSplit, 1090],
      ]),
      d.vertical(horizon, 1080, [
        [0, mix(ice, '#ffffff', 0.7)],
        [0.4, mix(ice, s.deep, 0.3)],
        [1, mix(s.deep, s.ink, 0.4)],
      ]),
    ),
  );
  const cracks: string[] = [];
  const floes: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const y = horizon + 50 + (i / 34) ** 1.6 * 600;
    const span = 16 + (i / 34) * 110;
    const lx = split - r.between(0.15, 1) * (split + 40);
    cracks.push(
      `M${num(lx)} ${num(y)}l${num(span * 0.4)} ${num(span * 0.12)}l${num(span * 0.3)} ${num(-span * 0.08)}l${num(span * 0.5)} ${num(span * 0.14)}`,
    );
    const rx = split + r.between(0.12, 1) * (w - split);
    floes.push(
      polygon([
        [rx, y],
        [rx + span * 0.5, y - span * 0.1],
        [rx + span, y + span * 0.03],
        [rx + span * 0.75, y + span * 0.16],
        [rx + span * 0.2, y + span * 0.14],
      ]),
    );
  }
  d.add(
    stroke(cracks.join(''), '#ffe1a8', 2.6, { opacity: 0.75 }),
    path(floes.join(''), '#ffffff', { opacity: 0.5 }),
  );
  // The train: carriages from far to near along the line, each a block of the city.
  const count = 9;
  for (let index = 0; index < count; index += 1) {
    const t = (index / (count - 1)) ** 2.3;
    const half = 6 + t * 158;
    const foot = horizon + 14 + t * 436;
    const x = van[0] + (nearSplit - van[0]) * t;
    const height = half * 1.16;
    const top = foot - height;
    const bodyTone = mix(mix(s.deep, s.ink, 0.25), '#ffd9b0', 0.28 * (1 - t));
    const pick = r.fork(`car${index}`);
    for (let tower = 0; tower < 5; tower += 1) {
      const tw = half * pick.between(0.22, 0.46);
      const tx = x - half * 0.92 + (tower / 4) * half * 1.84 - tw / 2;
      const th = half * pick.between(0.35, 1.2);
      d.add(
        rect(tx, top - th, tw, th + 4, bodyTone),
        rect(tx, top - th, tw * 0.22, th, mix(fire, bodyTone, 0.45), { opacity: 0.9 }),
        rect(tx + tw * 0.84, top - th, tw * 0.16, th, mix(ice, bodyTone, 0.4), { opacity: 0.9 }),
      );
      if (half > 20)
        d.add(
          ...Array.from({ length: 10 }, () =>
            rect(
              tx + tw * pick.between(0.26, 0.7),
              top - th * pick.between(0.08, 0.92),
              tw * 0.09,
              tw * 0.08,
              pick.chance(0.5) ? '#ffe1a8' : ice,
            ),
          ),
          pick.chance(0.5)
            ? stroke(`M${num(tx + tw / 2)} ${num(top - th)}v${num(-half * 0.3)}`, bodyTone, half * 0.022)
            : '',
        );
    }
    d.add(
      path(
        outline([
          [x - half, foot, 1],
          [x - half * 1.04, foot - height * 0.4, 1],
          [x - half * 0.9, top, 1],
          [x + half * 0.9, top, 1],
          [x + half * 1.04, foot - height * 0.4, 1],
          [x + half, foot, 1],
        ]),
        bodyTone,
      ),
      path(
        polygon([
          [x - half, foot],
          [x - half * 1.04, foot - height * 0.4],
          [x - half * 0.9, top],
          [x - half * 0.74, top],
          [x - half * 0.86, foot - height * 0.4],
          [x - half * 0.84, foot],
        ]),
        mix(fire, bodyTone, 0.3),
      ),
      path(
        polygon([
          [x + half, foot],
          [x + half * 1.04, foot - height * 0.4],
          [x + half * 0.9, top],
          [x + half * 0.74, top],
          [x + half * 0.86, foot - height * 0.4],
          [x + half * 0.84, foot],
        ]),
        mix(ice, bodyTone, 0.3),
      ),
    );
    if (index === count - 1) {
      d.add(
        path(
          outline([
            [x - half * 0.66, foot, 1],
            [x - half * 0.6, top + height * 0.2],
            [x, top + height * 0.1],
            [x + half * 0.6, top + height * 0.2],
            [x + half * 0.66, foot, 1],
          ]),
          mix(s.ink, s.deep, 0.5),
        ),
        stroke(
          Array.from(
            { length: 7 },
            (_, i) =>
              `M${num(x - half * 0.5 + i * half * 0.166)} ${num(foot - 4)}L${num(x - half * 0.4 + i * half * 0.133)} ${num(top + height * 0.42)}`,
          ).join(''),
          mix(s.mid, s.ink, 0.2),
          5,
        ),
        path(
          polygon([
            [x - half * 0.42, top + height * 0.36],
            [x - half * 0.1, top + height * 0.3],
            [x - half * 0.1, top + height * 0.2],
            [x - half * 0.38, top + height * 0.26],
          ]),
          '#ffe1a8',
        ),
        path(
          polygon([
            [x + half * 0.42, top + height * 0.36],
            [x + half * 0.1, top + height * 0.3],
            [x + half * 0.1, top + height * 0.2],
            [x + half * 0.38, top + height * 0.26],
          ]),
          mix(ice, '#ffffff', 0.5),
        ),
        ...[-0.82, 0.82].map(
          (side) =>
            circle(
              x + half * side,
              foot - height * 0.2,
              130,
              d.radial([x + half * side, foot - height * 0.2], 130, [
                [0, side < 0 ? '#fff0c2' : '#ffffff', 0.95],
                [0.14, side < 0 ? '#ffd79a' : ice, 0.6],
                [1, side < 0 ? fire : ice, 0],
              ]),
            ) + circle(x + half * side, foot - height * 0.2, 15, '#ffffff'),
        ),
        path(
          polygon([
            [x - half * 1.1, foot],
            [x, foot - height * 0.16],
            [x + half * 1.1, foot],
            [x + half * 0.9, foot + 46],
            [x, foot + 70],
            [x - half * 0.9, foot + 46],
          ]),
          s.ink,
        ),
        stroke(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${num(x)} ${num(foot - height * 0.1)}L${num(x - half + i * half * 0.25)} ${num(foot + 50)}`,
          ).join(''),
          mix(s.mid, s.ink, 0.3),
          4,
        ),
      );
    }
  }
  d.add(
    group(
      { opacity: 0.85 },
      ...Array.from({ length: 10 }, (_, i) =>
        ellipse(
          nearSplit + (i - 4.5) * 90,
          910 + r.between(-20, 30),
          170,
          70,
          i < 5 ? d.soft(mix(fire, '#ffe1a8', 0.3)) : d.soft(mix(ice, '#ffffff', 0.4)),
        ),
      ),
    ),
    rect(
      0,
      820,
      w,
      260,
      d.vertical(820, 1080, [
        [0, s.ink, 0],
        [0.55, s.ink, 0.85],
        [1, s.ink],
      ]),
    ),
  );
  return {
    box: { x: 44, y: 842, w: 632, h: 142 },
    align: 'centre',
    valign: 'bottom',
    fill: '#fff1dc',
    tagline: 'none',
    small: mix(fire, '#ffe1a8', 0.5),
    style: { maxSize: 150, maxLines: 1, fill: 'block' },
  };
}
