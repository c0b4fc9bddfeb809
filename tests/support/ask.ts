import { request, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
}

/** What a question says besides its path. */
interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks a port of this machine for a path exactly as given, over a connection of its own. */
export function ask(port: number, path: string, question: Question): Promise<WireAnswer> {
  return wire(request, { port, path, ...question });
}

/** A port of this machine with TLS, and the certificate that vouches for it. */
interface SecurePlace {
  readonly port: number;
  readonly ca: string;
  readonly servername: string;
}

/** {@link ask} over TLS. */
export function askSecurely(place: SecurePlace, path: string, question: Question): Promise<WireAnswer> {
  return wire(requestSecurely, { ...place, path, ...question });
}

/** How long an answer may be silent, in milliseconds: twice as long as the longest limit of a page in the tests. */
const patienceMs = 120_000;

function wire(
  send: typeof request | typeof requestSecurely,
  options: RequestOptions & Partial<SecurePlace>,
): Promise<WireAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          milliseconds: performance.now() - start,
        }),
      );
    });
    outgoing.on('error', reject);
    // Whatever does not answer is named, instead of the whole test that would run out of time.
    outgoing.setTimeout(patienceMs, () => {
      const question = `${options.method ?? 'GET'} ${options.path ?? ''} on port ${options.port ?? ''}`;
      outgoing.destroy(new Error(`no answer to ${question}: nothing came for ${patienceMs / 1000} s`));
    });
    outgoing.end();
  });
}
