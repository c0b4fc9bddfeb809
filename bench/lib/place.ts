/** Where the bench's own processes listen, beside a site that runs on the usual ports. */
export const benchPorts = { web: 3151, backend: 4151 } as const;

/** What the load of every kind of request looks like. */
export const loadShape = {
  rounds: 3,
  /** One visitor after the other, and a crowd. */
  alone: 1,
  crowd: 50,
  /** How long a round of one kind should take, in milliseconds; how often is asked follows from it. */
  roundMs: 400,
  least: 60,
  most: 3_000,
} as const;

/** How often something that takes so many milliseconds is asked for in a round. */
export function amountFor(milliseconds: number): number {
  const { roundMs, least, most } = loadShape;
  return Math.round(Math.min(most, Math.max(least, roundMs / milliseconds)));
}
