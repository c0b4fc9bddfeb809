import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** A grand piano from the side, lid raised. */
export const piano: Subject = {
  width: 170,
  height: 128,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-70, -62, 1], [-58, -96], [-4, -126], [66, -124, 1], [30, -72, 1]]), ink.accent) + stroke('M20 -66L42 -118', ink.body, 2.6) + path(outline([[-80, -64, 1], [72, -64, 1], [82, -56], [82, -42, 1], [-56, -38], [-80, -42, 1]]), ink.body) + rect(-84, -50, 22, 5, ink.lit) + path('M-62 -40h7l-2 40h-3ZM64 -44h8l-3 44h-3ZM0 -40h5l-1 26h-3Z', ink.body) + stroke('M-78 -58H78', ink.lit, 1.6, { opacity: 0.6 }),
};

/** A violin upright with its bow. */
export const violin: Subject = {
  width: 90,
  height: 190,
  element: 'table',
  draw: (ink) =>
    stroke('M42 -4L30 -186', ink.lit, 2.2) + path(outline([[0, -112], [22, -106], [28, -88], [20, -74], [20, -60], [34, -40], [30, -12], [0, 0], [-30, -12], [-34, -40], [-20, -60], [-20, -74], [-28, -88], [-22, -106]]), ink.accent) + path(outline([[0, -112], [22, -106], [28, -88], [20, -74], [20, -60], [34, -40], [30, -12], [0, 0, 1], [10, -40], [6, -80]]), ink.body, { opacity: 0.3 }) + path('M-5 -44L-4 -176h8L5 -44Z', ink.body) + circle(0, -182, 6.4, ink.body) + stroke('M-12 -170H12M-11 -160H11', ink.body, 3.4) + rect(-13, -44, 26, 4, ink.body) + stroke('M-2 -170V-22M2 -170V-22', ink.lit, 0.7) + stroke('M-15 -62q-6 10 0 20M15 -62q6 10 0 20', ink.body, 2) + path('M-6 -22h12l-2 18h-8Z', ink.body),
};

/** A key, bow up. */
export const key: Subject = {
  width: 60,
  height: 160,
  element: 'table',
  draw: (ink) =>
    path('M-4 -100h8V0h-8Z', ink.accent) + path('M4 -30h20v9h-9v6h9v9h-20Z', ink.accent) + path('M0 -160a30 30 0 1 1 -0.1 0ZM0 -146a16 16 0 1 0 0.1 0Z', ink.accent, { 'fill-rule': 'evenodd' }) + rect(-8, -104, 16, 6, ink.lit),
};

/** An open umbrella. */
export const umbrella: Subject = {
  width: 150,
  height: 140,
  element: 'air',
  draw: (ink) =>
    stroke('M0 -120V-12q0 12 10 12t10 -12', ink.body, 3.4) + path(outline([[-74, -66, 1], [-60, -104], [0, -132], [60, -104], [74, -66, 1], [62, -74], [50, -66, 1], [36, -74], [25, -66, 1], [12, -74], [0, -66, 1], [-12, -74], [-25, -66, 1], [-36, -74], [-50, -66, 1], [-62, -74]]), ink.accent) + path(outline([[-25, -66, 1], [-18, -108], [0, -132, 1], [-34, -112], [-50, -66, 1], [-36, -74]]), ink.lit, { opacity: 0.7 }) + path(outline([[25, -66, 1], [18, -108], [0, -132, 1], [34, -112], [50, -66, 1], [36, -74]]), ink.body, { opacity: 0.25 }) + stroke('M0 -132v-8', ink.body, 2.6),
};

/** A suitcase with stickers. */
export const suitcase: Subject = {
  width: 130,
  height: 108,
  element: 'table',
  draw: (ink) =>
    stroke('M-18 -84v-14q0 -6 6 -6h24q6 0 6 6v14', ink.body, 6) + rect(-62, -86, 124, 86, ink.accent, { rx: 9 }) + rect(-62, -86, 16, 86, ink.body, { rx: 6, opacity: 0.5 }) + rect(46, -86, 16, 86, ink.body, { rx: 6, opacity: 0.5 }) + rect(-62, -60, 124, 3, ink.body, { opacity: 0.6 }) + rect(-9, -66, 18, 14, ink.lit, { rx: 2 }) + circle(-24, -30, 14, ink.lit) + path('M-33 -30q9 -12 18 0q-9 10 -18 0Z', ink.accent) + rect(6, -40, 32, 20, ink.glow, { transform: 'rotate(-9 22 -30)' }) + stroke('M10 -32h22M11 -26h14', ink.body, 2, { transform: 'rotate(-9 22 -30)' }),
};

