import type { ClientCaller } from '../client-caller.ts';
import { memberOfAccount } from '../member-of-account.ts';
import type { AccountAddresses, Member } from '../member.ts';
import { feelingsOfWire } from '../feelings.ts';
import { ClientCallError, type AccountPort } from '../port.ts';

/** What the adapter for the client host needs from the page. */
export interface ClientHostParts {
  readonly call: ClientCaller;
  /**
   * Shows a page of the client host: in a frame over the site, or by leaving the site where signing in does not work in
   * a frame.
   */
  readonly show: (page: 'signIn' | 'register', addresses: AccountAddresses) => Promise<void>;
}

/** The adapter for the client host: sign-in in its frame, proof by its cookies (D21, R211). */
export function clientHostPort({ call, show }: ClientHostParts): AccountPort {
  let addresses: AccountAddresses | null = null;
  let id: string | null = null;

  const endpoints = async (): Promise<AccountAddresses> => (addresses ??= await call('webview'));
  const own = (name: string): { readonly id: string } => {
    if (id === null) throw new ClientCallError(name, 401);
    return { id };
  };

  const dataOf = async (icu: string) => call('clientData', { params: { id: icu } });
  /** The member of the session; null when nobody is signed in. */
  const memberOf = async (): Promise<Member | null> => {
    try {
      // Reads the data of the last known member at the same time: usually it is still the same member.
      const [account, guess] = await Promise.all([
        call('account'),
        id === null ? null : dataOf(id).catch(() => null),
      ]);
      id = account.icu;
      const { favoriteCinemas } = guess?.icu === id ? guess : await dataOf(id);
      return memberOfAccount(account, favoriteCinemas);
    } catch (error) {
      if (!(error instanceof ClientCallError) || error.status !== 401) throw error;
      id = null;
      return null;
    }
  };

  return {
    async load() {
      const [places, member] = await Promise.all([endpoints(), memberOf()]);
      return { member, addresses: places };
    },
    async signIn(intent) {
      await show(intent === 'signIn' ? 'signIn' : 'register', await endpoints());
    },
    async signOut() {
      await call('logout');
      id = null;
    },
    async addCinema(slug) {
      const params = { ...own('clientCinemaAdd'), slug };
      return (await call('clientCinemaAdd', { params })).favoriteCinemas;
    },
    async removeCinema(slug) {
      const params = { ...own('clientCinemaRemove'), slug };
      return (await call('clientCinemaRemove', { params })).favoriteCinemas;
    },
    async feelings(slugs) {
      return feelingsOfWire(await call('feelings', { params: own('feelings'), body: { showSlugs: slugs } }));
    },
    async allFeelings() {
      return feelingsOfWire(await call('feelings', { params: own('feelings'), body: {} }));
    },
    async setWish(slug, wished) {
      const params = { ...own('intention'), slug };
      await call('intention', { params, body: { intention: wished ? 2 : 0, isDelete: !wished } });
    },
    async setEmotion(slug, emotion) {
      const params = { ...own('emotion'), slug };
      await call('emotion', { params, body: { emotion: emotion ?? 0, isDelete: emotion === null } });
    },
  };
}
