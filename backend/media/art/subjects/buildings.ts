import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** A banded lighthouse with its keeper's house. */
export const lighthouse: Subject = {
  width: 110,
  height: 226,
  element: 'ground',
  draw: (ink) =>
    path(polygon([[-46, 0], [-46, -26], [-30, -42], [-14, -26], [-14, 0]]), ink.body) + rect(-36, -18, 7, 8, ink.glow) +
    path(polygon([[-20, 2], [-13, -172], [13, -172], [20, 2]]), ink.lit) +
    path(polygon([[-18.4, -40], [-16.8, -80], [16.8, -80], [18.4, -40]]), ink.accent) + path(polygon([[-15.2, -118], [-13.7, -154], [13.7, -154], [15.2, -118]]), ink.accent) +
    path(polygon([[4, 2], [5, -172], [13, -172], [20, 2]]), ink.body, { opacity: 0.45 }) +
    rect(-19, -178, 38, 6, ink.body) + rect(-10, -200, 20, 22, ink.glow) + stroke('M-10 -200V-178M-3.3 -200V-178M3.3 -200V-178M10 -200V-178', ink.body, 1.6) + stroke('M-18 -178V-187H18V-178', ink.body, 1.4) +
    path(outline([[-14, -200, 1], [-9, -212], [0, -216], [9, -212], [14, -200, 1]]), ink.body) + circle(0, -219, 3, ink.body) + rect(-4, -16, 8, 18, ink.body) + rect(-3, -100, 6, 9, ink.body) + rect(-3, -140, 6, 9, ink.body),
};

/** A lone house with a lit window and a smoking chimney. */
export const house: Subject = {
  width: 130,
  height: 126,
  element: 'ground',
  draw: (ink) =>
    rect(26, -112, 13, 34, ink.body) + rect(23.5, -114, 18, 5, ink.body) +
    path(polygon([[-52, 0], [-52, -58], [0, -104], [52, -58], [52, 0]]), ink.body) + path(polygon([[-64, -52], [0, -112], [64, -52], [58, -46], [0, -99], [-58, -46]]), ink.accent) +
    rect(-36, -42, 22, 24, ink.glow) + stroke('M-25 -42V-18M-36 -30H-14', ink.body, 1.8) + rect(14, -42, 20, 42, ink.lit, { opacity: 0.5 }) + circle(30, -20, 1.6, ink.body) + circle(0, -70, 8, ink.glow) + stroke('M0 -78V-62M-8 -70H8', ink.body, 1.4),
};

/** A tall thin house, a little crooked. */
export const crookedHouse: Subject = {
  width: 110,
  height: 200,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-38, 0, 1], [-34, -60, 1], [-40, -110, 1], [34, -118, 1], [38, -64, 1], [34, 0, 1]], true), ink.body) + path(polygon([[-50, -106], [-8, -176], [-2, -196], [2, -176], [44, -116]]), ink.body) + path(polygon([[22, -140], [20, -172], [30, -172], [31, -126]]), ink.body) +
    path(outline([[-22, -70, 1], [-22, -90], [-14, -98], [-6, -90], [-6, -70, 1]]), ink.glow) + stroke('M-14 -98V-70M-22 -84H-6', ink.body, 1.8) + rect(10, -98, 14, 20, ink.glow, { opacity: 0.45 }) + stroke('M17 -98V-78M10 -88H24', ink.body, 1.8) + path(outline([[-8, 0, 1], [-8, -26], [2, -36], [12, -26], [12, 0, 1]]), ink.lit, { opacity: 0.35 }) + circle(-4, -136, 6, ink.glow, { opacity: 0.8 }),
};

