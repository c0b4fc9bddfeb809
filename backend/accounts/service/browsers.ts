import { readFamily } from '../../http/browser-family.ts';
import type { BrowserFamily } from '../../http/browser-family.ts';
import type { AccountContext, ProviderSession } from '../context.ts';
import type { Account } from '../store/accounts.ts';
import { endSessionByHash, listSessions } from '../store/sessions.ts';
import type { KeptSession } from '../store/sessions.ts';
import { hashToken } from '../../http/token.ts';

/** A browser in which a member is signed in: here, at the identity provider, or at both. */
export interface SignedInBrowser {
  /** Names it in a form; it opens nothing, and means nothing to anybody but its member. */
  readonly handle: string;
  readonly family: BrowserFamily;
  readonly beganAt: Date;
  /** To the day. */
  readonly usedAt: Date;
  /** Whether the request comes from it. */
  readonly isThis: boolean;
}

interface Found extends SignedInBrowser {
  readonly here: readonly KeptSession[];
  readonly there: ProviderSession | null;
}

async function find(context: AccountContext, accountId: string, token: string | undefined): Promise<Found[]> {
  const [kept, there] = [
    await listSessions(context.db, accountId, context.now()),
    await context.signedInThere.list(accountId),
  ];
  const current = token === undefined ? null : hashToken(token);
  const alone = kept.filter(({ identityUid }) => !there.some(({ uid }) => uid === identityUid));
  const groups = [
    ...there.map((session) => ({
      key: session.uid,
      there: session,
      here: kept.filter(({ identityUid }) => identityUid === session.uid),
    })),
    ...alone.map((session) => ({ key: session.tokenHash, there: null, here: [session] })),
  ];
  return groups
    .map(({ key, ...group }): Found => {
      const all = [...group.here, ...(group.there === null ? [] : [group.there])];
      return {
        ...group,
        // Not the hash of the token itself, which is a key of the table.
        handle: hashToken(`browser ${key}`).slice(0, 32),
        family: readFamily(all.find(({ browser }) => browser !== null)?.browser ?? null),
        beganAt: new Date(Math.min(...all.map(({ beganAt }) => beganAt.getTime()))),
        usedAt: new Date(Math.max(...all.map(({ usedAt }) => usedAt.getTime()))),
        isThis: group.here.some(({ tokenHash }) => tokenHash === current),
      };
    })
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.usedAt.getTime() - a.usedAt.getTime());
}

/**
 * The browsers in which a member is signed in, this one first, then the ones used last (ASVS 7.5.2).
 * @param token of the session of this browser
 */
export async function signedInBrowsers(
  context: AccountContext,
  accountId: string,
  token: string | undefined,
): Promise<readonly SignedInBrowser[]> {
  return find(context, accountId, token);
}

/**
 * Signs a member out of another browser, or of all others. It is looked for among the member's own alone: a handle of
 * somebody else's is none. This browser stays.
 * @returns how many were signed out
 */
export async function endBrowsers(
  context: AccountContext,
  account: Account,
  token: string | undefined,
  which: string,
): Promise<number> {
  const found = await find(context, account.id, token);
  const ended = found.filter((one) => !one.isThis && (which === 'others' || one.handle === which));
  for (const { here, there } of ended) {
    for (const { tokenHash } of here) await endSessionByHash(context.db, account.id, tokenHash);
    if (there !== null) await context.signedInThere.end(account.id, there.uid);
    context.events.record('browser-ended', { email: account.email });
  }
  return ended.length;
}
