import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../../http/app.ts';
import type { SiteClient } from '../clients.ts';
import type { Identity } from '../open.ts';
import { languageOf } from '../pages/language.ts';
import { notice } from '../pages/page.ts';
import { words } from '../pages/words.ts';
import { paths } from '../paths.ts';

/**
 * `/v2/logout?client_id&returnTo`, as the sites' library calls it (R207, R215). It redirects to the protocol's own
 * sign-out when the return address is on the client's list; otherwise it ends nothing.
 */
export function registerLogout(scope: FastifyInstance, { clients, parts }: Identity): void {
  scope.get<{ Querystring: Record<string, unknown> }>(paths.logout, async (request, reply) => {
    const { client_id: clientId, returnTo } = request.query;
    const found = readLogout(clients, clientId, returnTo);
    if (found === null) {
      const language = languageOf(undefined, request.headers['accept-language']);
      const copy = words[language];
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(notice(language, copy.failed, copy.failedText, copy.reason('invalid_request')));
    }
    const query = new URLSearchParams({
      client_id: found.client.clientId,
      post_logout_redirect_uri: found.address,
    });
    return reply.redirect(`${parts.origin}${paths.endSession}?${query.toString()}`, 302);
  });
  refuseOtherMethods(scope, paths.logout);
}

/**
 * The client of a sign-out and the address to continue to. Without an address it is the client's first one; without a
 * client it is the client with the address on its list.
 * @returns null when the client is unknown or the address is not on its list
 */
function readLogout(
  clients: readonly SiteClient[],
  clientId: unknown,
  returnTo: unknown,
): { client: SiteClient; address: string } | null {
  const client = clients.find((one) =>
    clientId === undefined
      ? one.logoutAddresses.some((address) => address === returnTo)
      : one.clientId === clientId,
  );
  const address = returnTo === undefined ? client?.logoutAddresses[0] : returnTo;
  if (client === undefined || typeof address !== 'string') return null;
  return client.logoutAddresses.includes(address) ? { client, address } : null;
}
