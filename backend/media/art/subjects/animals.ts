import { circle, ellipse, group, outline, path, polygon, stroke } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** A fox sitting upright, tail around its feet. */
export const fox: Subject = {
  width: 110,
  height: 128,
  element: 'ground',
  draw: (ink) =>
    group(
      {},
      path(outline([[20, -4, 1], [52, -10], [64, -34], [54, -62], [44, -70, 1], [46, -46], [36, -26], [16, -16]]), ink.body),
      path(outline([[44, -70, 1], [54, -62], [59, -48], [50, -44], [46, -50]]), ink.lit),
      path(outline([[-10, -72, 1], [-26, -44], [-30, -14], [-26, 0, 1], [30, 0, 1], [34, -20], [26, -50], [12, -74, 1]]), ink.body),
      path(outline([[-10, -66], [-17, -40], [-12, -22], [-4, -30], [4, -48], [4, -64]]), ink.lit),
      path('M-22 0V-30h9V0ZM-6 0V-32h9V0Z', ink.body), path('M-22 0v-8h9v8ZM-6 0v-8h9v8Z', ink.accent, { opacity: 0.85 }),
      path(polygon([[-36, -86], [-33, -128], [-14, -108], [12, -108], [30, -128], [33, -86], [2, -56], [-6, -56]]), ink.body),
      path(polygon([[-29, -104], [-30, -118], [-20, -108]]), ink.accent), path(polygon([[26, -104], [27, -118], [18, -108]]), ink.accent),
      path(outline([[-36, -86, 1], [-18, -88], [-6, -74], [-5, -57, 1]]), ink.lit), path(outline([[33, -86, 1], [14, -88], [2, -74], [1, -57, 1]]), ink.lit),
      path(outline([[-7, -60, 1], [3, -60, 1], [-2, -53, 1]]), '#140c10'), circle(-16, -87, 3.2, '#140c10'), circle(12, -87, 3.2, '#140c10'), circle(-15, -88, 1, '#ffffff'), circle(13, -88, 1, '#ffffff'),
    ),
};

/** A cat from behind, tail curled on the ground. */
export const cat: Subject = {
  width: 84,
  height: 108,
  element: 'table',
  draw: (ink) =>
    path(outline([[-15, -70], [-27, -46], [-32, -18], [-26, 0, 1], [26, 0, 1], [32, -18], [27, -46], [15, -70]]), ink.body) +
    path(outline([[-21, -80], [-22, -108, 1], [-10, -98], [10, -98], [22, -108, 1], [21, -80], [14, -68], [-14, -68]]), ink.body) +
    stroke('M24 -5C48 2 56 -14 46 -26C40 -33 34 -28 37 -22', ink.body, 8) + stroke('M-4 -92L-5 -84M0 -93V-84M4 -92L5 -84', ink.lit, 1.8, { opacity: 0.7 }) +
    stroke('M16 -66Q30 -40 28 -10', ink.lit, 2, { opacity: 0.5 }),
};

/** A dog sitting, nose up, in profile. */
export const dog: Subject = {
  width: 96,
  height: 112,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-34, 0, 1], [-38, -18], [-26, -44], [-8, -70], [-4, -86], [4, -100], [18, -106], [26, -104], [46, -108], [50, -102], [46, -96], [32, -90], [26, -82], [22, -68], [20, -40], [21, -8], [28, 0, 1], [12, 0, 1], [9, -26], [0, -10], [4, 0, 1],
      ]),
      ink.body,
    ) +
    path(outline([[4, -99, 1], [-8, -92], [-12, -72], [-3, -68], [7, -82], [12, -96]]), ink.accent) + stroke('M-33 -8Q-52 -10 -50 -28', ink.body, 6) + circle(25, -99, 2, ink.lit) + stroke('M17 -72Q8 -66 0 -72', ink.accent, 4.6),
};

/** A bear walking on all fours. */
export const bear: Subject = {
  width: 170,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-70, 0, 1], [-74, -26], [-80, -56], [-68, -84], [-38, -94], [-8, -88], [18, -98], [34, -94], [44, -100], [52, -94], [60, -88], [74, -74], [84, -66], [84, -58], [70, -54], [54, -52], [48, -36], [46, -12], [52, 0, 1], [26, 0, 1], [24, -22], [18, -36], [-14, -34], [-24, -24], [-20, -8], [-14, 0, 1], [-40, 0, 1], [-46, -16], [-50, -20], [-54, -10], [-48, 0, 1],
      ]),
      ink.body,
    ) +
    path(outline([[-70, -80], [-38, -92], [-8, -87], [18, -96], [10, -84], [-20, -80], [-50, -76]]), ink.lit, { opacity: 0.5 }) + circle(83, -64, 3.4, '#140c10') + circle(65, -79, 2, '#ffffff'),
};

