import type { IconName } from '#src/styles/icon-paths.ts';

/**
 * Draws an icon at the end of an element, for the eyes only and without an element of its own: the sign of what unfolds.
 * A page has very many of them.
 */
export function signAtEnd(name: IconName): { readonly 'data-sign': IconName } {
  return { 'data-sign': name };
}
