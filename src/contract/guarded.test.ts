import { describe, expect, it } from 'vitest';
import { giftCardFixture } from './gift-card/fixture.ts';
import { giftCardAnswer } from './gift-card/schema.ts';
import { guardedEndpoints } from './guarded.ts';
import { openApiDocument } from './openapi.ts';
import { readTwice, refusedPaths } from './test-support.ts';
import { voucherFixture } from './voucher/fixture.ts';
import { voucherAnswer } from './voucher/schema.ts';

const { voucher, giftCard } = guardedEndpoints;

describe('the calls that a captcha guards', () => {
  it('R248 are for vouchers and gift cards; D24 a gift card has a number and a PIN', () => {
    expect([voucher.path, giftCard.path]).toEqual(['/api/voucher/{code}', '/api/gift-card/{a}/{b}']);
    expect(giftCard.params.safeParse({ a: '6280401200019374', b: '4821' }).success).toBe(true);
  });

  it('R248 answer a result code and a card', () => {
    expect(readTwice(voucherAnswer, voucherFixture)).toStrictEqual(voucherFixture);
    expect(readTwice(giftCardAnswer, giftCardFixture)).toStrictEqual(giftCardFixture);
    const none = { resultCode: 1, card: null };
    expect(readTwice(voucherAnswer, none)).toStrictEqual(none);
    expect(refusedPaths(giftCardAnswer, { card: null })).toStrictEqual(['resultCode']);
  });

  it.each(['', 'abc', 'a b c d', '../../x', 'x'.repeat(41), 'ünder'])('refuses the code %o', (code) => {
    expect(voucher.params.safeParse({ code }).success).toBe(false);
  });

  it.each([
    ['1234567', '4821'],
    ['62804012000193x4', '4821'],
    ['6280401200019374', '12'],
    ['6280401200019374', '123456789'],
  ])('refuses the card %s with the PIN %s', (a, b) => {
    expect(giftCard.params.safeParse({ a, b }).success).toBe(false);
  });

  it('D24 are described with their header, and with what is answered without it', () => {
    const { paths } = openApiDocument({ title: 't', version: '1', serverUrl: '/nl' });
    for (const { path } of [voucher, giftCard]) {
      const operation = paths?.[path]?.get;
      const parameters = operation?.parameters?.map((one) =>
        'name' in one ? [one.in, one.name, one.required] : [],
      );
      expect(parameters).toContainEqual(['header', 'X-Captcha-Response', true]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '403', '429', 'default']);
    }
  });
});
