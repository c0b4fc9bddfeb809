import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { decodeJson } from './decode.ts';
import { eachLimited } from '#src/kernel/async/map-limited.ts';
import { SourceError } from './source.ts';
import type { Fetched, Source } from './source.ts';

/** Options for reading from a running server. */
export interface ServerSourceOptions {
  /** Number of requests at the same time. */
  concurrency?: number;
  /** Time limit of a request in milliseconds. */
  timeout?: number;
  /** Waits a number of milliseconds; tests replace it. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Makes a request; `fetch` of the platform by default. */
  fetch?: typeof fetch;
}

/** Statuses after which a request is repeated (wire contract). */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const mostTries = 4;
const longestWait = 30_000;
const largestAnswer = 64 * 1_024 * 1_024;

/**
 * A running server that speaks the wire contract.
 * @param base the address in front of `/api`, `http://127.0.0.1:4000/nl` or `https://www.chain.nl`
 * @throws {SourceError} when the address is invalid
 */
export function serverSource(site: SiteId, base: string, options: ServerSourceOptions = {}): Source {
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new SourceError(`${base} is not an http(s) address`);
  }
  const root = base.replace(/\/+$/, '');
  const { concurrency = 8 } = options;
  const get: Source['get'] = (language, path) =>
    ask(`${root}/api/${path.split('/').map(encodeURIComponent).join('/')}?language=${language}`, options);
  return {
    name: root,
    languages: () => Promise.resolve([...sites[site].languages]),
    get,
    slugs: () => Promise.resolve({ slugs: [], failed: [] }),
    async *showtimes(language, pairs) {
      yield* eachLimited(pairs, concurrency, async ([show, cinema]) => ({
        show,
        cinema,
        day: null,
        answer: await get(language, `show/${show}/showtimes/${cinema}`),
      }));
    },
  };
}

async function ask(address: string, options: ServerSourceOptions): Promise<Fetched> {
  const wait =
    options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const failed = (reason: string): Fetched => ({ kind: 'failed', origin: address, reason });
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt === mostTries;
    let response: Response;
    try {
      // A redirect could lead to another host than the named one.
      response = await (options.fetch ?? fetch)(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeout ?? 15_000),
        headers: { accept: 'application/json' },
      });
    } catch (error) {
      if (last) return failed(error instanceof Error ? error.message : String(error));
      await wait(pauseOf(attempt, null));
      continue;
    }
    if (passing.has(response.status) && !last) {
      response.body?.cancel().catch(() => undefined);
      await wait(pauseOf(attempt, response.headers.get('retry-after')));
      continue;
    }
    if (response.status === 404) return { kind: 'missing', origin: address };
    if (response.status === 410) return { kind: 'gone', origin: address };
    if (response.status !== 200) return failed(`status ${response.status}`);
    try {
      return { kind: 'found', origin: address, raw: decodeJson(await bytesOf(response)) };
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > largestAnswer) throw new Error(`larger than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The time of `Retry-After`, within limits; without it half a second, doubled each time. */
function pauseOf(attempt: number, retryAfter: string | null): number {
  const seconds = retryAfter === null || !/^\d{1,6}$/.test(retryAfter) ? null : Number(retryAfter);
  return Math.min(seconds === null ? 250 * 2 ** attempt : seconds * 1_000, longestWait);
}
