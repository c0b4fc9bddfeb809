/** Rounds half away from zero as a till does: 1.005 is 1.01, which its binary form alone would not give. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor;
}
