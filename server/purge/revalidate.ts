import { machineNow } from '#src/kernel/date/clock.ts';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { subjectOf } from '#src/api/purge/purge-tag.ts';
import { problemMediaType, type Problem } from '#src/contract/problem.ts';
import { SignedMessages, type Worth } from './signed.ts';

/** The largest message, in bytes. */
const largestBody = 16 * 1024;
const mostTags = 100;

const tagForm = 'site:{site}, show:{site}:{slug} or cinema:{site}:{slug}';
const messageForm = z.strictObject({
  tags: z
    .array(z.string().refine((tag) => subjectOf(tag) !== null, tagForm))
    .min(1)
    .max(mostTags),
});

/** Who carries out a purge. @returns whether every process hears of it now */
export type Purge = (tags: readonly string[]) => Promise<boolean>;

interface RevalidateParts {
  readonly secret: string;
  readonly purge: Purge;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds, monotonic. */
  readonly monotonic?: () => number;
}

const refused: Readonly<Record<Exclude<Worth, 'good'>, readonly [number, string]>> = {
  wrong: [401, 'A signature of timestamp and body with the secret was expected.'],
  late: [401, 'A timestamp within a minute of now was expected.'],
  again: [409, 'The message has come before and was carried out: a new time was expected.'],
  full: [429, 'Fewer messages were expected: wait a minute, or name several tags in one.'],
};

/**
 * Answers `POST /revalidate`, which purges by tag (ADR-0055). It stands on the port of the metrics, never on a host of the
 * sites: who asks is an editor's system in the operator's own network.
 */
export function revalidateHandler({
  secret,
  purge,
  clock = () => machineNow().getTime(),
  monotonic,
}: RevalidateParts) {
  const messages = new SignedMessages(secret, monotonic);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return refuse(request, response, 405, 'POST was expected.');
    }
    const body = await bodyOf(request);
    if (body === null) return refuse(request, response, 413, `At most ${largestBody} bytes were expected.`);
    const [timestamp, signature] = ['x-velours-timestamp', 'x-velours-signature'].map((name) =>
      request.headers[name]?.toString(),
    );
    const signed = { timestamp, signature, body };
    const worth = messages.worthOf(signed, clock());
    if (worth !== 'good') return refuse(request, response, ...refused[worth]);
    const message = messageForm.safeParse(jsonIn(body));
    if (!message.success)
      return refuse(
        request,
        response,
        400,
        `{"tags": […]} with up to ${mostTags} of ${tagForm} was expected.`,
      );
    const { tags } = message.data;
    const everywhere = await purge(tags);
    // Until every process has heard of it, its sender may ask again.
    if (everywhere) messages.done(signed);
    // 202: this process has purged; the others do as soon as they can be told.
    response
      .writeHead(everywhere ? 200 : 202, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ tags, everywhere }));
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, detail: string): void {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
  response.writeHead(status, {
    'content-type': problemMediaType,
    'cache-control': 'no-store',
    // What was not read of the body is not waited for.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(JSON.stringify(problem));
}

/** The body as text; null when it is larger than allowed, or breaks off. What is too much is not read. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= largestBody) return void chunks.push(chunk);
    request.pause();
    resolve(null);
  });
  request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  request.once('close', () => resolve(null));
  return promise;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
