import type { Site } from '#src/sites/site.ts';

/** The benefits of an account, by the key of their copy. */
export type Benefit = 'booking' | 'favourites' | 'cards' | 'films';

/**
 * The benefits that are named (R156): booking; favourites when there can be several; cards when the site has
 * subscriptions; films.
 *
 * @param favouriteLimit maximum number of favourite cinemas of a member
 */
export function benefitsOf(favouriteLimit: number, { features }: Pick<Site, 'features'>): Benefit[] {
  return [
    'booking',
    ...(favouriteLimit > 1 ? ['favourites' as const] : []),
    ...(features.subscriptions === null ? [] : ['cards' as const]),
    'films',
  ];
}
