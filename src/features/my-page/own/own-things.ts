import { nothingKept, type Kept, type KeptRating } from '#src/visitor/device/nothing-kept.ts';

/** What belongs to a visitor: in their account, on this device, or in part on both. */
export interface OwnThings {
  /** Slugs, the latest first; those of the account before those of the device. */
  readonly cinemas: readonly string[];
  readonly wishes: readonly string[];
  readonly ratings: ReadonlyMap<string, KeptRating>;
  /** Shows that were seen, rated or not; the rated ones first. */
  readonly seen: readonly string[];
  /** Cinemas that only this device keeps, for a member. */
  readonly here: ReadonlySet<string>;
}

/** What a member's account has. */
export type AccountThings = Pick<OwnThings, 'cinemas' | 'wishes' | 'ratings'>;

const once = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

/**
 * Puts together what belongs to the visitor, without doubles. A rating of the account counts before one of the device.
 *
 * @param account null when nobody is signed in
 */
export function ownThings(account: AccountThings | null, kept: Kept): OwnThings {
  const { cinemas, wishes, ratings: rated } = account ?? nothingKept;
  const ratings = new Map([...rated, ...[...kept.ratings].filter(([slug]) => !rated.has(slug))]);
  return {
    cinemas: once(cinemas, kept.cinemas),
    wishes: once(wishes, kept.wishes),
    ratings,
    seen: once([...ratings.keys()], kept.seen),
    here: new Set(account === null ? [] : kept.cinemas.filter((slug) => !cinemas.includes(slug))),
  };
}
