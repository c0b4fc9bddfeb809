import { vi } from 'vitest';
import type { Member } from './member.ts';
import { ClientCallError, type AccountPort } from './port.ts';
import { accountStore } from './store.ts';

/** A registered and confirmed member, with some favourites. */
export function someMember(favoriteCinemas: readonly string[] = [], id = 'odile'): Member {
  return {
    id,
    name: 'Odile Marchetti',
    email: `${id}@example.org`,
    avatar: null,
    avatarFallback: 'MO',
    registered: true,
    emailVerify: true,
    firstLogin: false,
    favoriteCinemas,
    sendNewsletter: false,
    mailCommunication: null,
    subscriptions: { newsletter: false, cinepass: false },
    subscription: null,
    cinepassType: null,
    loyaltyLevel: null,
  };
}

/** The account of one member on a host, with its limit: two browsers of the member share it. */
export class HostStandIn {
  favourites: readonly string[];
  readonly limit: number;
  /** The largest number of favourites so far. */
  most = 0;

  constructor(favourites: readonly string[] = [], limit = 5) {
    this.favourites = favourites;
    this.limit = limit;
  }

  add(slug: string): readonly string[] {
    if (!this.favourites.includes(slug)) {
      if (this.favourites.length >= this.limit) throw new ClientCallError('add', 409, this.limit);
      this.favourites = [slug, ...this.favourites];
    }
    this.most = Math.max(this.most, this.favourites.length);
    return this.favourites;
  }

  remove(slug: string): readonly string[] {
    this.favourites = this.favourites.filter((other) => other !== slug);
    return this.favourites;
  }
}

/** A port to a stand-in; each method can be mocked. */
export function fakePort(host = new HostStandIn()) {
  const addresses = { signIn: '', register: '', emailValidation: '', profile: '', bookings: '' };
  return {
    load: vi.fn<AccountPort['load']>(async () => ({ member: someMember(host.favourites), addresses })),
    signIn: vi.fn<AccountPort['signIn']>(async () => undefined),
    signOut: vi.fn<AccountPort['signOut']>(async () => undefined),
    addCinema: vi.fn<AccountPort['addCinema']>(async (slug) => host.add(slug)),
    removeCinema: vi.fn<AccountPort['removeCinema']>(async (slug) => host.remove(slug)),
    feelings: vi.fn<AccountPort['feelings']>(async () => ({})),
    allFeelings: vi.fn<AccountPort['allFeelings']>(async () => ({})),
    setWish: vi.fn<AccountPort['setWish']>(async () => undefined),
    setEmotion: vi.fn<AccountPort['setEmotion']>(async () => undefined),
  } satisfies AccountPort;
}

/** Signs a member in. */
export function signIn(port: AccountPort, member: Member): void {
  accountStore.setState({ status: 'signedIn', member, port });
}

/** Signs the member out. */
export function signOut(): void {
  accountStore.setState({ status: 'anonymous', member: null });
}
