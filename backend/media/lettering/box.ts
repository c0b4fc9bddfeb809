/** A rectangle in drawing units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A number as SVG text, to a tenth; never in exponent form. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
