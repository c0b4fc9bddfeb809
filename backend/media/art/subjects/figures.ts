import { circle, ellipse, group, outline, path, polygon, rect, stroke } from '../shapes.ts';
import type { Subject, SubjectInk } from './subject.ts';

const limb = (data: string, ink: SubjectInk, weight: number): string => stroke(data, ink.body, weight);

function coatFigure(ink: SubjectInk): string {
  return (
    circle(0, -91, 7.2, ink.body) +
    path(
      outline([
        [-3.2, -87, 1], [-4.5, -82], [-14, -78], [-17.5, -70], [-18, -50], [-15.5, -42, 1], [-14.5, -46, 1], [-15, -30], [-17, -20, 1],
        [17, -20, 1], [15, -30], [14.5, -46, 1], [15.5, -42, 1], [18, -50], [17.5, -70], [14, -78], [4.5, -82], [3.2, -87, 1],
      ]),
      ink.body,
    ) +
    path(polygon([[-10, -22], [-8.4, 0], [-2, 0], [-1, -22]]), ink.body) +
    path(polygon([[1, -22], [2.4, 0], [8.8, 0], [10, -22]]), ink.body) +
    path(outline([[8, -80, 1], [14, -77], [17, -70], [17.4, -50], [14.5, -46, 1], [15, -30], [16.6, -21, 1], [10, -21, 1], [11, -50], [10, -70]]), ink.lit, { opacity: 0.55 })
  );
}

/** A lone figure in a long coat, seen from behind. */
export const figure: Subject = { width: 38, height: 99, element: 'ground', draw: coatFigure };

/** The same with a brimmed hat. */
export const hatFigure: Subject = {
  width: 38,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    coatFigure(ink) +
    path(outline([[-14, -94, 1], [-7, -97], [-6.5, -104], [0, -105], [6.5, -104], [7, -97], [14, -94, 1], [0, -92.5]]), ink.body),
};

/** Someone walking with a suitcase. */
export const traveller: Subject = {
  width: 52,
  height: 99,
  element: 'ground',
  draw: (ink) =>
    circle(3, -91, 7, ink.body) +
    path(outline([[0, -85, 1], [-9, -80], [-13, -66], [-13, -44], [-15, -34, 1], [14, -34, 1], [12, -52], [13, -70], [8, -81], [5, -85, 1]]), ink.body) +
    path(polygon([[-12, -36], [-19, -4], [-25, 0], [-13, 0], [-1, -34]]), ink.body) +
    path(polygon([[0, -36], [7, -18], [9, 0], [18, 0], [14, -4], [13, -20], [12, -36]]), ink.body) +
    limb('M9 -74Q19 -60 20 -46', ink, 5.5) +
    limb('M-10 -74Q-17 -60 -20 -45', ink, 5.5) +
    rect(-34, -44, 25, 19, ink.accent, { rx: 2 }) +
    rect(-34, -38, 25, 2, ink.body, { opacity: 0.5 }) +
    stroke('M-25 -44q3.5 -6 7 0', ink.accent, 2),
};

/** A woman in a dress whose skirt the wind takes. */
export const dressFigure: Subject = {
  width: 46,
  height: 98,
  element: 'ground',
  draw: (ink) =>
    path(outline([[-6, -96], [1, -99], [7, -94], [7, -86], [3, -82], [9, -74], [4, -80], [-7, -82], [-10, -72], [-9, -88]]), ink.body) +
    path(
      outline([
        [-2.5, -84, 1], [-8, -79], [-8.5, -68], [-6, -58, 1], [-12, -40], [-16, -24, 1], [-4, -21], [8, -24], [20, -20], [28, -26, 1], [17, -40], [6, -58, 1], [8, -68], [7.5, -79], [2.5, -84, 1],
      ]),
      ink.accent,
    ) +
    limb('M-7 -77Q-13 -66 -12 -54', ink, 3.6) + limb('M7 -77Q14 -69 17 -58', ink, 3.6) +
    path(polygon([[-6, -24], [-4.6, 0], [-0.8, 0], [-1, -24]]), ink.body) +
    path(polygon([[3, -24], [3.6, 0], [7.6, 0], [8, -24]]), ink.body) +
    path('M-1.6 -88h3.2v6h-3.2Z', ink.body),
};