/** A whale, mouth to the left, tail raised. */
export const whale: Subject = {
  width: 260,
  height: 120,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-124, -42], [-110, -70], [-70, -88], [-16, -84], [36, -62], [76, -50], [96, -62], [100, -84], [92, -106, 1], [112, -104], [122, -94], [134, -106], [152, -112, 1], [146, -90], [130, -74], [118, -54], [92, -26], [40, -6], [-30, 2], [-90, -8], [-118, -24],
      ]),
      ink.body,
    ) +
    path(outline([[-124, -38, 1], [-90, -34], [-50, -24], [-10, -16], [30, -12], [60, -14, 1], [40, -6], [-30, 2], [-90, -8], [-118, -24]]), ink.lit) +
    stroke('M-106 -18Q-60 -16 -14 -6M-112 -25Q-60 -24 0 -10M-88 -10Q-60 -8 -30 -1', ink.body, 1.6, { opacity: 0.55 }) +
    path(outline([[-50, -22, 1], [-40, 4], [-14, 26], [-8, 22, 1], [-14, 4], [-26, -18, 1]]), ink.body) + path(outline([[-50, -22, 1], [-40, 4], [-14, 26, 1], [-30, 4]]), ink.accent, { opacity: 0.6 }) + circle(-82, -41, 2.8, ink.lit) + stroke('M-122 -40Q-96 -32 -76 -34', ink.lit, 1.4, { opacity: 0.8 }),
};

/** An owl, seen from the front. */
export const owl: Subject = {
  width: 84,
  height: 112,
  element: 'table',
  draw: (ink) =>
    path(outline([[-30, -100, 1], [-20, -92], [0, -94], [20, -92], [30, -100, 1], [36, -72], [38, -40], [26, -8], [0, 0], [-26, -8], [-38, -40], [-36, -72]]), ink.body) +
    path(outline([[0, -52], [20, -44], [22, -20], [0, -6], [-22, -20], [-20, -44]]), ink.accent) +
    stroke('M-12 -40q4 5 8 0q4 5 8 0q4 5 8 0M-14 -30q4.6 5 9.3 0q4.6 5 9.3 0q4.6 5 9.3 0M-10 -20q3.3 5 6.6 0q3.3 5 6.6 0q3.3 5 6.6 0', ink.body, 1.6) +
    circle(-15, -74, 15, ink.lit) + circle(15, -74, 15, ink.lit) + circle(-14, -74, 8, '#140c10') + circle(14, -74, 8, '#140c10') + circle(-11, -77, 2.4, '#ffffff') + circle(17, -77, 2.4, '#ffffff') +
    path(polygon([[-4.5, -68], [4.5, -68], [0, -56]]), ink.glow) + path(outline([[-37, -62], [-30, -40], [-30, -14, 1], [-42, -26], [-44, -46]]), ink.body) + path(outline([[37, -62], [30, -40], [30, -14, 1], [42, -26], [44, -46]]), ink.body),
};

/** A heron standing in the shallows. */
export const heron: Subject = {
  width: 90,
  height: 150,
  element: 'water',
  draw: (ink) =>
    stroke('M-4 -52L-8 -26L-5 0M8 -50L6 -24L9 0', ink.body, 2.4) +
    path(outline([[-48, -46, 1], [-34, -66], [-6, -80], [14, -82], [20, -96], [12, -112], [10, -128], [18, -140], [28, -142], [58, -132, 1], [30, -131], [22, -124], [24, -112], [32, -96], [28, -74], [10, -54], [-16, -48]]), ink.body) +
    path(outline([[-48, -46, 1], [-30, -60], [-4, -72], [12, -70], [2, -58], [-20, -50]]), ink.lit, { opacity: 0.7 }) + path(outline([[20, -140, 1], [4, -144], [-10, -136, 1], [6, -137]]), ink.body) + circle(26, -136, 1.8, ink.glow),
};

/** A bird in full flight, wings wide. */
export const bird: Subject = {
  width: 180,
  height: 90,
  element: 'air',
  draw: (ink) =>
    path(outline([[-92, -82, 1], [-60, -86], [-28, -66], [-8, -46], [6, -46], [30, -72], [62, -92], [94, -84, 1], [80, -78], [72, -66, 1], [64, -66], [56, -54, 1], [48, -54], [38, -38], [20, -26], [2, -18], [-26, 0], [-34, 6, 1], [-32, -6], [-22, -24], [-36, -40], [-48, -52, 1], [-52, -50], [-60, -66, 1], [-68, -64], [-76, -76, 1]]), ink.body) +
    path(outline([[16, -36], [30, -42], [40, -34], [50, -28, 1], [36, -27], [24, -22]]), ink.body) + circle(33, -35, 1.7, ink.glow),
};

