import { request, type RequestOptions } from 'node:http';

/** Where the process itself listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/**
 * Asks the process itself over the connection that visitors use. Settles when the answer has come, whatever it is.
 *
 * @throws Error when the connection or the answer breaks off, or the signal of `options` says so
 */
export function askItself(
  { host, port }: Listening,
  options: Pick<RequestOptions, 'headers' | 'path' | 'signal'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const own = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const outgoing = request({ host: own, port, agent: false, ...options }, (answer) => {
    answer.resume();
    answer.once('end', resolve);
    answer.once('error', reject);
  });
  outgoing.once('error', reject);
  outgoing.end();
  return promise;
}
