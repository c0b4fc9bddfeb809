import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request asks for another protocol (RFC 9110, 7.8). Nobody here speaks one, and Node's parser reads nothing that
 * follows on the connection: it has to end with the answer, so that the client sends the next request again.
 */
export function asksForUpgrade({ connection = '', upgrade }: IncomingHttpHeaders): boolean {
  return upgrade !== undefined && /(?:^|,)\s*upgrade\s*(?:,|$)/i.test(connection);
}
