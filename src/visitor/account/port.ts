import type { AccountAddresses, Member } from './member.ts';

/** The answer to the question who is signed in. */
export interface LoadedAccount {
  /** Null when nobody is signed in (R197). */
  readonly member: Member | null;
  readonly addresses: AccountAddresses;
}

/** A failed call for the member. */
export class ClientCallError extends Error {
  override name = 'ClientCallError';
  /** HTTP status; null when there was no answer, or none that could be read. */
  readonly status: number | null;
  /** The maximum number of favourite cinemas, when it was reached (R268). */
  readonly limit: number | null;

  constructor(call: string, status: number | null, limit: number | null = null) {
    super(`${call}: ${status === null ? 'no answer that can be read' : `status ${status}`}`);
    this.status = status;
    this.limit = limit;
  }
}

/** Feelings of the member by show slug (R114). */
export type FeelingsByShow = Readonly<
  Record<string, { readonly emotion: 1 | 2 | 3 | null; readonly wished: boolean }>
>;

/**
 * The site's connection to its account system: one port, with an adapter for the client host and one for an identity
 * provider (D21). Methods reject with {@link ClientCallError} unless they say otherwise.
 */
export interface AccountPort {
  /** Asks who is signed in, and opens no page for it (R196). A failure to make a session counts as nobody (R267). */
  load(): Promise<LoadedAccount>;
  /** Begins to sign in or to register; it may leave the page. */
  signIn(intent: 'signIn' | 'signUp'): Promise<void>;
  /** Signs out. Resolves when it is done, or leaves the page (R207). */
  signOut(): Promise<void>;
  /**
   * Adds a favourite cinema.
   *
   * @returns slugs, the latest first; rejects with `limit` at the limit (R219)
   */
  addCinema(slug: string): Promise<readonly string[]>;
  removeCinema(slug: string): Promise<readonly string[]>;
  /** @param slugs at most 500 */
  feelings(slugs: readonly string[]): Promise<FeelingsByShow>;
  /** Every show that the member has rated or wished for. */
  allFeelings(): Promise<FeelingsByShow>;
  setWish(slug: string, wished: boolean): Promise<void>;
  /** @param emotion null removes the rating */
  setEmotion(slug: string, emotion: 1 | 2 | 3 | null): Promise<void>;
}
