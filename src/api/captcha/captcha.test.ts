import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { captchaChallengeFixture } from '#src/contract/client/captcha-challenge/fixture.ts';
import { leadingZeroBits, partText, readSolution } from '#src/contract/client/captcha-challenge/proof.ts';
import { CaptchaError, captchaOf } from './captcha.ts';

const clientUrl = 'https://account.example.org';
const easy = { ...captchaChallengeFixture, difficulty: 6, parts: 4 };
let answer: () => Response = () => HttpResponse.json(easy);
const server = setupServer(http.get(`${clientUrl}/api/fr/captcha/challenge`, () => answer()));
const own = captchaOf({ clientUrl, language: 'fr', hosted: null });

beforeAll(() => server.listen());
afterEach(() => {
  answer = () => HttpResponse.json(easy);
});
afterAll(() => server.close());

describe('our own captcha', () => {
  it('D24 solves every part of the puzzle', async () => {
    const solution = readSolution(await own.respond());
    expect(solution?.challenge).toBe(easy.challenge);
    expect(solution?.numbers).toHaveLength(4);
    for (const [part, number] of (solution?.numbers ?? []).entries()) {
      const text = new TextEncoder().encode(partText(easy.challenge, part, number));
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
      expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(6);
    }
  });

  it.each([
    ['the host fails', () => new HttpResponse(null, { status: 503 })],
    ['it cannot be reached', () => HttpResponse.error()],
    ['it asks for hours of work', () => HttpResponse.json({ ...easy, difficulty: 60 })],
    ['it says something else', () => HttpResponse.json([])],
  ])('has no response where %s', async (_case, given) => {
    answer = given;
    await expect(own.respond()).rejects.toBeInstanceOf(CaptchaError);
  });

  it('stops when it is no longer wanted', async () => {
    answer = () => HttpResponse.json({ ...easy, difficulty: 24 });
    const stop = new AbortController();
    const response = own.respond(stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(response).rejects.toBeInstanceOf(CaptchaError);
  });
});

describe('another company’s captcha', () => {
  const key = { siteKey: 'site-key', script: 'https://captcha.example.com/api.js?render={key}' };
  const hosted = (execute: (key: string) => Promise<unknown>, load = () => Promise.resolve()) =>
    captchaOf({ clientUrl, language: 'fr', hosted: key }, () => ({ load, execute }));

  it('gives the company’s token for the site key', async () => {
    const execute = vi.fn<(key: string) => Promise<string>>(() => Promise.resolve('token-1'));
    await expect(hosted(execute).respond()).resolves.toBe('token-1');
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key');
  });

  it.each([
    ['its script cannot be had', () => Promise.resolve('t'), () => Promise.reject(new Error('blocked'))],
    ['it gives no token', () => Promise.resolve(null), undefined],
    ['its token is no header', () => Promise.resolve('a\nb'), undefined],
  ])('has no response where %s', async (_case, execute, load) => {
    await expect(hosted(execute, load).respond()).rejects.toBeInstanceOf(CaptchaError);
  });

  it('does not wait for ever', async () => {
    const captcha = hosted(() => new Promise(() => undefined));
    await expect(captcha.respond(AbortSignal.timeout(20))).rejects.toBeInstanceOf(CaptchaError);
  });
});
