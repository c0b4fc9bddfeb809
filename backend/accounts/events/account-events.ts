import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../../http/counted-address.ts';
import { emailKey } from '../store/accounts.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { requestInHand } from '../../http/request-in-hand.ts';

/** Everything that can happen to an account, and the level of its line: what was refused is a warning. */
export const accountEvents = {
  'account-made': 'info',
  'mail-confirmed': 'info',
  'sign-in': 'info',
  /** A session here for somebody who is signed in at the identity provider. */
  recognised: 'info',
  'sign-out': 'info',
  'sign-out-by-operator': 'info',
  /** A member signed out another of their browsers. */
  'browser-ended': 'info',
  'password-changed': 'info',
  'reset-asked': 'info',
  'reset-used': 'info',
  'account-removed': 'info',
  'sign-in-refused': 'warn',
  /** A member who is signed in had to enter the password again. */
  'password-refused': 'warn',
  /** The link of a mail that was used, has run out or never was. */
  'link-refused': 'warn',
  'token-refused': 'warn',
  /** A request that did not come from a page of ours. */
  'forgery-refused': 'warn',
  /** A limit is reached: from this try on it refuses. */
  'lock-out': 'warn',
  /** … and has refused one more. */
  'limit-refused': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

/** One of the closed list above. */
export type AccountEvent = keyof typeof accountEvents;

/** What a line says beside the event; nothing of it is a visitor's word. */
export interface AboutEvent {
  /** Whose account, or what was typed for it. Only its pseudonym is written. */
  readonly email?: string | undefined;
  /** The name of the limit that refused. */
  readonly limit?: string;
  /** What was wrong with a request that is not from a page of ours. */
  readonly reason?: 'origin' | 'token';
}

/**
 * The record of what happens to accounts: a line of the log each, and counts for the metrics. Of the account and of the
 * network a line has pseudonyms, of the visitor nothing else (ADR-0067).
 */
export class AccountEvents {
  readonly #counts = new Map<AccountEvent, number>();
  readonly #pseudonyms: Pseudonyms;

  /** @param now the clock of the days of the pseudonyms */
  constructor(now: () => Date) {
    this.#pseudonyms = new Pseudonyms(now);
  }

  /** Records an event of a request: the one that is being answered, where none is named. */
  record(
    event: AccountEvent,
    { email, ...about }: AboutEvent = {},
    request: FastifyRequest | undefined = requestInHand(),
  ): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1);
    if (request === undefined) return;
    const line = {
      event,
      ...(email !== undefined && { account: this.#pseudonyms.of('account', emailKey(email)) }),
      network: this.#pseudonyms.of('network', countedAddress(request.ip)),
      ...about,
    };
    request.log[accountEvents[event]](line, 'account');
  }

  /** How often each event has happened, those that never did too. */
  *[Symbol.iterator](): Generator<{ event: string; count: number }> {
    for (const event of Object.keys(accountEvents) as AccountEvent[])
      yield { event, count: this.#counts.get(event) ?? 0 };
  }
}