/** A child with a satchel. */
export const child: Subject = {
  width: 34,
  height: 66,
  element: 'ground',
  draw: (ink) =>
    circle(0, -57, 8.2, ink.body) +
    path(outline([[-8, -60], [-7, -66], [0, -68], [7, -66], [9, -60, 1], [13, -59], [8, -57.5, 1]]), ink.accent) +
    path(outline([[-3, -51, 1], [-10, -46], [-12, -30], [-13, -18, 1], [13, -18, 1], [11, -32], [9, -46], [3, -51, 1]]), ink.body) +
    rect(-12, -45, 11, 17, ink.accent, { rx: 3 }) +
    path('M-8 -19h6l-0.6 19h-6Z', ink.body) + path('M2 -19h6l1 19h-6.4Z', ink.body),
};

/** Two people hand in hand. */
export const couple: Subject = {
  width: 78,
  height: 100,
  element: 'ground',
  draw: (ink) =>
    `<g transform="translate(-20 0)">${coatFigure(ink)}</g><g transform="translate(21 0) scale(.93)">${dressFigure.draw(ink)}</g>` +
    limb('M-6 -70Q-1 -56 0 -49Q3 -56 9 -66', ink, 4),
};

/** A dancer on one foot, the other leg stretched behind. */
export const dancer: Subject = {
  width: 130,
  height: 122,
  element: 'ground',
  draw: (ink) =>
    group(
      {},
      limb('M2 -52Q6 -28 3 -1', ink, 6.5),
      path(polygon([[0.4, -10], [6, -10], [4.2, 1.5], [2.6, 1.5]]), ink.body),
      path(outline([[0, -56, 1], [-20, -58], [-46, -68], [-63, -80, 1], [-45, -62], [-18, -49], [4, -47, 1]]), ink.body),
      ellipse(0, -56, 35, 8.5, ink.accent, { transform: 'rotate(-11 0 -56)', opacity: 0.92 }),
      ellipse(-1, -58.5, 29, 6, ink.lit, { transform: 'rotate(-11 0 -58)', opacity: 0.6 }),
      path(outline([[-6, -58, 1], [-4, -72], [1, -84], [6, -88], [12, -84], [11, -72], [7, -58, 1]]), ink.body),
      limb('M8 -85Q9 -91 10 -95', ink, 4.4),
      path(outline([[5, -98], [8, -105], [15, -105], [17, -98], [14, -92], [8, -92]]), ink.body),
      circle(5.5, -106, 4.2, ink.body),
      limb('M9 -84Q28 -96 37 -110Q41 -116 46 -119', ink, 3.8),
      limb('M4 -84Q-14 -92 -30 -88Q-38 -87 -44 -91', ink, 3.8),
    ),
};

/** A singer at a standing microphone, one arm raised. */
export const singer: Subject = {
  width: 70,
  height: 124,
  element: 'ground',
  draw: (ink) =>
    circle(0, -91, 7.4, ink.body) +
    path(outline([[-8, -90], [-9, -98], [0, -101], [8, -97], [7, -90], [10, -84], [4, -92], [-4, -93], [-10, -80]]), ink.body) +
    path(outline([[-3, -85, 1], [-12, -80], [-10, -62], [-9, -48], [-14, 0, 1], [-6, 0, 1], [-1, -40, 1], [5, 0, 1], [13, 0, 1], [9, -48], [10, -64], [12, -80], [3, -85, 1]]), ink.body) +
    limb('M-10 -78L-22 -96L-19 -122', ink, 5) +
    limb('M10 -77L20 -66L11 -78', ink, 5) +
    stroke('M15 0L10 -84', ink.lit, 1.6) + stroke('M6 0H24', ink.lit, 2.4) + circle(9.6, -85, 3.2, ink.lit),
};

