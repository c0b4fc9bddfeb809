import { createStore } from 'zustand/vanilla';
import { ClientCallError } from '../account/port.ts';
import { requireMember } from '../account/require-member.ts';
import { accountStore, presentMember } from '../account/store.ts';
import { createLane, createWants } from '../account/wants.ts';
import { shownFavourites, UnknownCinemaError } from './list.ts';

interface FavouriteState {
  /** What the member wants and the server has not confirmed: true to add. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** Cinemas whose last change failed. */
  readonly failed: ReadonlySet<string>;
}

/** Changes of favourite cinemas that are on their way. The favourites themselves are the member's. */
export const favouriteStore = createStore<FavouriteState>(() => ({ wanted: new Map(), failed: new Set() }));

/** What came of a change. `limit`: refused, since the member has as many as that (R219, D23). */
export type FavouriteOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'failed' };

/** What a host answers where no cinema of its catalogue has that name: of one in the path, and of one in a list. */
const unknownStatuses: ReadonlySet<number | null> = new Set([404, 422]);

const confirmedFavourites = (): readonly string[] => presentMember()?.favoriteCinemas ?? [];

/** The member's favourites as they are shown, what is on its way included. */
export function favouritesNow(limit: number): readonly string[] {
  return shownFavourites(confirmedFavourites(), favouriteStore.getState().wanted, limit);
}

function confirm(id: string, favoriteCinemas: readonly string[]): void {
  const member = presentMember();
  if (member?.id === id) accountStore.setState({ member: { ...member, favoriteCinemas } });
}

// Every answer is the whole list: only when they come one after the other is the last one right.
const inTurn = createLane();

const wants = createWants<boolean>({
  confirmed: (slug) => confirmedFavourites().includes(slug),
  async send(cinema, add) {
    const { member, port } = accountStore.getState();
    await inTurn(async () => {
      // Nobody's wish goes to the account of who signed in meanwhile.
      if (member === null || port === null || presentMember()?.id !== member.id)
        throw new Error('expected the member who wanted it to be signed in');
      confirm(member.id, await (add ? port.addCinema(cinema) : port.removeCinema(cinema)));
    });
  },
  show: (wanted) => favouriteStore.setState({ wanted }),
});

function noteFailure(slug: string, failed: boolean): void {
  favouriteStore.setState((state) => {
    const all = new Set(state.failed);
    if (failed) all.add(slug);
    else all.delete(slug);
    return { failed: all };
  });
}

/** Somebody has changed the list elsewhere: what the server has counts. */
async function askAgain(): Promise<void> {
  const { member, port } = accountStore.getState();
  if (member === null || port === null) return;
  const loaded = await port.load().catch(() => null);
  if (loaded?.member?.id === member.id) confirm(member.id, loaded.member.favoriteCinemas);
}

/**
 * Adds a cinema to the favourites, or takes it out (R218): shown at once and undone where it fails. Nobody signed in: the
 * required sign-in opens (R222). Rejects with {@link UnknownCinemaError} where the host knows no such cinema (R220).
 *
 * @param cinema slug or `vistaRef`
 * @param limit of this site (R219)
 */
export async function toggleFavourite(cinema: string, limit: number): Promise<FavouriteOutcome> {
  if (requireMember('favourite') === null) return { kind: 'signIn' };
  noteFailure(cinema, false);
  const shown = favouritesNow(limit);
  const present = shown.includes(cinema);
  if (!present && shown.length >= limit) return { kind: 'limit', limit };
  const error = await wants.want(cinema, !present);
  if (error === null) return { kind: 'settled' };
  noteFailure(cinema, true);
  if (!(error instanceof ClientCallError)) return { kind: 'failed' };
  if (!present && unknownStatuses.has(error.status)) throw new UnknownCinemaError(cinema);
  if (error.limit === null) return { kind: 'failed' };
  await askAgain();
  return { kind: 'limit', limit: error.limit };
}

let owner = presentMember()?.id;
accountStore.subscribe(({ member }) => {
  if (member?.id === owner) return;
  // Another one's wants are no longer anybody's.
  owner = member?.id;
  wants.forget();
  favouriteStore.setState({ failed: new Set() });
});