/** A round teapot. */
export const teapot: Subject = {
  width: 150,
  height: 110,
  element: 'table',
  draw: (ink) =>
    stroke('M40 -62C76 -74 76 -22 34 -24', ink.accent, 9) + path(outline([[-34, -40, 1], [-56, -44], [-66, -70], [-76, -78, 1], [-62, -80], [-50, -64], [-36, -64, 1]]), ink.accent) + path(outline([[-30, 0, 1], [-46, -24], [-46, -50], [-30, -72], [30, -72], [46, -50], [46, -24], [30, 0, 1]]), ink.accent) + path(outline([[-26, -74, 1], [-18, -86], [0, -90], [18, -86], [26, -74, 1]]), ink.lit) + circle(0, -95, 6, ink.body) + rect(-32, -5, 64, 6, ink.body, { rx: 3 }) + stroke('M-34 -30q8.5 -14 17 0t17 0t17 0t17 0', ink.lit, 4) + stroke('M-34 -58Q-40 -46 -38 -36', '#ffffff', 3, { opacity: 0.5 }),
};

/** A simple chair, front on a slant. */
export const chair: Subject = {
  width: 76,
  height: 136,
  element: 'ground',
  draw: (ink) =>
    stroke('M-28 -132L-24 0M24 -60V0M-26 -60H30L36 -44H-22ZM36 -44V14M-22 -44V14M-28 -132H22M22 -132L24 -60M-27 -112H22M-27 -92H23', ink.body, 5) + path(polygon([[-26, -62], [26, -62], [36, -44], [-22, -44]]), ink.accent),
};

/** An envelope, sealed. */
export const letter: Subject = {
  width: 140,
  height: 94,
  element: 'table',
  draw: (ink) =>
    group({ transform: 'rotate(-7)' }, rect(-68, -92, 136, 92, ink.lit, { rx: 3 }), stroke('M-68 -2L-12 -50M68 -2L12 -50', ink.body, 1.6, { opacity: 0.4 }), path(outline([[-68, -90, 1], [0, -36, 1], [68, -90, 1]]), ink.lit), stroke('M-68 -91L-4 -40Q0 -37 4 -40L68 -91', ink.body, 2, { opacity: 0.6 }), circle(0, -40, 12.5, ink.accent), circle(0, -40, 8, ink.body, { opacity: 0.25 })),
};

/** A clock face. */
export const clock: Subject = {
  width: 150,
  height: 150,
  element: 'air',
  draw: (ink) =>
    circle(0, -75, 74, ink.body) + circle(0, -75, 65, ink.lit) +
    Array.from({ length: 12 }, (_, hour) => `<g transform="translate(0 -75) rotate(${hour * 30})">${rect(-1.8, -60, 3.6, hour % 3 === 0 ? 14 : 7, ink.body)}</g>`).join('') + stroke('M0 -75L-26 -96', ink.body, 5.4) + stroke('M0 -75L10 -126', ink.body, 3.6) + stroke('M0 -75L-14 -30', ink.accent, 1.8) + circle(0, -75, 5, ink.accent),
};

/** A candle with its flame. */
export const candle: Subject = {
  width: 60,
  height: 150,
  element: 'table',
  draw: (ink) => circle(0, -122, 34, ink.glow, { opacity: 0.2 }) + circle(0, -120, 20, ink.glow, { opacity: 0.35 }) + rect(-11, -96, 22, 90, ink.lit, { rx: 3 }) + path(outline([[-11, -96, 1], [-13, -78], [-9, -70, 1], [-6, -86], [3, -80], [6, -94, 1]]), ink.lit) + path(outline([[0, -148, 1], [8, -126], [7, -112], [0, -106], [-7, -112], [-8, -124]]), ink.glow) + path(outline([[0, -132, 1], [4, -120], [0, -109], [-4, -119]]), '#fffbe8') + path(outline([[-26, -6, 1], [26, -6, 1], [20, 0, 1], [-20, 0, 1]]), ink.body) + stroke('M0 -106v9', '#2a1a16', 1.6),
};

