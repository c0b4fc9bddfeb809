import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { open } from './raw.ts';

/** So many requests a browser has on its way at once on one connection; nginx allows 128. */
const streamsEach = 100;

/** Requests that go out together, from one address of this machine. */
interface Streams {
  readonly port: number;
  readonly ca: string;
  readonly host: string;
  readonly target: string;
  readonly from: string;
  readonly requests: number;
}

async function statusIn(session: ClientHttp2Session, target: string, host: string): Promise<number> {
  const stream = session.request({ ':path': target, ':authority': host });
  const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
  stream.resume();
  await once(stream, 'end');
  return headers[':status'] ?? 0;
}

/**
 * Asks for one target many times at once over HTTP/2, as browsers ask for the pictures of a page.
 *
 * @returns the statuses
 */
export async function askInStreams({
  port,
  ca,
  host,
  target,
  from,
  requests,
}: Streams): Promise<readonly number[]> {
  const tls = { ca, servername: host, ALPNProtocols: ['h2'] };
  const sessions = await Promise.all(
    Array.from({ length: Math.ceil(requests / streamsEach) }, async () => {
      const socket = await open({ port, tls }, from);
      return connect(`https://${host}`, { createConnection: () => socket });
    }),
  );
  try {
    return await Promise.all(
      Array.from({ length: requests }, (_, at) => {
        const session = sessions[at % sessions.length];
        if (session === undefined) throw new Error('no session');
        return statusIn(session, target, host);
      }),
    );
  } finally {
    for (const session of sessions) session.close();
  }
}
