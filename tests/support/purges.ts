import { createHmac } from 'node:crypto';

/** The secret of purges in suites and loads. */
export const purgeSecret = 'a-secret-that-nobody-can-ever-guess';

const signatureOf = (timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', purgeSecret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Sends a signed purge to a web process, on its operator's port (ADR-0055). @returns the status */
export async function purge(operatorPort: number, ...tags: readonly string[]): Promise<number> {
  const body = JSON.stringify({ tags });
  const timestamp = String(Math.floor(Date.now() / 1_000));
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
