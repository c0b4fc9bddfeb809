import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Subject } from './subject.ts';

const wheel = (x: number, y: number, r: number, tyre: string, hub: string): string => circle(x, y, r, tyre) + circle(x, y, r * 0.45, hub);

/** A sailing boat with two sails. */
export const sailboat: Subject = {
  width: 130,
  height: 160,
  element: 'water',
  draw: (ink) =>
    rect(-1.6, -156, 3.2, 140, ink.body) + path(outline([[4, -150, 1], [36, -104], [52, -34], [52, -28, 1], [4, -28, 1]]), ink.lit) + path(outline([[-5, -140, 1], [-22, -92], [-54, -30, 1], [-5, -28, 1]]), ink.accent) + path(outline([[-58, -20, 1], [58, -20, 1], [46, 0], [38, 4, 1], [-42, 4, 1], [-50, -4]]), ink.body) + stroke('M-54 -13H54', ink.lit, 1.6, { opacity: 0.6 }),
};

/** A fishing pirogue with a high painted bow. */
export const pirogue: Subject = {
  width: 200,
  height: 70,
  element: 'water',
  draw: (ink) =>
    path(outline([[-100, -48, 1], [-78, -22], [-40, -14], [40, -14], [76, -26], [104, -60, 1], [94, -18], [70, 4], [-66, 4], [-88, -12]]), ink.body) + path(outline([[-94, -38, 1], [-76, -16], [-40, -8], [40, -8], [80, -20], [100, -46, 1], [92, -16], [66, -2], [-64, -2], [-84, -14]]), ink.accent) + path(polygon([[-40, -8], [-26, -2], [-12, -8], [2, -2], [16, -8], [30, -2], [40, -8]]), ink.lit) + stroke('M-20 -14V-58', ink.body, 2.4) + path(polygon([[-20, -58], [8, -50], [-20, -42]]), ink.glow) +
    circle(26, -40, 5, ink.body) + path(outline([[22, -35, 1], [17, -30], [17, -12, 1], [36, -12, 1], [35, -30], [29, -35, 1]]), ink.body) + stroke('M34 -30L64 -52L78 -50', ink.body, 2),
};

/** A steam or diesel train seen from three quarters as a row of lit carriages. */
export const train: Subject = {
  width: 320,
  height: 66,
  element: 'ground',
  draw: (ink) => {
    const carriage = (x: number): string =>
      rect(x, -56, 84, 44, ink.accent, { rx: 5 }) + rect(x + 2, -60, 80, 7, ink.body, { rx: 3 }) + [8, 27, 46, 65].map((dx) => rect(x + dx, -47, 13, 15, ink.glow, { rx: 1.5 })).join('') + rect(x, -24, 84, 3, ink.lit) + wheel(x + 16, -6, 7, ink.body, ink.lit) + wheel(x + 34, -6, 7, ink.body, ink.lit) + wheel(x + 54, -6, 7, ink.body, ink.lit) + wheel(x + 70, -6, 7, ink.body, ink.lit);
    return (
      rect(-160, -13, 310, 4, ink.body) + carriage(-160) + carriage(-72) +
      path(outline([[18, -12, 1], [18, -62, 1], [52, -62, 1], [52, -46, 1], [112, -46, 1], [124, -36], [126, -12, 1]]), ink.accent) + rect(14, -66, 42, 6, ink.body, { rx: 2 }) + rect(26, -55, 18, 16, ink.glow) + path(polygon([[94, -46], [90, -70], [108, -70], [104, -46]]), ink.body) + path(outline([[66, -46, 1], [66, -54], [74, -58], [82, -54], [82, -46, 1]]), ink.body) + circle(127, -36, 5, ink.glow) + path(polygon([[122, -12], [146, -2], [120, -2]]), ink.body) + wheel(38, -9, 10, ink.body, ink.lit) + wheel(66, -9, 10, ink.body, ink.lit) + wheel(94, -7, 8, ink.body, ink.lit) + wheel(114, -7, 8, ink.body, ink.lit) + stroke('M38 -7H68', ink.lit, 2.4)
    );
  },
};

