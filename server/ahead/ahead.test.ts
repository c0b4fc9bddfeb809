import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '#src/request/decision.ts';
import { Ahead, type AskAhead } from './ahead.ts';
import { AskedPages } from './asked-pages.ts';

const five = Date.parse('2026-11-29T04:00:00Z');
const minute = 60_000;
type PageDecision = Extract<Decision, { kind: 'page' }>;

function request(path: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = path;
  Object.assign(incoming.headers, { host: 'fr.velours.test', ...headers });
  return incoming;
}

const pageOf = (path: string, more: Partial<PageDecision> = {}): PageDecision => ({
  kind: 'page',
  internal: `/fr-FR${path}/2026-11-28`,
  status: 200,
  personal: false,
  until: five,
  ...more,
});

/** Pages that were asked for so many times. */
function asked(times: Readonly<Record<string, number>>): AskedPages {
  const pages = new AskedPages();
  for (const [path, count] of Object.entries(times))
    for (let time = 0; time < count; time += 1) pages.note(request(path), pageOf(path));
  return pages;
}

const pathsOf = (ask: ReturnType<typeof vi.fn<AskAhead>>) => ask.mock.calls.map(([{ path }]) => path);

describe('the pages of a day', () => {
  it('are known by how often they were asked for, the most visited first, at most so many', () => {
    const pages = asked({ '/a': 2, '/b': 5, '/c': 1 });
    expect(pages.endingAt(five, 2).map(({ path }) => path)).toEqual(['/b', '/a']);
    expect(pages.endingAt(five + 1, 2)).toEqual([]);
  });

  it('are counted with a city as place and nothing else of a visitor', () => {
    const pages = new AskedPages();
    const edge = (place: string) => ({ personal: true, edge: { seconds: 9 }, place });
    const sent = { cookie: 'lang=en; locator=city:lyon; other=secret', 'accept-language': 'de' };
    pages.note(request('/in-lyon', sent), pageOf('/lyon', edge('city:lyon')));
    pages.note(request('/plain', sent), pageOf('/plain'));
    const others: readonly [string, Partial<PageDecision>][] = [
      ['/position', edge('position:48.85,2.35')],
      ['/personal', { personal: true }],
      ['/gone', { status: 410 }],
      ['/search?q=secret', {}],
      [`/${'long'.repeat(100)}`, {}],
      ['/status', { status: 404 }],
    ];
    for (const [path, more] of others) pages.note(request(path, sent), pageOf(path, more));
    expect(pages.endingAt(five, 10)).toEqual([
      { host: 'fr.velours.test', path: '/plain', headers: {} },
      { host: 'fr.velours.test', path: '/in-lyon', headers: { cookie: 'locator=city:lyon' } },
    ]);
  });

  it('stay bounded in number', () => {
    const pages = new AskedPages();
    for (let index = 0; index < 2_500; index += 1) pages.note(request(`/${index}`), pageOf(`/${index}`));
    expect(pages.endingAt(five, 10_000)).toHaveLength(2_000);
  });
});

describe('before a day changes', () => {
  it.each([
    [0, 10],
    [0.5, 7.5],
    [0.999, 5.005],
  ])('a process with the chance %f begins %f minutes before, and does it once', async (chance, before) => {
    const ask = vi.fn<AskAhead>(() => Promise.resolve());
    const ahead = new Ahead(asked({ '/a': 1 }), ask, chance);
    await ahead.look(() => five - before * minute - 1);
    expect(ask).not.toHaveBeenCalled();
    await ahead.look(() => five - before * minute);
    await ahead.look(() => five - before * minute + 1);
    expect(ask.mock.calls).toEqual([[{ host: 'fr.velours.test', path: '/a', headers: {} }, five]]);
  });

  it('asks for one page after another, whatever becomes of one, and for none when the day has changed', async () => {
    let at = five - minute;
    let running = 0;
    const ask = vi.fn<AskAhead>(async ({ path }) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      if (path === '/b') throw new Error('the API is away');
      if (path === '/c') at = five;
    });
    const ahead = new Ahead(asked({ '/a': 5, '/b': 4, '/c': 3, '/d': 2 }), ask, 0);
    await Promise.all([ahead.look(() => at), ahead.look(() => at)]);
    expect(pathsOf(ask)).toEqual(['/a', '/b', '/c']);
  });

  it('asks for two hundred pages at most', async () => {
    const ask = vi.fn<AskAhead>(() => Promise.resolve());
    const times = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`/${index}`, 1]));
    await new Ahead(asked(times), ask, 0).look(() => five - minute);
    expect(ask).toHaveBeenCalledTimes(200);
  });

  it('a day that ends elsewhere later has its own time', async () => {
    const pages = asked({ '/paris': 1 });
    const later = five + 300 * minute;
    pages.note(request('/martinique'), pageOf('/martinique', { until: later }));
    const ask = vi.fn<AskAhead>(() => Promise.resolve());
    const ahead = new Ahead(pages, ask, 0);
    await ahead.look(() => five - minute);
    expect(pathsOf(ask)).toEqual(['/paris']);
    await ahead.look(() => later - minute);
    expect(pathsOf(ask)).toEqual(['/paris', '/martinique']);
  });
});
