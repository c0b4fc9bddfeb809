import type { IncomingMessage } from 'node:http';

/**
 * Makes a request say where it arrived in the configuration's words: the protocol builds addresses from the host, the
 * forwarded protocol and the request target, and none of these may be the visitor's.
 */
export function settleAddress(request: IncomingMessage, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin);
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  // The absolute form (RFC 9112, 3.2.2) carries a host of its own.
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, '') ?? '/';
  return request;
}
