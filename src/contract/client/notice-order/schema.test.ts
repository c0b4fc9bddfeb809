import { describe, expect, it } from 'vitest';
import { noticeOrderBody, noticeOrderEndpoint } from './schema.ts';

const body = { email: 'odile@example.org', show: 'la-maree', place: null, version: null };

describe('POST notices', () => {
  it('D56 needs nobody to be signed in and answers nothing', () => {
    expect(noticeOrderEndpoint).toMatchObject({ method: 'POST', personal: false, answer: null });
  });

  it.each([
    [body, true],
    [{ ...body, place: { kind: 'city', slug: 'lille' }, version: 'vost' }, true],
    [{ ...body, place: { kind: 'cinema', slug: 'lille-gare' } }, true],
    [{ ...body, place: { kind: 'country', slug: 'fr' } }, false],
    [{ ...body, place: { kind: 'city', slug: '../x' } }, false],
    [{ ...body, show: '' }, false],
    [{ ...body, version: 'v f' }, false],
    [{ ...body, version: 'v'.repeat(41) }, false],
    [{ ...body, email: `${'a'.repeat(250)}@x.org` }, false],
    [{ ...body, email: 'Odile <odile@example.org>' }, false],
    [{ ...body, email: 'a@example.org,b@example.org' }, false],
    [{ ...body, email: 'a@example.org\r\nBcc: b@example.org' }, false],
    [{ ...body, email: 'odile@localhost' }, false],
  ])('reads %j: %s', (given, right) => {
    expect(noticeOrderBody.safeParse(given).success).toBe(right);
  });
});
