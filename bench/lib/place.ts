/** The ports of the bench's own processes; a site may run on the usual ports at the same time. */
export const benchPorts = { web: 3151, backend: 4151, files: 3152, inside: 3153, bare: 3154 } as const;

/** The load of every kind of request. */
export const loadShape = {
  rounds: 3,
  /** One connection, and many. */
  alone: 1,
  crowd: 50,
  /** How long a round of one kind should take, in milliseconds; the number of requests follows from it. */
  roundMs: 400,
  least: 60,
  most: 3_000,
} as const;

/** The number of requests in a round when one request takes this many milliseconds. */
export function amountFor(milliseconds: number): number {
  const { roundMs, least, most } = loadShape;
  return Math.round(Math.min(most, Math.max(least, roundMs / milliseconds)));
}