/** A theatre mask, half light and half dark. */
export const mask: Subject = {
  width: 120,
  height: 140,
  element: 'air',
  draw: (ink) =>
    path(outline([[-56, -128, 1], [-28, -120], [0, -122], [28, -120], [56, -128, 1], [58, -80], [44, -34], [0, 0], [-44, -34], [-58, -80]]), ink.lit) + path(outline([[0, -122, 1], [28, -120], [56, -128, 1], [58, -80], [44, -34], [0, 0, 1]]), ink.accent) + path(outline([[-44, -88], [-28, -98], [-12, -86], [-28, -80]]), ink.body) + path(outline([[12, -86], [28, -98], [44, -88], [28, -80]]), ink.body) + path(outline([[-28, -44, 1], [-14, -36], [0, -34], [14, -36], [28, -44, 1], [20, -20], [0, -14], [-20, -20]]), ink.body) + path(outline([[-1, -84, 1], [-9, -56], [0, -50, 1]]), ink.body, { opacity: 0.25 }) + stroke('M-46 -102Q-28 -114 -10 -100M10 -100Q28 -114 46 -102', ink.body, 3.4),
};

/** A crown. */
export const crown: Subject = {
  width: 130,
  height: 96,
  element: 'table',
  draw: (ink) => path(polygon([[-56, 0], [-64, -66], [-34, -34], [0, -84], [34, -34], [64, -66], [56, 0]]), ink.accent) + path(polygon([[0, -84], [34, -34], [64, -66], [56, 0], [0, 0]]), ink.body, { opacity: 0.25 }) + rect(-57, -12, 114, 14, ink.lit) + circle(0, -5, 5, ink.glow) + circle(-30, -5, 4, ink.glow) + circle(30, -5, 4, ink.glow) + circle(-64, -70, 6, ink.lit) + circle(0, -90, 7, ink.lit) + circle(64, -70, 6, ink.lit),
};

/** A record on its player's plate, tilted flat. */
export const record: Subject = {
  width: 190,
  height: 190,
  element: 'air',
  draw: (ink) =>
    circle(0, -95, 94, ink.body) + [84, 75, 66, 57, 48].map((r) => circle(0, -95, r, 'none', { stroke: ink.lit, 'stroke-width': 0.9, opacity: 0.35 })).join('') + path('M0 -95L-60 -167A94 94 0 0 1 -22 -186ZM0 -95L60 -23A94 94 0 0 1 22 -4Z', ink.lit, { opacity: 0.13 }) + circle(0, -95, 32, ink.accent) + circle(0, -95, 32, 'none', { stroke: ink.glow, 'stroke-width': 2 }) + circle(0, -95, 4, ink.lit),
};

/** A stage microphone of the ribbed kind. */
export const microphone: Subject = {
  width: 90,
  height: 200,
  element: 'table',
  draw: (ink) =>
    stroke('M0 -84V0', ink.body, 8) + path(outline([[-30, -196], [-38, -160], [-34, -112], [-14, -86], [14, -86], [34, -112], [38, -160], [30, -196], [0, -204]]), ink.accent) + path(outline([[4, -204], [30, -196], [38, -160], [34, -112], [14, -86], [4, -86, 1]]), ink.body, { opacity: 0.3 }) + [-186, -174, -162, -150].map((y) => rect(-30, y, 60, 6, ink.body, { rx: 3 })).join('') + rect(-39, -138, 78, 8, ink.lit) + [-22, -8, 6, 20].map((x) => rect(x - 2, -124, 5, 28, ink.body, { rx: 2.5 })).join('') + rect(-13, -88, 26, 14, ink.body, { rx: 4 }),
};

/** A guitar upright. */
export const guitar: Subject = {
  width: 100,
  height: 220,
  element: 'table',
  draw: (ink) =>
    path(outline([[0, -112], [26, -106], [32, -86], [22, -70], [26, -56], [46, -38], [40, -8], [0, 2], [-40, -8], [-46, -38], [-26, -56], [-22, -70], [-32, -86], [-26, -106]]), ink.accent) + circle(0, -64, 15, ink.body) + circle(0, -64, 18.5, 'none', { stroke: ink.lit, 'stroke-width': 2 }) + path('M-5.4 -70L-5 -196h10L5.4 -70Z', ink.body) + path(polygon([[-9, -194], [9, -194], [11, -220], [-11, -220]]), ink.body) + stroke('M-14 -214h6M-14 -204h6M14 -214h-6M14 -204h-6', ink.lit, 3) + rect(-17, -30, 34, 5, ink.body) + stroke('M-3 -210V-28M0 -210V-28M3 -210V-28', ink.lit, 0.7),
};

