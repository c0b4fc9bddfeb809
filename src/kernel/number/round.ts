/** Rounds half away from zero, as in commerce: 1.005 becomes 1.01, although its binary value is a little smaller. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor;
}
