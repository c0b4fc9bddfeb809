import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import { refuseOutside } from '../http/internal.ts';
import { revokePerson } from './store/artifacts.ts';
import { findAccountByEmail } from '../accounts/store/accounts.ts';
import type { AccountEvents } from '../accounts/events/account-events.ts';
import { endSessionsOf } from '../accounts/store/sessions.ts';

/** The path at which the operator signs a member out. */
export const signOutPath = '/internal/sign-out';

const order = z.strictObject({ email: z.string().min(3).max(320) });

/** Whether there is such a member. */
export const signOutAnswer = z.object({ found: z.boolean() });
export type SignOutAnswer = z.output<typeof signOutAnswer>;

/**
 * Ends every session of a member on both servers, in all browsers, and their refresh tokens (ASVS 7.4.5). Issued access
 * tokens end by themselves after a quarter of an hour.
 *
 * @param email in upper or lower case
 */
export async function signOutMember(db: Database, email: string): Promise<SignOutAnswer> {
  const account = await findAccountByEmail(db, email);
  if (account === null) return { found: false };
  await endSessionsOf(db, account.id);
  await revokePerson(db, account.id);
  return { found: true };
}

/**
 * `POST /internal/sign-out` with `{"email": …}`, while the server runs, because the embedded database has one owner. It
 * answers only this machine, and only with the token of the data folder.
 */
export function registerSignOut(
  app: FastifyInstance,
  db: Database,
  token: string,
  events: AccountEvents,
): void {
  app.post(
    signOutPath,
    { onRequest: async (request, reply) => refuseOutside(request, reply, token) },
    async (request, reply) => {
      const given = order.safeParse(request.body);
      if (!given.success) return reply.code(400).send({ detail: 'An e-mail was expected.' });
      const { email } = given.data;
      const answer = await signOutMember(db, email);
      if (answer.found) events.record('sign-out-by-operator', { email }, request);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}
