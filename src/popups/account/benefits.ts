import type { Site } from '#src/sites/site.ts';

/** What an account is good for, by the key of its words. */
export type Benefit = 'booking' | 'favourites' | 'cards' | 'films';

/**
 * The benefits that are named (R156): booking; favourites where there can be several; cards where the site has subscriptions;
 * films.
 *
 * @param favouriteLimit how many favourite cinemas a member can have
 */
export function benefitsOf(favouriteLimit: number, { features }: Pick<Site, 'features'>): Benefit[] {
  return [
    'booking',
    ...(favouriteLimit > 1 ? ['favourites' as const] : []),
    ...(features.subscriptions === null ? [] : ['cards' as const]),
    'films',
  ];
}
