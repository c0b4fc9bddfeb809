import { ClientCallError, type FeelingsByShow } from '../account/port.ts';
import { accountStore, presentMember } from '../account/store.ts';
import { createLane } from '../account/wants.ts';
import { UnknownCinemaError } from '../favourites/list.ts';
import { favouritesNow, toggleFavourite } from '../favourites/store.ts';
import { joinRating, joinWish, mostAsked } from '../feelings/store.ts';
import { deviceStore, dropFromDevice, noteOffered } from './store.ts';

/** What an account took from the device. */
export interface Joined {
  readonly cinemas: number;
  readonly wishes: number;
  readonly ratings: number;
  /** Number of cinemas that stay on the device because the account has no room for them. */
  readonly left: number;
  /** Whether a call failed: what was not joined yet stays on the device, and the next page tries again. */
  readonly failed: boolean;
}

/** Statuses for something that the host's catalogue does not have. */
const unknownStatuses: ReadonlySet<number | null> = new Set([404, 422]);
const isUnknown = (error: unknown) =>
  error instanceof UnknownCinemaError ||
  (error instanceof ClientCallError && unknownStatuses.has(error.status));

/** A call failed, or another member has signed in meanwhile: nothing more is joined now. */
class StoppedError extends Error {
  override name = 'StoppedError';
}

/** One joining: it counts what is joined, so that the count is right also where it stops. */
class Joining {
  readonly count = { cinemas: 0, wishes: 0, ratings: 0 };
  left = 0;
  readonly #owner = presentMember()?.id;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  #goOn(): void {
    if (this.#owner === undefined || presentMember()?.id !== this.#owner) throw new StoppedError();
  }

  async cinemas(): Promise<void> {
    const favourites = new Set(favouritesNow(this.#limit));
    const { cinemas } = deviceStore.getState().kept;
    for (const slug of cinemas.filter((one) => favourites.has(one))) dropFromDevice('cinemas', slug);
    const missing = cinemas.filter((slug) => !favourites.has(slug));
    const room = Math.max(0, this.#limit - favourites.size);
    this.left = Math.max(0, missing.length - room);
    // The account has the last one first, as the device does.
    for (const slug of missing.slice(0, room).toReversed()) await this.#cinema(slug);
  }

  async #cinema(slug: string): Promise<void> {
    this.#goOn();
    // Another tab may have joined it meanwhile, and a toggle would remove it.
    if (!favouritesNow(this.#limit).includes(slug)) {
      const outcome = await toggleFavourite(slug, this.#limit).catch((error: unknown) => {
        if (isUnknown(error)) return { kind: 'unknown' as const };
        throw new StoppedError();
      });
      this.#goOn();
      if (outcome.kind === 'limit') this.left += 1;
      if (outcome.kind === 'failed' || outcome.kind === 'signIn') throw new StoppedError();
      if (outcome.kind !== 'settled') return;
      this.count.cinemas += 1;
    }
    dropFromDevice('cinemas', slug);
  }

  async feelings(): Promise<void> {
    const { wishes, ratings } = deviceStore.getState().kept;
    const account = await accountFeelings([...new Set([...wishes, ...ratings.keys()])]);
    for (const slug of wishes.toReversed())
      await this.#feeling('wishes', slug, account.get(slug)?.wished ? null : async () => joinWish(slug));
    // A rating that the account has already counts.
    for (const [slug, rating] of ratings)
      await this.#feeling(
        'ratings',
        slug,
        account.get(slug)?.emotion ? null : async () => joinRating(slug, rating),
      );
  }

  /** @param put puts it into the account; null when it is there already */
  async #feeling(kind: 'wishes' | 'ratings', slug: string, put: (() => Promise<unknown>) | null) {
    this.#goOn();
    const error = put === null ? null : await put();
    this.#goOn();
    if (error !== null && !isUnknown(error)) throw new StoppedError();
    if (error !== null) return;
    if (put !== null) this.count[kind] += 1;
    dropFromDevice(kind, slug);
  }
}

/** The member's feelings about the shows that the device keeps. */
async function accountFeelings(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, FeelingsByShow[string]>> {
  const found = new Map<string, FeelingsByShow[string]>();
  for (let from = 0; from < slugs.length; from += mostAsked) {
    const part = slugs.slice(from, from + mostAsked);
    const answer = await accountStore
      .getState()
      .port?.feelings(part)
      .catch(() => null);
    if (!answer) throw new StoppedError();
    for (const [slug, feeling] of Object.entries(answer)) found.set(slug, feeling);
  }
  return found;
}

async function joinNow(limit: number): Promise<Joined | null> {
  if (presentMember() === null) return null;
  const joining = new Joining(limit);
  const { count } = joining;
  try {
    await joining.cinemas();
    await joining.feelings();
    noteOffered();
    return { ...count, left: joining.left, failed: false };
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    return { ...count, left: joining.left, failed: true };
  }
}

const inTurn = createLane();

/**
 * Joins what this device keeps into the account of the member, without doubles and within the limit of favourites
 * (R219, D23). What the account has no room for, does not know or could not be asked about stays on the device, and so
 * does the list of seen shows, which accounts do not have.
 *
 * @returns null when nobody is signed in
 */
export async function joinIntoAccount(limit: number): Promise<Joined | null> {
  return inTurn(async () => joinNow(limit));
}
