import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clientMounts, defineClientEndpoint } from './endpoint.ts';
import { clientEndpoints } from './endpoints.ts';
import { clientFixtures } from './fixtures.ts';
import { clientOpenApiDocument } from './openapi.ts';

const calls = Object.entries(clientEndpoints).map(([id, call]) => ({ id, call }));

describe('the calls of the client host', () => {
  it('R250 R251 R252 are these', () => {
    expect(calls.map(({ call }) => `${call.method} ${call.path}`)).toStrictEqual([
      'GET /accounts/me',
      'GET /accounts/me/cinemas',
      'PATCH /accounts/me/cinemas',
      'DELETE /accounts/me/cinemas',
      'GET /webview',
      'POST /logout',
      'GET /client/{id}',
      'POST /client/{id}/cinema/{slug}',
      'DELETE /client/{id}/cinema/{slug}',
      'POST /client/{id}/shows',
      'POST /client/{id}/show/{slug}/intention',
      'POST /client/{id}/show/{slug}/emotion',
      'GET /captcha/challenge',
      'POST /help/vote',
      'POST /notices',
    ]);
  });

  it('R254 stand below each language, and below v1 in token mode', () => {
    expect(clientMounts).toStrictEqual(['/api/fr', '/api/en', '/api/de', '/api/nl', '/api/v1']);
  });

  it('R255 only webview, logout, captcha, the vote on help and notices on sale are asked without proof of who asks', () => {
    expect(calls.filter(({ call }) => !call.personal).map(({ id }) => id)).toStrictEqual([
      'webview',
      'logout',
      'captchaChallenge',
      'helpVote',
      'noticeOrder',
    ]);
  });

  it.each(calls)('$id: the fixture is what our host writes', ({ id, call }) => {
    expect(call.id).toBe(id);
    const fixture = Object.entries(clientFixtures).find(([name]) => name === id)?.[1];
    if (call.answer === null) expect(fixture).toBeNull();
    else expect(JSON.stringify(call.answer.parse(fixture))).toBe(JSON.stringify(fixture));
  });

  it('are described by an OpenAPI document', () => {
    const document = clientOpenApiDocument({ version: '1', origin: 'https://account.example' });
    const operations = Object.values(document.paths ?? {}).flatMap((path) =>
      [path.get, path.post, path.patch, path.delete].flatMap((one) => one?.operationId ?? []),
    );
    expect(operations.toSorted()).toStrictEqual(Object.keys(clientEndpoints).toSorted());
    expect(document.servers?.map(({ url }) => url)).toContain('https://account.example/api/v1');
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });

  it('throw where the path and the parameters differ', () => {
    expect(() =>
      defineClientEndpoint({ id: 'x', method: 'GET', path: '/x/{id}', answer: z.null(), summary: 'x' }),
    ).toThrow('Client endpoint x: its path names the parameters [id], but [] are declared.');
  });
});
