import { describe, expect, it } from 'vitest';
import { serverSource } from './server-source.ts';
import { SourceError } from './source.ts';

/** A server that gives the prepared answers one after the other, the last one for ever. */
function prepared(...answers: (() => Response | Error)[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  const source = serverSource('nl', 'http://127.0.0.1:9/nl/', {
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    fetch: (address) => {
      asked.push(address instanceof Request ? address.url : address.toString());
      const answer = (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Error('no answer');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { source, asked, waits };
}

const busy = () => new Response('', { status: 503, headers: { 'retry-after': '7' } });
const endless = () => new Response('', { status: 429, headers: { 'retry-after': '999999' } });

/** What becomes of one answer. */
const kind = async (response: Response) => (await prepared(() => response).source.get('nl', 'shows')).kind;

describe('a running server', () => {
  it('is asked in a language, with each part of the path encoded', async () => {
    const { source, asked } = prepared(() => Response.json([]));
    expect(await source.get('en', 'show/a b/cinemas')).toMatchObject({ kind: 'found', raw: [] });
    expect(asked).toEqual(['http://127.0.0.1:9/nl/api/show/a%20b/cinemas?language=en']);
  });

  it('is asked again on passing failures, as long as it wants', async () => {
    const { source, waits } = prepared(
      busy,
      endless,
      () => new Error('reset'),
      () => Response.json({ a: 1 }),
    );
    expect(await source.get('nl', 'shows')).toMatchObject({ kind: 'found' });
    expect(waits).toEqual([7_000, 30_000, 2_000]);
  });

  it('is given up after four tries', async () => {
    const { source, asked } = prepared(() => new Response('', { status: 502 }));
    expect(await source.get('nl', 'shows')).toMatchObject({ kind: 'failed', reason: 'status 502' });
    expect(asked).toHaveLength(4);
  });

  it('says missing, gone, forbidden and broken apart', async () => {
    expect(await kind(new Response('', { status: 404 }))).toBe('missing');
    expect(await kind(new Response('', { status: 410 }))).toBe('gone');
    expect(await kind(new Response('"No movie allowed !"', { status: 403 }))).toBe('failed');
    expect(await kind(new Response('<html>', { status: 200 }))).toBe('failed');
  });

  it('has an http address', () => {
    expect(() => serverSource('nl', 'ftp://x')).toThrow(SourceError);
    expect(() => serverSource('nl', 'nonsense')).toThrow(SourceError);
  });
});