/** A book lying open. */
export const book: Subject = {
  width: 170,
  height: 60,
  element: 'table',
  draw: (ink) => path(outline([[-84, -40, 1], [-50, -50], [0, -34, 1], [50, -50], [84, -40, 1], [84, 0, 1], [50, -10], [0, 6, 1], [-50, -10], [-84, 0, 1]]), ink.accent) + path(outline([[-78, -46, 1], [-48, -54], [0, -40, 1], [0, 0, 1], [-48, -14], [-78, -6, 1]]), ink.lit) + path(outline([[78, -46, 1], [48, -54], [0, -40, 1], [0, 0, 1], [48, -14], [78, -6, 1]]), ink.lit) + stroke('M-66 -36Q-40 -44 -12 -32M-66 -26Q-40 -34 -12 -22M-66 -16Q-40 -24 -12 -12M66 -36Q40 -44 12 -32M66 -26Q40 -34 12 -22M66 -16Q40 -24 12 -12', ink.body, 1.8, { opacity: 0.45 }) + stroke('M0 -40V0', ink.body, 1.6, { opacity: 0.6 }),
};

/** A camera on a tripod. */
export const camera: Subject = {
  width: 110,
  height: 170,
  element: 'ground',
  draw: (ink) => stroke('M0 -92L-38 0M0 -92L38 0M0 -92V-4', ink.body, 4.6) + rect(-32, -132, 58, 42, ink.body, { rx: 4 }) + path(polygon([[26, -120], [48, -130], [48, -94], [26, -104]]), ink.body) + circle(-16, -146, 18, ink.accent) + circle(-16, -146, 5, ink.body) + circle(20, -143, 14, ink.accent) + circle(20, -143, 4, ink.body) + circle(-6, -111, 10, ink.lit) + circle(-6, -111, 5, ink.glow),
};

/** A telephone with its handset off the hook. */
export const telephone: Subject = {
  width: 130,
  height: 96,
  element: 'table',
  draw: (ink) => path(outline([[-52, 0, 1], [-44, -36], [-26, -56], [26, -56], [44, -36], [52, 0, 1]]), ink.accent) + circle(0, -27, 20, ink.lit) + Array.from({ length: 8 }, (_, i) => circle(Math.cos(i * 0.7 - 0.6) * 13, Math.sin(i * 0.7 - 0.6) * 13 - 27, 3.2, ink.body)).join('') + circle(0, -27, 5, ink.accent) + path(outline([[-58, -66], [-54, -84], [-30, -90], [30, -90], [54, -84], [58, -66], [38, -62], [32, -76], [-32, -76], [-38, -62]]), ink.body),
};

/** A loaf and a knife on a board. */
export const bread: Subject = {
  width: 150,
  height: 74,
  element: 'table',
  draw: (ink) => rect(-72, -8, 144, 8, ink.body, { rx: 4 }) + path(outline([[-56, -8, 1], [-62, -36], [-40, -60], [0, -68], [40, -60], [62, -36], [56, -8, 1]]), ink.accent) + stroke('M-34 -50q8 -10 18 -2M-8 -56q9 -10 19 -1M20 -52q8 -8 17 2', ink.lit, 6) + path(outline([[-56, -8, 1], [-50, -16], [50, -16], [56, -8, 1]]), ink.body, { opacity: 0.25 }),
};

/** A wine glass. */
export const glass: Subject = {
  width: 70,
  height: 150,
  element: 'table',
  draw: (ink) => path(outline([[-28, -148, 1], [-32, -112], [-18, -82], [0, -76], [18, -82], [32, -112], [28, -148, 1]]), ink.lit, { opacity: 0.45 }) + path(outline([[-31, -116, 1], [0, -112], [31, -120, 1], [18, -82], [0, -77], [-18, -82]]), ink.accent) + rect(-2.4, -78, 4.8, 74, ink.lit) + ellipse(0, -3, 26, 4.4, ink.lit) + stroke('M-22 -140Q-25 -118 -16 -98', '#ffffff', 2.4, { opacity: 0.7 }),
};

