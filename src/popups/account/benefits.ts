/** The benefits of an account, by the key of their copy. */
export type Benefit = 'booking' | 'favourites' | 'cards' | 'films';

/**
 * The benefits that are named (R156): booking; favourites when there can be several; cards when the visitor is known to
 * have had a subscription (D46); films.
 *
 * @param favouriteLimit maximum number of favourite cinemas of a member
 * @param subscriber whether this device knows that its last member had a subscription
 */
export function benefitsOf(favouriteLimit: number, subscriber: boolean): Benefit[] {
  return [
    'booking',
    ...(favouriteLimit > 1 ? ['favourites' as const] : []),
    ...(subscriber ? ['cards' as const] : []),
    'films',
  ];
}
