import { lift, mix } from '../../colour.ts';
import { num } from '../../drawing.ts';
import type { Layout, Paint } from '../../scene.ts';
import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../../shapes.ts';

/** Four doors alone in fog, one ajar. */
export function doorsInFog({ d, w, cx, s, r, wide }: Paint): Layout {
  const glow = s.light;
  d.add(
    d.flood(
      d.vertical(0, 1080, [
        [0, s.ink],
        [0.42, mix(s.ink, s.mid, 0.75)],
        [0.62, mix(s.mid, s.paper, 0.22)],
        [0.78, mix(s.ink, s.mid, 0.6)],
        [1, s.ink],
      ]),
    ),
  );
  const haze = (y: number, opacity: number): string =>
    group(
      { opacity },
      ...Array.from({ length: wide ? 14 : 8 }, () =>
        ellipse(
          r.between(0, w),
          y + r.between(-26, 26),
          r.between(260, 470),
          r.between(60, 110),
          d.soft(mix(s.mid, s.paper, 0.42)),
        ),
      ),
    );
  const single = (x: number, foot: number, height: number, depth: number, open: boolean): void => {
    const width = height * 0.5;
    const body = mix(mix(s.ink, '#000000', 0.35), mix(s.mid, s.paper, 0.18), depth);
    const top = foot - height;
    if (open) {
      d.add(
        path(
          polygon([
            [x - width * 0.34, foot],
            [x + width * 0.4, foot],
            [x + width * 1.7, 1080],
            [x - width * 1.5, 1080],
          ]),
          d.vertical(foot, 1080, [
            [0, glow, 0.8],
            [1, glow, 0],
          ]),
        ),
        circle(
          x,
          top + height * 0.55,
          height,
          d.radial([x, top + height * 0.55], height, [
            [0, glow, 0.72],
            [0.5, glow, 0.2],
            [1, glow, 0],
          ]),
        ),
      );
    } else
      d.add(
        path(
          polygon([
            [x - width / 2, foot],
            [x + width / 2, foot],
            [x + width * 0.75, foot + height * 0.32],
            [x - width * 0.75, foot + height * 0.32],
          ]),
          s.ink,
          { opacity: 0.28 },
        ),
      );
    d.add(
      rect(x - width * 0.56, top - width * 0.07, width * 1.12, height + width * 0.07, body),
      rect(
        x - width * 0.46,
        top + width * 0.04,
        width * 0.92,
        height - width * 0.04,
        open ? '#fdfbd2' : lift(body, 0.045),
      ),
    );
    if (open) {
      d.add(
        path(
          outline([
            [x - width * 0.02, foot, 1],
            [x - width * 0.06, foot - height * 0.3],
            [x - width * 0.02, foot - height * 0.44],
            [x + width * 0.06, foot - height * 0.6],
            [x + width * 0.16, foot - height * 0.6],
            [x + width * 0.22, foot - height * 0.44],
            [x + width * 0.28, foot - height * 0.3],
            [x + width * 0.24, foot, 1],
          ]),
          mix(s.mid, s.ink, 0.3),
        ),
        circle(x + width * 0.11, foot - height * 0.65, width * 0.075, mix(s.mid, s.ink, 0.3)),
        stroke(
          `M${num(x + width * 0.26)} ${num(foot - height * 0.42)}Q${num(x + width * 0.4)} ${num(foot - height * 0.3)} ${num(x + width * 0.34)} ${num(foot - height * 0.12)}`,
          mix(s.mid, s.ink, 0.3),
          width * 0.035,
        ),
        path(
          polygon([
            [x - width * 0.46, top + width * 0.04],
            [x - width * 0.12, top + height * 0.08],
            [x - width * 0.12, foot + height * 0.045],
            [x - width * 0.46, foot],
          ]),
          mix(body, s.mid, 0.2),
        ),
        circle(x - width * 0.17, top + height * 0.56, width * 0.025, glow),
      );
    } else {
      for (const [py, ph] of [
        [0.1, 0.34],
        [0.54, 0.36],
      ] as const)
        for (const px of [-0.36, 0.06])
          d.add(
            rect(x + px * width, top + height * py, width * 0.3, height * ph, 'none', {
              stroke: body,
              'stroke-width': num(width * 0.03),
            }),
          );
      d.add(circle(x + width * 0.37, top + height * 0.53, width * 0.035, mix(body, glow, 0.35)));
    }
  };
  const spread = wide ? 1.5 : 1;
  d.add(haze(600, 0.8));
  single(cx + 196 * spread, 640, 168, 0.72, false);
  d.add(haze(650, 0.6));
  single(cx - 196 * spread, 708, 246, 0.48, false);
  d.add(haze(720, 0.5));
  single(cx + 22, 792, 330, 0.2, true);
  d.add(haze(810, 0.42));
  single(cx - 292 * spread, 980, 470, 0.03, false);
  d.add(haze(930, 0.34));
  return {
    box: { x: 60, y: 66, w: 600, h: 274 },
    align: 'centre',
    valign: 'top',
    fill: glow,
    tagline: 'under',
    small: mix(glow, s.paper, 0.4),
    credits: s.paper,
  };
}
