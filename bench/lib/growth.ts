/**
 * Growth in percent of the first value for each hour, by the line of the least squares, with its standard error.
 *
 * @param values of at least three moments, `at` in minutes
 */
export function growthOf(values: readonly { readonly at: number; readonly value: number }[]): {
  readonly percent: number;
  readonly error: number;
} {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [at, value] = [mean(values.map((one) => one.at)), mean(values.map((one) => one.value))];
  const spread = values.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  if (spread === 0) return { percent: 0, error: 0 };
  const slope = values.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
  const left = values.reduce((sum, one) => sum + (one.value - value - slope * (one.at - at)) ** 2, 0);
  const error = Math.sqrt(left / Math.max(1, values.length - 2) / spread);
  const hourly = (60 * 100) / (values[0]?.value ?? 1);
  return { percent: slope * hourly, error: error * hourly };
}
