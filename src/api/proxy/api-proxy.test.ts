import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { problem } from '#src/contract/problem.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { impatient, listsOnly, testApi } from '../api-test-kit.ts';
import { catalogueRevision } from '../memory.ts';
import { passOn, type ProxyRequest } from './api-proxy.ts';

const api = testApi();

function pass(address: string, more: Partial<ProxyRequest> = {}): Promise<Response> {
  const [path = '', query = ''] = address.split('?');
  return passOn({
    site: 'fr',
    language: 'fr',
    path,
    query: new URLSearchParams(query),
    ifNoneMatch: null,
    captcha: null,
    forwardedFor: null,
    ...more,
  });
}

async function expectProblem(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe(status >= 500 ? '2' : null);
  expect(problem.parse(await answer.json()).status).toBe(status);
}

describe('passOn', () => {
  it('R253 gives back the API’s answer with its tag and public lifetime', async () => {
    api.answer = () =>
      HttpResponse.json(showsFixture, {
        headers: {
          etag: 'W/"7"',
          'cache-control': 'public, max-age=60',
          'set-cookie': 'a=b',
          'x-powered-by': 'secret',
          'access-control-allow-origin': '*',
        },
      });
    const answer = await pass('/api/shows');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      etag: 'W/"7"',
      'x-content-type-options': 'nosniff',
    });
    await expect(answer.json()).resolves.toEqual(showsFixture);
  });

  it('R253 sends the declared parameters and the language, nothing else', async () => {
    await pass('/api/search/quick?q=a%26b&q=second&language=de&debug=1&__proto__=x&scope=faq', {
      language: 'en',
    });
    await pass('/api/settings?language=fr&x=1');
    await pass('/api/show/caf%C3%A9?nxtPsite=ch', { site: 'ch', language: 'de' });
    expect(api.requests.map(({ url }) => url)).toEqual([
      'http://api.test/fr/api/search/full?q=a%26b&scope=faq&language=en',
      'http://api.test/fr/api/settings',
      'http://api.test/ch/api/show/caf%C3%A9?language=de',
    ]);
  });

  it('D22 D24 passes the captcha’s response on to a call that it guards, and to no other; nothing keeps the answer', async () => {
    api.answer = () =>
      HttpResponse.json(
        { resultCode: 1, card: null },
        { headers: { etag: 'W/"7"', 'cache-control': 'public, max-age=60' } },
      );
    const told = { captcha: 'proof', forwardedFor: '192.0.2.1', ifNoneMatch: 'W/"7"' };
    const answer = await pass('/api/voucher/VLRS-4821-KJ', told);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await pass('/api/shows', told);
    const sent = api.requests.map(({ headers }) =>
      ['x-captcha-response', 'x-forwarded-for', 'if-none-match'].map((name) => headers.get(name)),
    );
    expect(sent).toEqual([
      ['proof', '192.0.2.1', null],
      [null, null, 'W/"7"'],
    ]);
  });

  it.each([400, 403, 429])(
    'tells the visitor of a card that the proof was answered with %i',
    async (status) => {
      api.answer = () => new HttpResponse('secret', { status, headers: { 'retry-after': '30' } });
      const answer = await pass('/api/gift-card/6280401200019374/4821');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
      expect(answer.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
      expect(await answer.text()).not.toContain('secret');
    },
  );

  it('sends no header of the visitor but If-None-Match, and gives 304 back', async () => {
    api.answer = () =>
      new HttpResponse(null, { status: 304, headers: { etag: '"7"', 'cache-control': 'public, max-age=9' } });
    const answer = await pass('/api/shows', { ifNoneMatch: '"7"' });
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      304,
      '"7"',
      'public, max-age=9',
    ]);
    const sent = Object.fromEntries(api.requests[0]?.headers ?? []);
    expect(sent['if-none-match']).toBe('"7"');
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['authorization']));
  });

  it('sends no list of tags beyond a thousand characters', async () => {
    for (const length of [1_000, 1_001]) await pass('/api/shows', { ifNoneMatch: 'x'.repeat(length) });
    const sent = api.requests.map(({ headers }) => headers.get('if-none-match')?.length);
    expect(sent).toEqual([1_000, undefined]);
    expect(api.requests.map(({ headers }) => headers.get('accept'))).toEqual(
      Array.from({ length: 2 }, () => 'application/json'),
    );
  });

  it('learns from an answer which catalogue the API has', async () => {
    api.answer = () => HttpResponse.json([], { headers: { 'x-catalogue-revision': '7' } });
    await pass('/api/shows');
    expect([catalogueRevision('fr'), catalogueRevision('ch')]).toEqual(['7', '0']);
  });

  it.each([
    ['"7"', true],
    ['W/"7"', true],
    [`"${'a'.repeat(200)}"`, true],
    [`"${'a'.repeat(201)}"`, false],
    ['7', false],
    ['"7" secret', false],
    ['x"7"', false],
    ['"a b"', false],
    ['w/"7"', false],
  ])('gives back the tag %s only where it is one: %j', async (etag, isTag) => {
    api.answer = () => HttpResponse.json([], { headers: { etag } });
    expect((await pass('/api/shows')).headers.get('etag')).toBe(isTag ? etag : null);
  });

  it('SEC14: says which parameter it refuses, and what was expected', async () => {
    const path = problem.parse(await (await pass('/api/show/..')).json());
    expect(path).toEqual({
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: 'slug: expected one readable path segment',
      errors: [{ parameter: 'slug', message: 'expected one readable path segment' }],
    });
    const query = problem.parse(await (await pass('/api/search/full?scope=all')).json());
    expect(query.errors?.map(({ parameter }) => parameter)).toEqual(['scope']);
    expect(problem.parse(await (await pass('/api/nothing')).json())).not.toHaveProperty('errors');
  });

  it.each([
    ['application/json', 200],
    ['Application/JSON;charset=utf-8', 200],
    ['text/html;application/json', 502],
    ['application/jsonx', 502],
    ['', 502],
  ])('REL5: takes the type %j for an answer with status %i', async (type, status) => {
    api.answer = () =>
      new HttpResponse(new TextEncoder().encode('[]'), { headers: { 'content-type': type } });
    expect((await pass('/api/shows')).status).toBe(status);
  });

  it.each([
    'private, max-age=60',
    'max-age=60',
    'public, no-store',
    'public, PRIVATE',
    'republic, max-age=60',
    'publicly',
    '',
  ])('lets nobody keep an answer whose Cache-Control is %j', async (caching) => {
    api.answer = () => HttpResponse.json([], { headers: caching ? { 'cache-control': caching } : {} });
    expect((await pass('/api/shows')).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/api/nothing', 404],
    ['/api/', 404],
    ['/api/accounts/me', 404],
    ['/api/show/a/b/c/d/e', 404],
    ['/api/show/%2e%2e', 400],
    ['/api/show/..%2f..%2fadmin', 400],
    ['/api/show/a%5C..%5Cb', 400],
    ['/api/show/%zz', 400],
    ['/api/show/a/showtimes/b/2026-99-99', 400],
    [`/api/search/full?q=${'a'.repeat(201)}`, 400],
    ['/api/search/full?scope=all', 400],
  ])('SEC14: %s is %i without a call', async (address, status) => {
    await expectProblem(await pass(address), status);
    expect(api.calls).toEqual([]);
  });

  it.each(['@evil.test', 'a@b', ':80@evil.test', '.evil.test', '%40evil.test'])(
    'SEC14: the slug %j stays in its segment',
    async (slug) => {
      await pass(`/api/show/${slug}`);
      const url = new URL(api.requests[0]?.url ?? '');
      expect([url.host, url.username, url.pathname.split('/').length]).toEqual(['api.test', '', 5]);
    },
  );

  it('SEC14: follows no redirect of the API', async () => {
    api.answer = (path) =>
      path.includes('/inside')
        ? HttpResponse.json({ secret: true })
        : HttpResponse.redirect('http://api.test/fr/api/inside', 302);
    await expectProblem(await pass('/api/shows'), 502);
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    [400, 400],
    [403, 403],
    [404, 404],
    [410, 410],
    [401, 502],
    [418, 502],
    [429, 503],
    [500, 502],
    [502, 502],
    [503, 503],
    [301, 502],
    [204, 502],
  ])('turns the API’s %i into a problem %i that holds nothing of it', async (upstream, status) => {
    api.answer = () =>
      new HttpResponse(upstream === 204 ? null : 'secret /srv/app stack', {
        status: upstream,
        headers: { location: 'http://10.0.0.1/secret', 'cache-control': 'public, max-age=60' },
      });
    const answer = await pass('/api/show/a');
    const copy = answer.clone();
    await expectProblem(answer, status);
    expect(await copy.text()).not.toMatch(/secret|srv/);
    expect(answer.headers.get('location')).toBeNull();
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['30', '30'],
    ['1', '1'],
    ['1.2', '2'],
    ['0', '2'],
    ['-5', '2'],
    ['120', '120'],
    ['9999', '120'],
    ['tomorrow', '2'],
  ])('passes Retry-After %s on as %s', async (sent, given) => {
    api.answer = () => new HttpResponse('', { status: 503, headers: { 'retry-after': sent } });
    expect((await pass('/api/shows')).headers.get('retry-after')).toBe(given);
  });

  it('REL4: is 504 when there is no answer in time, 502 when there is no connection', async () => {
    impatient();
    api.answer = () => new Promise<Response>(() => undefined);
    await expectProblem(await pass('/api/shows'), 504);
    api.answer = () => HttpResponse.error();
    await expectProblem(await pass('/api/shows'), 502);
    expect(api.calls).toHaveLength(2);
  });

  it('REL4: is 503 at once while the API is down, and works again afterwards', async () => {
    api.answer = () => HttpResponse.error();
    for (let round = 0; round < 3; round += 1) await pass('/api/shows');
    const calls = api.calls.length;
    await expectProblem(await pass('/api/shows'), 503);
    expect(api.calls).toHaveLength(calls);
    api.answer = listsOnly;
    expect((await pass('/api/footer', { site: 'ch' })).status).toBe(404);
  });

  it.each([
    [500, 3],
    [404, 10],
  ])('REL4: status %i of the API, again and again, costs %i calls of ten', async (status, calls) => {
    api.answer = () => new HttpResponse('', { status });
    for (let round = 0; round < 10; round += 1) await pass('/api/shows');
    expect(api.calls).toHaveLength(calls);
  });

  it('REL5: passes on no body of an error, whatever it looks like', async () => {
    api.answer = () => HttpResponse.json({ shows: [] }, { status: 500 });
    const answer = await pass('/api/shows');
    expect(await answer.clone().text()).not.toContain('shows');
    await expectProblem(answer, 502);
  });

  it('REL5: passes on no HTML and no body beyond its bound', async () => {
    api.answer = () => HttpResponse.html('<script>alert(1)</script>');
    await expectProblem(await pass('/api/shows'), 502);
    api.answer = () => HttpResponse.json({ x: 'x'.repeat(9_000_000) });
    await expectProblem(await pass('/api/shows'), 502);
    expect(api.calls).toHaveLength(2);
  });

  it.each([
    ['that breaks off', '{"shows": ['],
    ['of another shape', '{"shows":{"a":1}}'],
    ['that says of itself that it failed', '{"error":{"code":500}}'],
    ['with more levels than any answer has', '['.repeat(5_000) + ']'.repeat(5_000)],
  ])('REL5: no cache keeps JSON %s, whatever lifetime the API gives it', async (_, body) => {
    api.answer = () =>
      new HttpResponse(body, {
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' },
      });
    await expectProblem(await pass('/api/shows'), 502);
  });
});
