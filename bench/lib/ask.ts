import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer with its bytes as received. */
export interface Asked {
  readonly body: Buffer;
  /** `identity` when the answer is not compressed. */
  readonly encoding: string;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
}

/**
 * Requests an address once, on a connection of its own.
 *
 * @throws Error when the answer has another status than is expected
 */
export async function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Promise<Asked> {
  const start = performance.now();
  const outgoing = request(address, { headers, agent: false });
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (response === undefined) throw new Error(`${address} did not answer`);
  const body = await buffer(response);
  if (response.statusCode !== status) throw new Error(`${address} answered ${response.statusCode}`);
  return {
    body,
    encoding: response.headers['content-encoding'] ?? 'identity',
    headers: response.headers,
    milliseconds: performance.now() - start,
  };
}