/** A small round car with luggage on its roof. */
export const car: Subject = {
  width: 150,
  height: 92,
  element: 'ground',
  draw: (ink) =>
    rect(-26, -80, 44, 16, ink.lit, { rx: 3 }) + rect(-10, -90, 26, 12, ink.body, { rx: 3 }) + stroke('M-30 -64H26', ink.body, 2) + path(outline([[-72, -14, 1], [-74, -32], [-58, -40], [-44, -44], [-34, -62], [-10, -66], [18, -64], [34, -46], [58, -40], [70, -30], [72, -14, 1]]), ink.accent) + path(outline([[-38, -43, 1], [-30, -57], [-6, -60, 1], [-6, -43, 1]]), ink.glow) + path(outline([[0, -43, 1], [0, -60, 1], [16, -58], [28, -43, 1]]), ink.glow) + rect(-74, -19, 148, 5, ink.body, { rx: 2.5 }) + wheel(-42, -12, 13, ink.body, ink.lit) + wheel(42, -12, 13, ink.body, ink.lit) + circle(68, -30, 4.4, ink.glow),
};

/** A long low car at speed. */
export const racer: Subject = {
  width: 190,
  height: 56,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-92, -14, 1], [-94, -34, 1], [-70, -38], [-44, -40], [-22, -54], [14, -54], [40, -36], [76, -30], [94, -18], [94, -12, 1]]), ink.body) + path(outline([[-38, -39, 1], [-20, -50], [-4, -50, 1], [-4, -38, 1]]), ink.glow) + path(outline([[2, -38, 1], [2, -50, 1], [12, -50], [32, -37, 1]]), ink.glow) + path(outline([[-92, -30, 1], [-40, -33], [40, -31], [88, -20, 1], [40, -26], [-92, -24, 1]]), ink.accent) + wheel(-56, -13, 14.5, '#120c0e', ink.lit) + wheel(58, -13, 14.5, '#120c0e', ink.lit) + path(outline([[84, -26], [94, -22], [92, -17], [82, -20]]), ink.glow) + path(polygon([[-96, -46], [-72, -46], [-76, -38], [-92, -38]]), ink.body),
};

/** A scooter with rider. */
export const scooter: Subject = {
  width: 110,
  height: 112,
  element: 'ground',
  draw: (ink) =>
    wheel(-34, -13, 13, ink.body, ink.lit) + wheel(36, -13, 13, ink.body, ink.lit) + path(outline([[-50, -20, 1], [-48, -38], [-30, -48], [-8, -44], [-2, -22, 1], [18, -20, 1], [28, -54, 1], [34, -54, 1], [34, -24], [26, -12, 1], [-16, -12, 1], [-24, -30], [-42, -30]]), ink.accent) + stroke('M31 -54L24 -66L14 -68', ink.body, 3.4) + circle(36, -50, 4.4, ink.glow) + rect(-42, -54, 38, 7, ink.body, { rx: 3.5 }) +
    circle(2, -100, 9, ink.lit) + path('M-7 -101a9 9 0 0 1 18 -2l-3 4Z', ink.body) + path(outline([[-2, -91, 1], [-14, -86], [-22, -66], [-22, -52, 1], [-4, -52, 1], [2, -66], [8, -84], [4, -91, 1]]), ink.body) + stroke('M2 -84L10 -72L22 -67', ink.body, 5) + stroke('M-12 -54L8 -48L10 -22L18 -21', ink.body, 7.4) + path(outline([[-4, -91, 1], [-20, -92], [-40, -84], [-46, -90, 1], [-44, -78], [-22, -82]]), ink.glow),
};

/** A hot-air balloon. */
export const balloon: Subject = {
  width: 120,
  height: 176,
  element: 'air',
  draw: (ink) =>
    path(outline([[-12, -38, 1], [-44, -76], [-58, -112], [-48, -152], [0, -176], [48, -152], [58, -112], [44, -76], [12, -38, 1]]), ink.accent) + path(outline([[-8, -38, 1], [-28, -78], [-34, -114], [-26, -154], [0, -176, 1], [-8, -150], [-11, -114], [-9, -76], [-3, -38, 1]]), ink.lit) + path(outline([[8, -38, 1], [28, -78], [34, -114], [26, -154], [0, -176, 1], [8, -150], [11, -114], [9, -76], [3, -38, 1]]), ink.lit) + path(outline([[12, -38, 1], [44, -76], [58, -112], [48, -152], [36, -162], [44, -114], [32, -74]]), ink.body, { opacity: 0.3 }) + stroke('M-11 -38L-8 -18M11 -38L8 -18', ink.body, 1.4) + path(polygon([[-10, -18], [10, -18], [8, 0], [-8, 0]]), ink.body) + rect(-11, -20, 22, 4, ink.lit),
};

