import type { ImgHTMLAttributes } from 'react';

/**
 * How a picture of the first screen is fetched, in the words of `fetchpriority`: `high` before all others, which one
 * picture of a head and one of a list is at most, `auto` with the page but behind its styles. All others wait until they
 * are near the screen.
 */
export type PicturePriority = 'auto' | 'high';

/** The priority of a picture of a list whose first ones are in the first screen; the first of them is the main one. */
export function priorityOf(index: number, first: number): PicturePriority | undefined {
  if (index >= first) return undefined;
  return index === 0 ? 'high' : 'auto';
}

/** The attributes of a picture's `img`. */
export function priorityAttributes(
  priority: PicturePriority | undefined,
): Pick<ImgHTMLAttributes<HTMLImageElement>, 'fetchPriority' | 'loading'> {
  return {
    loading: priority === undefined ? 'lazy' : 'eager',
    ...(priority === 'high' ? { fetchPriority: priority } : {}),
  };
}
