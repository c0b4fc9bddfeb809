import type { AccountAddresses, Member } from './member.ts';

/** What came of asking who the visitor is. */
export interface LoadedAccount {
  /** Null: nobody is signed in (R197). */
  readonly member: Member | null;
  readonly addresses: AccountAddresses;
}

/** A call for the member that failed. */
export class ClientCallError extends Error {
  override name = 'ClientCallError';
  /** HTTP status; null where nothing came back, or nothing that can be read. */
  readonly status: number | null;
  /** The limit of favourite cinemas, where it was reached (R268). */
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
 * How the site speaks with where its members are: one port, an adapter for the client host and one for an identity
 * provider (D21). Methods reject with {@link ClientCallError} unless they say otherwise.
 */
export interface AccountPort {
  /** Asks who is signed in, and shows nothing (R196). Failing to make a session is nobody (R267). */
  load(): Promise<LoadedAccount>;
  /** Begins signing in, or making an account; it may leave the page. */
  signIn(intent: 'signIn' | 'signUp'): Promise<void>;
  /** Signs out; resolves when it is done, or leaves the page (R207). */
  signOut(): Promise<void>;
  /** Adds a favourite cinema. @returns slugs, the latest first; rejects with `limit` at the limit (R219) */
  addCinema(slug: string): Promise<readonly string[]>;
  removeCinema(slug: string): Promise<readonly string[]>;
  /** @param slugs at most 500 */
  feelings(slugs: readonly string[]): Promise<FeelingsByShow>;
  setWish(slug: string, wished: boolean): Promise<void>;
  /** @param emotion null takes it back */
  setEmotion(slug: string, emotion: 1 | 2 | 3 | null): Promise<void>;
}
