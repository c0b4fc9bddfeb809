import { stripVTControlCharacters } from 'node:util';
import { log } from '#src/api/log.ts';

/** The error among what was told, and the words beside it, on one line. */
function factsOf(told: readonly unknown[]): { readonly err?: unknown; readonly words: string } {
  const err = told.find((one) => one instanceof Error);
  const words = told
    .filter((one) => typeof one === 'string')
    .join(' ')
    .slice(0, 2_000);
  return {
    ...(err === undefined ? {} : { err }),
    words: stripVTControlCharacters(words).replaceAll(/\s+/g, ' ').trim(),
  };
}

/**
 * What Next.js tells the console becomes lines of our log: as JSON, of its level, and of equal errors so many a
 * minute. A page that fails would otherwise write its whole stack for every request.
 */
export function takeConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  target.error = (...told: unknown[]) => log.error(factsOf(told), 'Next.js tells of an error');
  target.warn = (...told: unknown[]) => log.warn(factsOf(told), 'Next.js warns');
}
