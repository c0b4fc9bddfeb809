import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { World } from '#src/request/decision.ts';
import { rememberedDecisions } from './decisions.ts';
import { testWorld } from '#src/request/test-kit/world-test-kit.ts';

const origins = perSite((site) => `http://${site}.velours.test`);
let isWarm: ReturnType<typeof vi.fn<World['isWarm']>>;
let decided: ReturnType<typeof rememberedDecisions<never>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00.100Z') });
  isWarm = vi.fn<World['isWarm']>(() => true);
  decided = rememberedDecisions(testWorld(origins, { isWarm }));
});

afterEach(() => vi.useRealTimers());

function request(headers: Record<string, string> = {}, url = '/films'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  incoming.method = 'GET';
  Object.assign(incoming.headers, { host: 'fr.velours.test', ...headers });
  return incoming;
}

describe('decisions', () => {
  it('are remembered until their second ends', () => {
    const first = decided(request());
    vi.setSystemTime(new Date('2026-11-20T18:00:00.999Z'));
    expect(decided(request())).toBe(first);
    expect(isWarm).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date('2026-11-20T18:00:01.000Z'));
    expect(decided(request())).not.toBe(first);
    expect(isWarm).toHaveBeenCalledTimes(2);
  });

  it('D69 are another’s for any other host, address, language, cookie or page that asks', () => {
    const requests = [
      request(),
      request({ host: 'nl.velours.test' }),
      request({}, '/films?all=1'),
      request({ 'accept-language': 'en' }),
      request({ cookie: 'locator=city:lyon' }),
      request({ 'sec-fetch-site': 'cross-site' }),
      request({ 'next-action': 'x' }),
    ];
    expect(new Set(requests.map(decided)).size).toBe(requests.length);
  });

  it('are made anew while somebody has to be asked', () => {
    isWarm.mockReturnValue(false);
    expect(decided(request()).decision.kind).toBe('check');
    isWarm.mockReturnValue(true);
    expect(decided(request()).decision.kind).toBe('page');
  });

  it('are not remembered of long requests, nor beyond a number of them', () => {
    const long = request({ cookie: 'x'.repeat(2_000) });
    expect(decided(long)).not.toBe(decided(long));
    for (let at = 0; at < 2_000; at += 1) decided(request({}, `/films?at=${at}`));
    const late = request();
    expect(decided(late)).not.toBe(decided(late));
  });
});