/** A cellist seated at the instrument. */
export const cellist: Subject = {
  width: 92,
  height: 96,
  element: 'ground',
  draw: (ink) =>
    circle(-8, -84, 8, ink.body) +
    path(outline([[-12, -77, 1], [-24, -70], [-28, -48], [-24, -34, 1], [4, -34, 1], [2, -50], [4, -68], [-4, -77, 1]]), ink.body) +
    path(polygon([[-24, -38], [-20, -26], [-22, 0], [-12, 0], [-8, -28], [2, -34]]), ink.body) +
    path(polygon([[-2, -38], [20, -32], [26, 0], [16, 0], [10, -22], [-8, -26]]), ink.body) +
    stroke('M-28 -36L-30 0M-26 -36H-2', ink.body, 3) +
    `<g transform="rotate(14 8 -30)">${path(outline([[8, -62], [16, -56], [14, -46], [19, -34], [17, -20], [8, -15], [-1, -20], [-3, -34], [2, -46], [0, -56]]), ink.accent)}${stroke('M8 -62V-94', ink.accent, 3.2)}${stroke('M8 -90V-22', ink.lit, 0.8)}${stroke('M8 -15V0', ink.accent, 1.2)}</g>` +
    limb('M0 -70Q14 -62 20 -76', ink, 5.5) +
    limb('M-20 -66Q-14 -46 6 -42', ink, 5.5) +
    stroke('M-24 -36L44 -48', ink.lit, 1.4),
};

/** A runner at full stretch. */
export const runner: Subject = {
  width: 110,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    circle(22, -91, 7.6, ink.body) +
    path(outline([[16, -84, 1], [4, -76], [-6, -58], [-8, -48, 1], [6, -42, 1], [14, -58], [22, -74], [22, -82, 1]]), ink.body) +
    limb('M-1 -48L24 -40L30 -14', ink, 9.5) + limb('M30 -14L38 -14', ink, 6) +
    limb('M-2 -48L-22 -28L-46 -36', ink, 9) + limb('M-46 -36L-49 -44', ink, 6) +
    limb('M16 -77L34 -64L46 -76', ink, 6.2) +
    limb('M10 -78L-12 -78L-18 -60', ink, 6.2) +
    path(outline([[12, -83, 1], [-6, -88], [-26, -82], [-40, -86, 1], [-26, -74], [-4, -78]]), ink.accent),
};

/** Someone on a bicycle. */
export const cyclist: Subject = {
  width: 104,
  height: 108,
  element: 'ground',
  draw: (ink) =>
    stroke('M-30 -20m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0M32 -20m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0', ink.body, 2.6) +
    stroke('M-30 -20L-14 -48H22L0 -20ZM32 -20L20 -56M-14 -48L-17 -55M0 -20L-14 -48', ink.accent, 2.8) +
    stroke('M-24 -56H-10M20 -56Q30 -60 28 -52', ink.body, 3.2) +
    circle(8, -99, 7, ink.body) +
    path(outline([[3, -93, 1], [-8, -86], [-18, -66], [-22, -56, 1], [-6, -54, 1], [2, -70], [10, -84], [8, -92, 1]]), ink.body) +
    limb('M6 -86L16 -70L26 -58', ink, 5) +
    limb('M-13 -58L6 -44L-2 -22', ink, 7) + limb('M-2 -14L6 -14', ink, 4.5) + limb('M-2 -22V-14', ink, 5),
};

/** Someone on a chair, seen from the side, reading or waiting. */
export const seated: Subject = {
  width: 62,
  height: 82,
  element: 'ground',
  draw: (ink) =>
    stroke('M-16 -36V0M16 -36V0M-17 -36H17M-16 -36L-20 -72', ink.accent, 3.4) +
    circle(-3, -74, 7.4, ink.body) +
    path(outline([[-7, -68, 1], [-15, -62], [-16, -40], [-14, -34, 1], [16, -36, 1], [22, -42], [6, -48], [4, -60], [0, -67, 1]]), ink.body) +
    path(polygon([[12, -44], [24, -44], [26, -38], [22, 0], [30, 0], [30, 3], [15, 3], [14, -34]]), ink.body) +
    limb('M0 -60Q8 -50 20 -52', ink, 5.5),
};

