import { request } from 'node:http';

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
export function ask(port: number, path: string, { method, headers }: Question): Promise<WireAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
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
    outgoing.end();
  });
}
