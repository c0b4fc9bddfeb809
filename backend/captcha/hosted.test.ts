import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostedCaptcha } from './hosted.ts';

const verifyUrl = 'https://captcha.third.example/siteverify';
const told: string[] = [];
let answer: () => Response = () => HttpResponse.json({ success: true });
const server = setupServer(
  http.post(verifyUrl, async ({ request }) => {
    told.push(await request.text());
    return answer();
  }),
);
const captcha = hostedCaptcha({ verifyUrl, secret: 'our secret' });

beforeAll(() => server.listen());
afterEach(() => {
  told.length = 0;
  answer = () => HttpResponse.json({ success: true });
  server.resetHandlers();
});
afterAll(() => server.close());

describe('a captcha of another company', () => {
  it('makes no puzzles of ours, and asks the company about a token', async () => {
    await expect(captcha.challenge()).resolves.toBeNull();
    await expect(captcha.verify('token-1')).resolves.toBe('good');
    expect(told).toEqual(['secret=our+secret&response=token-1']);
  });

  it.each([
    ['the company says no', () => HttpResponse.json({ success: false }), 'wrong'],
    ['it fails', () => new HttpResponse(null, { status: 500 }), 'unreachable'],
    ['it cannot be reached', () => HttpResponse.error(), 'unreachable'],
    ['it says something else', () => HttpResponse.json({ success: 'yes' }), 'unreachable'],
    ['it sends us elsewhere', () => HttpResponse.redirect('https://other.example'), 'unreachable'],
  ])('SEC13 lets nobody pass where %s', async (_case, given, verdict) => {
    answer = given;
    await expect(captcha.verify('token-1')).resolves.toBe(verdict);
  });

  it('SEC14 sends our secret nowhere but to the company', async () => {
    const elsewhere: string[] = [];
    server.use(
      http.post('https://other.example/', async ({ request }) => {
        elsewhere.push(await request.text());
        return HttpResponse.json({ success: true });
      }),
    );
    answer = () => HttpResponse.redirect('https://other.example/', 307);
    await expect(captcha.verify('token-1')).resolves.toBe('unreachable');
    expect(elsewhere).toEqual([]);
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['a b', 'malformed'],
    [['a'], 'malformed'],
  ])('asks nobody about %o', async (response, verdict) => {
    await expect(captcha.verify(response)).resolves.toBe(verdict);
    expect(told).toEqual([]);
  });
});