/** An astronaut, arms a little out. */
export const astronaut: Subject = {
  width: 64,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    rect(-20, -80, 40, 38, ink.lit, { rx: 6, opacity: 0.55 }) +
    path(outline([[-15, -78], [-26, -70], [-31, -48], [-27, -42], [-21, -48], [-17, -62, 1], [-16, -40], [-18, 0, 1], [-3, 0, 1], [-2, -30, 1], [2, -30, 1], [3, 0, 1], [18, 0, 1], [16, -40], [17, -62, 1], [21, -48], [27, -42], [31, -48], [26, -70], [15, -78]]), ink.body) +
    circle(0, -88, 16.5, ink.body) +
    path(outline([[-10.5, -90], [-7, -97], [7, -97], [10.5, -90], [8, -81], [-8, -81]]), ink.glow) +
    path(outline([[-7, -92], [-3, -95.5], [3, -95.4], [-3, -92], [-6, -86]]), '#ffffff', { opacity: 0.65 }) +
    rect(-8, -66, 16, 9, ink.accent, { rx: 2 }) + rect(-18, -10, 15, 10, ink.lit, { rx: 3 }) + rect(3, -10, 15, 10, ink.lit, { rx: 3 }) + stroke('M-17 -62Q0 -56 17 -62', ink.lit, 1.2),
};

/** A person rowing a small boat. */
export const rower: Subject = {
  width: 140,
  height: 46,
  element: 'water',
  draw: (ink) =>
    circle(-4, -41, 5.6, ink.body) +
    path(outline([[-8, -36, 1], [-13, -32], [-14, -12, 1], [6, -12, 1], [4, -30], [-1, -36, 1]]), ink.body) +
    limb('M0 -30L12 -24L20 -20', ink, 3.6) +
    stroke('M30 -26L-34 4', ink.lit, 1.7) + ellipse(-37, 5.4, 7, 2.2, ink.lit, { transform: 'rotate(-25 -37 5.4)' }) +
    path(outline([[-66, -20, 1], [-58, -4], [-40, 3], [40, 3], [58, -5], [66, -22, 1], [46, -14], [0, -11], [-46, -13]]), ink.body) +
    stroke('M-64 -19Q-40 -12 0 -10Q44 -13 64 -20', ink.accent, 2.2),
};

/** A cook with a tall hat, holding a dish high. */
export const cook: Subject = {
  width: 78,
  height: 124,
  element: 'ground',
  draw: (ink) =>
    circle(0, -88, 8, ink.body) +
    path(outline([[-9, -92, 1], [-12, -106], [-6, -114], [0, -112], [6, -115], [13, -107], [9, -92, 1]]), ink.lit) +
    path(outline([[-4, -81, 1], [-16, -76], [-20, -56], [-18, -22, 1], [18, -22, 1], [20, -56], [16, -76], [4, -81, 1]]), ink.lit) +
    path('M-12 -24h10v24h-10ZM2 -24h10v24H2Z', ink.body) +
    path(outline([[-6, -80, 1], [0, -72], [6, -80, 1], [3, -66], [0, -69], [-3, -66]]), ink.accent) +
    limb('M15 -74L26 -88L24 -102', { ...ink, body: ink.lit }, 7) + limb('M-15 -72L-24 -56L-14 -46', { ...ink, body: ink.lit }, 7) +
    path(outline([[4, -104, 1], [44, -104, 1], [36, -100], [12, -100]]), ink.body) +
    path('M8 -104a16 15 0 0 1 32 0Z', ink.accent) + circle(24, -120, 2.4, ink.accent),
};