/** A slim rocket or spaceship, nose up. */
export const rocket: Subject = {
  width: 70,
  height: 190,
  element: 'air',
  draw: (ink) =>
    path(outline([[-10, -30, 1], [-6, 4], [0, 28], [6, 4], [10, -30, 1]]), ink.glow) + path(polygon([[-14, -66], [-34, -26], [-34, -8], [-14, -30]]), ink.accent) + path(polygon([[14, -66], [34, -26], [34, -8], [14, -30]]), ink.accent) + path(outline([[0, -190, 1], [14, -160], [20, -116], [18, -60], [12, -28, 1], [-12, -28, 1], [-18, -60], [-20, -116], [-14, -160]]), ink.lit) + path(outline([[0, -190, 1], [14, -160], [20, -116], [18, -60], [12, -28, 1], [3, -28, 1], [8, -90], [6, -150]]), ink.body, { opacity: 0.5 }) + path(outline([[0, -190, 1], [14, -160, 1], [-14, -160, 1]]), ink.accent) + circle(0, -122, 9, ink.body) + circle(0, -122, 6, ink.glow) + path(polygon([[-3, -66], [3, -66], [2.4, -14], [-2.4, -14]]), ink.accent),
};

/** A wheeled or drifting space station: hub, ring and panels. */
export const station: Subject = {
  width: 240,
  height: 120,
  element: 'air',
  draw: (ink) =>
    group(
      { transform: 'translate(0 -60) rotate(-16)' },
      [[-112, 1], [58, 1]].map(([x]) => rect(x ?? 0, -24, 54, 48, ink.accent) + Array.from({ length: 4 }, (_, i) => rect((x ?? 0) + 2 + i * 13, -22, 11, 20, ink.lit, { opacity: 0.35 }) + rect((x ?? 0) + 2 + i * 13, 2, 11, 20, ink.lit, { opacity: 0.2 })).join('')).join(''),
      rect(-60, -3, 120, 6, ink.body), ellipse(0, 0, 30, 46, 'none', { stroke: ink.body, 'stroke-width': 9 }), ellipse(-2, 0, 30, 46, 'none', { stroke: ink.lit, 'stroke-width': 2.4 }), rect(-17, -15, 34, 30, ink.body, { rx: 8 }), rect(-12, -5, 7, 6, ink.glow), rect(-2, -5, 7, 6, ink.glow), rect(8, -5, 4, 6, ink.glow),
    ),
};

/** A submarine with round windows. */
export const submarine: Subject = {
  width: 200,
  height: 92,
  element: 'air',
  draw: (ink) =>
    path(outline([[-92, -30], [-70, -52], [-20, -60], [40, -58], [84, -40], [98, -30], [84, -18], [40, -4], [-20, -2], [-70, -10]]), ink.accent) + path(outline([[-92, -28], [-40, -22], [40, -22], [96, -28], [84, -18], [40, -4], [-20, -2], [-70, -10]]), ink.body, { opacity: 0.5 }) + path(polygon([[-18, -56], [-12, -80], [26, -80], [32, -56]]), ink.accent) + stroke('M14 -80V-96H26', ink.accent, 4) + [-48, -18, 12, 42].map((x) => circle(x, -34, 9.4, ink.body) + circle(x, -34, 6.6, ink.glow)).join('') + path(polygon([[-86, -30], [-104, -54], [-108, -54], [-100, -30], [-108, -6], [-104, -6]]), ink.body) + path(outline([[84, -34, 1], [150, -52, 1], [150, -6, 1], [84, -26, 1]]), ink.glow, { opacity: 0.3 }),
};

/** A city tram or bus from the side. */
export const tram: Subject = {
  width: 220,
  height: 96,
  element: 'ground',
  draw: (ink) =>
    stroke('M-20 -74L0 -94L20 -74M-30 -95H30', ink.body, 2) + rect(-106, -74, 212, 62, ink.accent, { rx: 10 }) + rect(-106, -36, 212, 5, ink.lit) + [-94, -58, -22, 14, 50].map((x) => rect(x, -64, 29, 24, ink.glow, { rx: 3 })).join('') + rect(86, -64, 15, 48, ink.glow, { rx: 3, opacity: 0.8 }) + wheel(-66, -9, 9, ink.body, ink.lit) + wheel(-44, -9, 9, ink.body, ink.lit) + wheel(44, -9, 9, ink.body, ink.lit) + wheel(66, -9, 9, ink.body, ink.lit) + circle(103, -24, 4, ink.glow) + circle(-10, -52, 4.6, ink.body) + path('M-18 -40a8 8 0 0 1 16 0Z', ink.body) + circle(30, -52, 4.6, ink.body) + path('M22 -40a8 8 0 0 1 16 0Z', ink.body),
};
