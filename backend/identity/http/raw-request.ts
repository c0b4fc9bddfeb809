import type { IncomingMessage } from 'node:http';

/**
 * Overwrites the address of a request with the configured one. The protocol builds addresses from the host, the
 * forwarded protocol and the request target, and none of these may come from the visitor.
 */
export function settleAddress(request: IncomingMessage, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin);
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  // The absolute form (RFC 9112, 3.2.2) contains a host.
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*/i, '') ?? '/';
  return request;
}