/** A kite on its string. */
export const kite: Subject = {
  width: 110,
  height: 170,
  element: 'air',
  draw: (ink) => path(polygon([[0, -170], [44, -118], [0, -50], [-44, -118]]), ink.accent) + path(polygon([[0, -170], [44, -118], [0, -118]]), ink.lit) + path(polygon([[0, -118], [0, -50], [-44, -118]]), ink.glow) + stroke('M0 -50C-26 -30 26 -18 0 0', ink.body, 1.6) + path('M-12 -32l-12 -6v12ZM-12 -32l12 -6v12ZM10 -16l-12 -6v12ZM10 -16l12 -6v12Z', ink.accent),
};

/** A chess queen. */
export const chess: Subject = {
  width: 80,
  height: 170,
  element: 'table',
  draw: (ink) => path(outline([[-36, 0, 1], [-36, -12, 1], [-26, -18], [-16, -40], [-11, -86], [-18, -104, 1], [-16, -110, 1], [-26, -146, 1], [-12, -132, 1], [0, -152, 1], [12, -132, 1], [26, -146, 1], [16, -110, 1], [18, -104, 1], [11, -86], [16, -40], [26, -18], [36, -12, 1], [36, 0, 1]]), ink.body) + circle(0, -158, 6, ink.body) + rect(-20, -110, 40, 5, ink.accent) + rect(-30, -20, 60, 4, ink.accent) + path(outline([[6, -90], [11, -50], [22, -18], [10, -18, 1], [4, -60]]), ink.lit, { opacity: 0.5 }),
};

/** A football. */
export const ball: Subject = {
  width: 110,
  height: 110,
  element: 'ground',
  draw: (ink) => circle(0, -55, 54, ink.lit) + path(polygon([[0, -76], [20, -61], [12, -38], [-12, -38], [-20, -61]]), ink.body) + Array.from({ length: 5 }, (_, i) => `<g transform="translate(0 -55) rotate(${i * 72})">${stroke('M0 -21V-40', ink.body, 2.4)}${path('M-15 -43L0 -40L15 -43L20 -50A54 54 0 0 0 -20 -50Z', ink.body)}</g>`).join('') + path('M0 -1A54 54 0 0 0 46 -82A60 60 0 0 1 0 -1Z', ink.body, { opacity: 0.22 }),
};

/** A lantern with light in it. */
export const lantern: Subject = {
  width: 70,
  height: 130,
  element: 'table',
  draw: (ink) => circle(0, -50, 46, ink.glow, { opacity: 0.18 }) + stroke('M-18 -98C-18 -130 18 -130 18 -98', ink.body, 3) + path(outline([[-24, -92, 1], [-12, -104], [12, -104], [24, -92, 1]]), ink.body) + rect(-22, -92, 44, 80, ink.glow) + path(outline([[0, -74, 1], [9, -50], [6, -34], [-6, -34], [-9, -48]]), '#fff8dd') + stroke('M-22 -92V-12M22 -92V-12M0 -92V-78', ink.body, 3) + rect(-28, -12, 56, 12, ink.body, { rx: 3 }),
};

/** A vase of stems and blossoms. */
export const flowers: Subject = {
  width: 130,
  height: 190,
  element: 'table',
  draw: (ink) => {
    const heads = [[0, -176, 17], [-36, -150, 15], [38, -154, 15], [-16, -128, 13], [22, -122, 13], [-54, -112, 12], [56, -118, 12]] as const;
    return heads.map(([x, y]) => stroke(`M0 -60Q${x * 0.3} ${y * 0.6} ${x} ${y}`, ink.body, 2.6)).join('') + path(outline([[-14, -90, 1], [-40, -88], [-56, -74, 1], [-34, -74]]), ink.body) + path(outline([[10, -96, 1], [36, -96], [54, -84, 1], [30, -82]]), ink.body) + heads.map(([x, y, r], i) => Array.from({ length: 6 }, (_, p) => ellipse(x + Math.cos(p * 1.047 + i) * r * 0.62, y + Math.sin(p * 1.047 + i) * r * 0.62, r * 0.55, r * 0.55, i % 2 === 0 ? ink.accent : ink.lit)).join('') + circle(x, y, r * 0.36, ink.glow)).join('') + path(outline([[-16, -64, 1], [-26, -40], [-22, -8], [-14, 0, 1], [14, 0, 1], [22, -8], [26, -40], [16, -64, 1]]), ink.body) + stroke('M-22 -36Q0 -30 22 -36', ink.lit, 2, { opacity: 0.6 });
  },
};
