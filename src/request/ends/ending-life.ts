/** Directives of `Cache-Control` that say for how long an answer is fresh, in seconds. */
const freshFor = new Set(['max-age', 's-maxage']);
const staleFor = 'stale-while-revalidate';
const inError = 'stale-if-error';

/** What nobody may keep. */
export const notShared = 'private, no-cache';

/**
 * For how many whole seconds an answer may still be told to be true. Caches count from the second in which they get it, and
 * nginx gives it to the end of the last one; so one second is left for its way.
 *
 * @param until when it stops being true, at: now; both in milliseconds since 1970
 */
export function secondsLeft(until: number, at: number): number {
  return Math.floor(until / 1_000) - Math.floor(at / 1_000) - 2;
}

/**
 * A `Cache-Control` that ends when the answer stops being true (ADR-0083): what is fresh, and what is given while a new one is
 * made. In a failure it is given for as long as it would have been without an end (`stale-if-error`, REL5). An answer that
 * ends within two seconds is not kept.
 *
 * @param until when it stops being true, in milliseconds since 1970; undefined: never
 * @param at now, in milliseconds since 1970
 */
export function endingLife(control: string, until: number | undefined, at: number): string {
  if (until === undefined) return control;
  const directives = control.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const lives = directives.filter(([name]) => freshFor.has(name)).map(([, seconds]) => Number(seconds));
  if (lives.length === 0) return control;
  const left = secondsLeft(until, at);
  if (left < 1) return notShared;
  const longest = Math.min(left, Math.max(...lives));
  const stale = directives.find(([name]) => name === staleFor)?.[1];
  const saysError = directives.some(([name]) => name === inError);
  const added: typeof directives =
    saysError || stale === undefined || stale === '0' ? [] : [[inError, stale]];
  return [...directives, ...added]
    .map(([name, value]) => {
      if (freshFor.has(name)) return `${name}=${Math.min(left, Number(value))}`;
      if (name === staleFor) return `${name}=${Math.min(left - longest, Number(value))}`;
      return value === undefined ? name : `${name}=${value}`;
    })
    .join(', ');
}

/** For our own server alone, which sends no header of this name: when the answer stops being true, in milliseconds since 1970. */
export const untilHeader = 'x-velours-until';

/**
 * The headers about caches in the answer of Next.js, which tells a page's whole life: {@link untilHeader} goes, and what it
 * says holds for the others.
 *
 * @param headers names in lower case
 * @returns what is to change, undefined for a header that goes
 */
export function endingHeaders(
  headers: Readonly<Record<string, string>>,
  at: number,
): Readonly<Record<string, string | undefined>> {
  const named = headers[untilHeader];
  if (named === undefined) return {};
  const until = Number(named);
  const left = secondsLeft(until, at);
  const { 'cache-control': control, 'x-accel-expires': edge } = headers;
  return {
    [untilHeader]: undefined,
    ...(control === undefined ? {} : { 'cache-control': endingLife(control, until, at) }),
    ...(edge === undefined
      ? {}
      : { 'x-accel-expires': left < 1 ? undefined : String(Math.min(left, Number(edge))) }),
  };
}
