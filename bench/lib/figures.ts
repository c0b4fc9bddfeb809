/** One figure: its name, its unit, the value of each round, and its bound. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** One value for each round. */
  readonly values: readonly number[];
  /** Digits after the point. */
  readonly digits?: number;
  /** The median must not be greater. */
  readonly bound?: number;
}

/** A table of the report. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The results of one part of the bench. */
export interface Findings {
  readonly tables: readonly Table[];
  /** The meaning of the figures, one sentence each. */
  readonly notes: readonly string[];
  /** The broken bounds, in words. */
  readonly broken: readonly string[];
}

/** The quantile of values at a share (0 to 1); 0 when there are none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** What each round's value is to the other value of the same round: what slows a machine down slows both. */
export const shares = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, round) => value / (others[round] ?? Number.NaN));

/**
 * The median of the rounds with the least and the greatest value: `0.21 (0.20–0.24)`; only the median when these are
 * equal.
 */
export function spread(values: readonly number[], digits = 0): string {
  const text = (value: number) => value.toFixed(digits);
  const [least, most] = [text(Math.min(...values)), text(Math.max(...values))];
  return least === most ? text(median(values)) : `${text(median(values))} (${least}–${most})`;
}

/** Figures as a table with their bounds. */
export function figureTable(figures: readonly Figure[]): Table {
  return {
    columns: ['figure', 'unit', 'median (least–most)', 'rounds', 'bound'],
    rows: figures.map(({ name, unit, values, digits, bound }) => [
      name,
      unit,
      spread(values, digits),
      String(values.length),
      bound === undefined ? '' : String(bound),
    ]),
  };
}

/** The figures whose median is above their bound, in words. */
export function brokenBounds(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, unit, values, digits = 0, bound }) =>
    bound !== undefined && median(values) > bound
      ? [`${name}: ${median(values).toFixed(digits)} ${unit}, at most ${bound}`]
      : [],
  );
}
