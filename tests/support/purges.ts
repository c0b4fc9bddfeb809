import { createHmac } from 'node:crypto';

/** The secret of purges in suites and loads. */
export const purgeSecret = 'a-secret-that-nobody-can-ever-guess';

const signatureOf = (timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', purgeSecret).update(`${timestamp}.${body}`).digest('hex')}`;

/** A clock that is ahead of the machine's, in milliseconds. */
interface OtherClock {
  readonly ahead: number;
}

/**
 * Sends a signed purge to a web process, on its operator's port (ADR-0055).
 *
 * @param given the tags, perhaps after the clock of the sender
 * @returns the status
 */
export async function purge(
  operatorPort: number,
  ...given: readonly string[] | readonly [OtherClock, ...string[]]
): Promise<number> {
  const tags = given.filter((tag) => typeof tag === 'string');
  const ahead = typeof given[0] === 'object' ? given[0].ahead : 0;
  const body = JSON.stringify({ tags });
  const timestamp = String(Math.floor((Date.now() + ahead) / 1_000));
  const answer = await fetch(`http://127.0.0.1:${operatorPort}/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'x-velours-timestamp': timestamp,
      'x-velours-signature': signatureOf(timestamp, body),
    },
  });
  return answer.status;
}