/** A castle of many towers on a rock. */
export const castle: Subject = {
  width: 230,
  height: 250,
  element: 'ground',
  draw: (ink) => {
    const tower = (x: number, w: number, base: number, top: number, roof: number): string =>
      rect(x - w / 2, -top, w, top - base, ink.body) + path(polygon([[x - w / 2 - 3, -top], [x, -top - roof], [x + w / 2 + 3, -top]]), ink.accent) + stroke(`M${x} ${-top - roof}v-9`, ink.body, 1.2) + path(polygon([[x, -top - roof - 9], [x + 9, -top - roof - 6], [x, -top - roof - 3]]), ink.glow) + rect(x - 2, -top + 8, 4, 9, ink.glow, { rx: 2 });
    return group(
      {},
      tower(-52, 20, 40, 128, 44), tower(54, 22, 40, 116, 40), tower(-18, 26, 40, 168, 58), tower(22, 20, 40, 146, 48), tower(4, 15, 40, 196, 46),
      path('M-76 -40v-52h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v52Z', ink.body), path(outline([[-10, -40, 1], [-10, -60], [0, -70], [10, -60], [10, -40, 1]]), ink.glow, { opacity: 0.8 }),
      tower(-80, 22, 0, 108, 40), tower(82, 22, 0, 96, 36), path(outline([[-112, 6, 1], [-96, -26], [-70, -42, 1], [70, -42, 1], [92, -30], [114, 6, 1]]), ink.body), rect(-46, -66, 4, 9, ink.glow), rect(40, -66, 4, 9, ink.glow), rect(-30, -130, 4, 9, ink.glow), rect(20, -110, 4, 9, ink.glow),
    );
  },
};

/** A windmill. */
export const windmill: Subject = {
  width: 150,
  height: 190,
  element: 'ground',
  draw: (ink) =>
    path(polygon([[-28, 0], [-18, -96], [18, -96], [28, 0]]), ink.body) + path(outline([[-21, -95, 1], [-17, -112], [0, -121], [17, -112], [21, -95, 1]]), ink.accent) + rect(-34, -38, 68, 4, ink.body) + rect(-5, -24, 10, 24, ink.lit, { opacity: 0.5 }) + rect(-4, -72, 8, 11, ink.glow) +
    [20, 110, 200, 290].map((angle) => `<g transform="translate(0 -104) rotate(${angle})">${stroke('M0 0V-84', ink.body, 3)}${path('M2 -18H17V-82H2Z', ink.lit, { opacity: 0.85 })}${stroke('M2 -18H17V-82H2M2 -34H17M2 -50H17M2 -66H17M9.5 -18V-82', ink.body, 1.2)}</g>`).join('') + circle(0, -104, 4, ink.body),
};

/** A lattice radio mast or observatory aerial. */
export const mast: Subject = {
  width: 70,
  height: 250,
  element: 'ground',
  draw: (ink) => {
    const struts = Array.from({ length: 10 }, (_, index) => {
      const low = index / 10;
      const high = (index + 1) / 10;
      const w = (part: number): number => 24 * (1 - part) ** 1.4 + 2;
      return `M${(-w(low)).toFixed(1)} ${(-220 * low).toFixed(1)}L${w(high).toFixed(1)} ${(-220 * high).toFixed(1)}M${w(low).toFixed(1)} ${(-220 * low).toFixed(1)}L${(-w(high)).toFixed(1)} ${(-220 * high).toFixed(1)}`;
    }).join('');
    return stroke(struts, ink.body, 1.6) + path(outline([[-27, 0, 1], [-12, -90], [-2, -220, 1], [-0.6, -220, 1], [-9, -90], [-22, 0, 1]]), ink.body) + path(outline([[27, 0, 1], [12, -90], [2, -220, 1], [0.6, -220, 1], [9, -90], [22, 0, 1]]), ink.body) + stroke('M0 -218V-246', ink.body, 2) + circle(0, -247, 3.4, ink.glow) + circle(0, -247, 10, ink.glow, { opacity: 0.3 });
  },
};

