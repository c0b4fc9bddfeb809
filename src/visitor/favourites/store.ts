import { createStore } from 'zustand/vanilla';
import { ClientCallError } from '../account/port.ts';
import { requireMember } from '../account/require-member.ts';
import { accountStore, presentMember } from '../account/store.ts';
import { createLane, createWants } from '../account/wants.ts';
import { shownFavourites, UnknownCinemaError } from './list.ts';

interface FavouriteState {
  /** Changes that the server has not confirmed yet: true to add a cinema, false to remove it. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** Cinemas whose last change failed. */
  readonly failed: ReadonlySet<string>;
}

/** Changes of favourite cinemas that are not confirmed yet. The favourites themselves belong to the member. */
export const favouriteStore = createStore<FavouriteState>(() => ({ wanted: new Map(), failed: new Set() }));

/** The outcome of a change. `limit`: refused, because the member has that many favourites already (R219, D23). */
export type FavouriteOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'failed' };

/** Statuses for a cinema that the host's catalogue does not have: in the path (404) and in a list (422). */
const unknownStatuses: ReadonlySet<number | null> = new Set([404, 422]);

const confirmedFavourites = (): readonly string[] => presentMember()?.favoriteCinemas ?? [];

/** The member's favourites to show, with changes that are not confirmed yet. */
export function favouritesNow(limit: number): readonly string[] {
  return shownFavourites(confirmedFavourites(), favouriteStore.getState().wanted, limit);
}

function confirm(id: string, favoriteCinemas: readonly string[]): void {
  const member = presentMember();
  if (member?.id === id) accountStore.setState({ member: { ...member, favoriteCinemas } });
}

// Every answer is the whole list: only when calls follow each other is the last answer the right one.
const inTurn = createLane();

const wants = createWants<boolean>({
  confirmed: (slug) => confirmedFavourites().includes(slug),
  async send(cinema, add) {
    const { member, port } = accountStore.getState();
    await inTurn(async () => {
      // A change must not go to the account of another member who has signed in meanwhile.
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

/** Reads the list again after it was changed elsewhere: the server's list counts. */
async function askAgain(): Promise<void> {
  const { member, port } = accountStore.getState();
  if (member === null || port === null) return;
  const loaded = await port.load().catch(() => null);
  if (loaded?.member?.id === member.id) confirm(member.id, loaded.member.favoriteCinemas);
}

/**
 * Adds a cinema to the favourites or removes it (R218): shown at once, and undone when it fails. When nobody is signed
 * in, the required sign-in opens (R222). Rejects with {@link UnknownCinemaError} when the host does not know the cinema
 * (R220).
 *
 * @param cinema slug or `vistaRef`
 * @param limit maximum number of favourites on this site (R219)
 */
export async function toggleFavourite(cinema: string, limit: number): Promise<FavouriteOutcome> {
  if (requireMember('favourite', { slug: cinema }) === null) return { kind: 'signIn' };
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
  // The changes of another member are void.
  owner = member?.id;
  wants.forget();
  favouriteStore.setState({ failed: new Set() });
});
