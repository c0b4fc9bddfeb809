import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { perSite } from '#src/config/environment.ts';
import { PageCache } from '#src/request/cache/page-cache.ts';
import { MemoryPageStore } from '#src/request/cache/page-store.ts';
import { testWorld } from '#src/request/test-kit/world-test-kit.ts';
import { warmAnswers, type Outcome } from './warm.ts';

const mebibyte = 1024 * 1024;
const origins = perSite((site) => `http://${site}.velours.test`);

/** The page of every test, and how long it is kept. */
export const path = '/fr-FR/shows/2026-11-20/-/-';
export const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
export const lifetime = { revalidate: 60, expire: 86_400 };

/** The headers of Next.js's answer about a version of the page. */
export const sentFor = (version: string, state = 'HIT') => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=86340',
  'content-security-policy': `default-src 'none'; script-src '${version}'`,
  etag: `"${version}"`,
  vary: 'rsc, Accept-Encoding',
  'x-nextjs-cache': state,
  date: 'never',
  'transfer-encoding': 'chunked',
});

/** A request to the French site. */
export function request(
  url = '/films',
  headers: Record<string, string> = {},
  method = 'GET',
): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  incoming.method = method;
  Object.assign(incoming.headers, { host: 'fr.velours.test', 'accept-encoding': 'gzip, br', ...headers });
  return incoming;
}

export const html = (version: string) => `<html>${version}</html>`;

/** The document of an answer from memory. */
export function textOf(outcome: Outcome): string {
  if (outcome.kind !== 'answer' || !Buffer.isBuffer(outcome.answer.body))
    throw new Error('expected a document');
  return gunzipSync(outcome.answer.body).toString();
}

/** So many milliseconds pass. */
export const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

/** An empty page cache and a world that looks into it, on 2026-11-20 at 18:00 UTC; the clock stands. */
export function warmStage() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-20T18:00:00Z') });
  const cache = new PageCache(
    { unpacked: mebibyte, copies: mebibyte, patterns: mebibyte },
    (dropped) => new MemoryPageStore({ pages: mebibyte, emptyDays: mebibyte }, dropped),
  );
  const world = testWorld(origins, {
    remainingOf: (asked) => cache.remainingOf(asked),
    isWarm: (asked) => cache.hasPath(asked),
  });

  /** Next.js renders the page. */
  const render = (version: string) =>
    cache.set(key, {
      value: { kind: 'APP_PAGE', html: html(version) },
      lastModified: steadyNow(),
      lifetime,
      tags: [],
    });

  /** Next.js answers a request that was left to it, and the watcher has read everything. */
  async function frameworkAnswers(outcome: Outcome, version: string, state?: string): Promise<void> {
    if (outcome.kind !== 'framework') throw new Error('expected Next.js to answer');
    await outcome.watch?.(200, sentFor(version, state));
    expect(cache.copyOf(path)?.headers['etag']).toBe(`"${version}"`);
  }

  /** Rendered, asked for, learned. */
  async function learned(version = 'one') {
    const warm = warmAnswers(world, cache);
    await render(version);
    await frameworkAnswers(warm.outcomeOf(request()), version);
    return warm;
  }

  return { cache, world, render, frameworkAnswers, learned };
}

/** One of {@link warmStage}. */
export type WarmStage = ReturnType<typeof warmStage>;
