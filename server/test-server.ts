import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { readWebEnvironment } from '#src/config/environment.ts';
import { hostTable } from '#src/request/host.ts';
import type { Door } from './door/door.ts';
import type { Handle } from './render/handle.ts';
import { webServer, type WebServer, type WebServerParts } from './web-server.ts';

const origins = readWebEnvironment({ SITE_ORIGIN: 'https://{site}.velours.test' }).siteOrigins;

/** The places of the sites of a test: `fr.velours.test` and so on. */
export const testPlaces = { hosts: hostTable(origins), origins };

/** Gets the errors of failed answers. */
export const report = vi.fn<(error: unknown) => void>();

const open: WebServer[] = [];

/** A framework that answers everything with the same text. */
export const says =
  (body: string): Handle =>
  (_request, response) =>
    Promise.resolve(response.end(body));

/** A door that lets Next.js answer everything. */
export const passAll: Door = {
  quick: () => null,
  whole: () => Promise.resolve({ kind: 'pass', decision: { kind: 'file', site: 'fr', path: '/' } }),
};

/** Starts a server in front of a framework. {@link closeServers} ends it. */
export async function listening(
  handle: Handle,
  { isStarted = true, ...more }: Partial<WebServerParts> & { isStarted?: boolean } = {},
) {
  const server = webServer({
    handle,
    door: passAll,
    places: testPlaces,
    report,
    noticeMs: 0,
    graceMs: 5_000,
    ...more,
  });
  if (isStarted) server.started();
  open.push(server);
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  const address = server.http.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  return { server, port: address.port };
}

/** Ends the servers of a test. */
export function closeServers(): void {
  report.mockReset();
  for (const { http } of open.splice(0)) {
    http.closeAllConnections();
    http.close();
  }
}

/** Sends bytes unchanged. @returns everything received until the connection was closed */
export async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  return text(socket);
}

/** Asks for a path of the French site. */
export async function ask(port: number, path: string, method = 'GET') {
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { host: 'fr.velours.test' } });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