/** A dish aerial turned to the sky. */
export const dish: Subject = {
  width: 150,
  height: 140,
  element: 'ground',
  draw: (ink) =>
    path(polygon([[-30, 0], [-8, -62], [8, -62], [30, 0], [18, 0], [0, -46], [-18, 0]]), ink.body) + rect(-36, -6, 72, 6, ink.body) +
    `<g transform="translate(0 -74) rotate(34)">${path(outline([[-66, -8, 1], [-44, 14], [0, 22], [44, 14], [66, -8, 1]]), ink.body)}${ellipse(0, -8, 66, 11, ink.lit)}${stroke('M-40 -8L0 -52L40 -8M0 -8V-52', ink.body, 2)}${circle(0, -54, 5, ink.glow)}</g>`,
};

/** A small chapel or country church. */
export const chapel: Subject = {
  width: 120,
  height: 158,
  element: 'ground',
  draw: (ink) =>
    path(polygon([[-14, 0], [-14, -46], [22, -78], [58, -46], [58, 0]]), ink.body) + path('M-44 0V-96h32V0Z', ink.body) + path(polygon([[-48, -94], [-28, -146], [-8, -94]]), ink.accent) + stroke('M-28 -146v-14M-33 -155h10', ink.body, 2) + path(outline([[-34, -64, 1], [-34, -80], [-28, -86], [-22, -80], [-22, -64, 1]]), ink.glow) + path(outline([[14, -20, 1], [14, -40], [22, -48], [30, -40], [30, -20, 1]]), ink.glow) + path(outline([[-35, 0, 1], [-35, -22], [-28, -29], [-21, -22], [-21, 0, 1]]), ink.lit, { opacity: 0.45 }),
};

/** A door standing ajar with light behind it. */
export const door: Subject = {
  width: 110,
  height: 190,
  element: 'ground',
  draw: (ink) =>
    rect(-52, -188, 104, 188, ink.body) + rect(-44, -180, 88, 180, ink.glow) + path(polygon([[-44, -180], [10, -170], [10, -4], [-44, 0]]), ink.accent) + stroke('M-36 -166L2 -160V-104L-36 -102ZM-36 -84L2 -86V-20L-36 -16Z', ink.body, 2, { opacity: 0.6 }) + circle(4, -90, 3.2, ink.lit),
};

/** A tent with light inside. */
export const tent: Subject = {
  width: 130,
  height: 84,
  element: 'ground',
  draw: (ink) => path(polygon([[-64, 0], [0, -80], [64, 0]]), ink.accent) + path(polygon([[-64, 0], [0, -80], [-18, 0]]), ink.lit, { opacity: 0.55 }) + path(polygon([[-18, 0], [0, -80], [20, 0]]), ink.glow) + path(polygon([[0, -80], [20, 0], [28, 0]]), ink.body, { opacity: 0.5 }) + stroke('M0 -80L-4 -86M0 -80L5 -86', ink.body, 2.4),
};

/** A circus or market tent with stripes and a pennant. */
export const bigTop: Subject = {
  width: 220,
  height: 170,
  element: 'ground',
  draw: (ink) => {
    const stripes = Array.from({ length: 8 }, (_, index) => {
      const a = -84 + index * 21;
      const fill = index % 2 === 0 ? ink.accent : ink.lit;
      return path(outline([[0, -150, 1], [a * 0.45, -112], [a * 1.16, -70, 1], [(a + 21) * 1.16, -70, 1], [(a + 21) * 0.45, -112]]), fill) + path(polygon([[a, -62], [a + 21, -62], [a + 21, 0], [a, 0]]), fill) + path(`M${a * 1.16} -70h24.4v8a12.2 11 0 0 1 -24.4 0Z`, fill);
    }).join('');
    return stripes + path(outline([[-20, 0, 1], [-12, -44], [0, -60], [12, -44], [20, 0, 1]]), ink.body) + stroke('M0 -150v-20', ink.body, 2.4) + path(polygon([[0, -170], [26, -163], [0, -155]]), ink.glow);
  },
};