/** A fish in profile. */
export const fish: Subject = {
  width: 130,
  height: 62,
  element: 'air',
  draw: (ink) =>
    path(outline([[-62, -30], [-40, -52], [0, -58], [34, -42], [46, -34], [66, -54, 1], [60, -30], [66, -6, 1], [46, -26], [30, -14], [-6, -4], [-42, -10]]), ink.body) +
    path(outline([[-14, -56, 1], [0, -70], [22, -62], [26, -48]]), ink.accent) + stroke('M-36 -50Q-26 -30 -38 -12', ink.lit, 2) +
    stroke('M-14 -44q6 6 0 12M-2 -48q7 8 0 16M-2 -30q7 7 0 14M12 -44q7 8 0 16M26 -38q5 6 0 10', ink.lit, 1.6) + circle(-48, -34, 4, ink.lit) + circle(-48.6, -34, 1.8, '#140c10'),
};

/** A penguin, a little pigeon-toed. */
export const penguin: Subject = {
  width: 66,
  height: 106,
  element: 'ground',
  draw: (ink) =>
    ellipse(-11, -1, 11, 4.4, ink.glow) + ellipse(11, -1, 11, 4.4, ink.glow) +
    path(outline([[0, -106], [17, -98], [20, -80], [28, -56], [28, -22], [16, -2], [-16, -2], [-28, -22], [-28, -56], [-20, -80], [-17, -98]]), ink.body) +
    path(outline([[0, -76], [14, -66], [19, -40], [15, -14], [0, -6], [-15, -14], [-19, -40], [-14, -66]]), ink.lit) + path(outline([[-23, -70, 1], [-38, -48], [-42, -26], [-30, -36]]), ink.body) + path(outline([[23, -70, 1], [38, -48], [42, -26], [30, -36]]), ink.body) +
    circle(-7, -90, 4.6, '#ffffff') + circle(7, -90, 4.6, '#ffffff') + circle(-6, -90, 2.2, '#140c10') + circle(6, -90, 2.2, '#140c10') + path(polygon([[-5, -84], [5, -84], [0, -76]]), ink.glow) +
    stroke('M-18 -72Q0 -62 18 -72', ink.accent, 7) + stroke('M10 -68L14 -50', ink.accent, 6),
};

/** A stag with wide antlers. */
export const stag: Subject = {
  width: 130,
  height: 168,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-46, 0, 1], [-44, -34], [-54, -56], [-50, -76], [-20, -84], [12, -82], [22, -100], [24, -114], [32, -124], [42, -122], [58, -110], [58, -104], [46, -102], [40, -92], [34, -66], [24, -50], [22, -24], [24, 0, 1], [16, 0, 1], [12, -26], [8, -46], [-20, -46], [-32, -42], [-36, -20], [-36, 0, 1]]), ink.body) +
    path('M-28 -46L-26 0h7L-18 -46ZM10 -50L6 0h7L18 -50Z', ink.body) +
    stroke('M32 -122Q20 -138 22 -160M26 -136Q14 -142 6 -158M22 -148Q16 -154 16 -166M38 -122Q52 -136 52 -158M47 -136Q58 -142 68 -156M52 -146Q58 -154 58 -164', ink.body, 3.4) + path(outline([[26, -114, 1], [12, -118], [10, -112], [22, -106]]), ink.body) + path(outline([[-50, -74, 1], [-20, -82], [10, -80, 1], [-16, -74]]), ink.lit, { opacity: 0.5 }),
};

/** A goat or sheep, woolly and round. */
export const sheep: Subject = {
  width: 110,
  height: 86,
  element: 'ground',
  draw: (ink) =>
    path('M-26 -26h8V0h-8ZM-8 -26h8V0h-8ZM10 -26h8V0h-8ZM26 -26h8V0h-8Z', '#1b1216') +
    group({ fill: ink.lit }, ...([[-34, -44, 17], [-20, -60, 18], [2, -66, 19], [24, -58, 18], [36, -42, 17], [18, -32, 18], [-4, -30, 18], [-24, -30, 17], [0, -48, 24]] as const).map(([x, y, r]) => circle(x, y, r, ink.lit))) +
    path(outline([[36, -66], [50, -72], [62, -60], [64, -44], [56, -36], [44, -44]]), '#1b1216') + ellipse(37, -62, 9, 4.4, '#1b1216', { transform: 'rotate(24 37 -62)' }) + circle(53, -58, 2.2, '#ffffff') + circle(46, -70, 9, ink.lit),
};

/** A wolf howling. */
export const wolf: Subject = {
  width: 120,
  height: 130,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-52, 0, 1], [-52, -16], [-40, -44], [-16, -66], [-4, -80], [0, -96], [10, -106, 1], [8, -118, 1], [18, -110], [26, -116], [42, -134, 1], [48, -132, 1], [42, -112], [36, -104, 1], [40, -104, 1], [34, -96], [30, -80], [30, -56], [24, -34], [26, -8], [34, 0, 1], [14, 0, 1], [10, -28], [0, -22], [-14, -12], [-6, 0, 1]]), ink.body) + path(outline([[-50, -4, 1], [-66, -12], [-74, -30], [-64, -34], [-56, -22], [-46, -18, 1]]), ink.body) + path(outline([[30, -80], [30, -56], [24, -38, 1], [20, -56], [22, -74]]), ink.lit, { opacity: 0.55 }),
};
