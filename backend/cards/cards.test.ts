import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCardAnswer } from '#src/contract/gift-card/schema.ts';
import { voucherAnswer } from '#src/contract/voucher/schema.ts';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import { AccountEvents } from '../accounts/events/account-events.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createApp } from '../http/app.ts';
import { cardFile } from './card-file.ts';
import { cardLimits, registerCards } from './routes.ts';

const path = join(mkdtempSync(join(tmpdir(), 'velours-cards-')), 'cards.json');
const voucher = {
  code: 'VLRS-0001-AA',
  label: { nl: 'Avond voor twee', en: 'Evening for two' },
  value: null,
  seats: 2,
  validUntil: '2030-12-31',
  used: false,
};
const giftCard = { number: '6280401200019374', pin: '4821', balance: 32.5, expiresAt: null };
const document = { nl: { vouchers: [voucher], giftCards: [giftCard] } };

let database: OpenDatabase;
let app: FastifyInstance;
let lines: string[] = [];
const firstDay = new Date('2026-11-20T12:00:00Z').getTime();
let now = new Date(firstDay);
let tests = 0;
const verdicts: Readonly<Record<string, CaptchaVerdict>> = { good: 'good', old: 'expired', again: 'used' };

beforeAll(async () => {
  database = await openTestDatabase();
  const logger = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) });
  app = createApp({ logger, trustedProxies: ['127.0.0.1'] });
  registerCards(app, {
    db: database.db,
    cards: cardFile(path),
    captcha: {
      challenge: () => Promise.resolve(null),
      verify: (given) =>
        Promise.resolve(typeof given === 'string' ? (verdicts[given] ?? 'wrong') : 'missing'),
    },
    limits: cardLimits(),
    events: new AccountEvents(() => now),
    now: () => now,
    served: new Set(['nl', 'fr']),
  });
});
beforeEach(() => {
  writeFileSync(path, JSON.stringify(document));
  lines = [];
  // Every test has a day of its own, whatever the one before did with its clock.
  tests += 1;
  now = new Date(firstDay + tests * 2 * 24 * 60 * 60 * 1_000);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function ask(url: string, proof: string | null = 'good', from = '192.0.2.1'): Promise<Answered> {
  const answer = await app.inject({
    url: `/nl/api/${url}`,
    headers: { 'x-forwarded-for': from, ...(proof === null ? {} : { 'x-captcha-response': proof }) },
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers };
}

const unknown = { resultCode: 1, card: null };
const giftCardUrl = (pin: string, number = giftCard.number) => `gift-card/${number}/${pin}`;

describe('a voucher', () => {
  it('R248 is what the code says, in the language that is asked for', async () => {
    const { status, body } = await ask('voucher/vlrs-0001-aa?language=en');
    expect(status).toBe(200);
    expect(body).toEqual({ resultCode: 0, card: { ...voucher, label: 'Evening for two' } });
    expect(voucherAnswer.parse(body)).toEqual(body);
    expect((await ask('voucher/VLRS-0001-AA?language=xx')).body).toMatchObject({
      card: { label: 'Avond voor twee' },
    });
  });

  it('R264 that nobody knows is a result code and no card', async () => {
    expect(await ask('voucher/VLRS-0002-AA')).toMatchObject({ status: 200, body: unknown });
  });

  it('D22 is kept by nobody', async () => {
    for (const url of ['voucher/VLRS-0001-AA', 'voucher/VLRS-0002-AA', giftCardUrl('4821')]) {
      const { headers } = await ask(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).toBeUndefined();
    }
  });
});

describe('a gift card', () => {
  it('D24 R248 is known by its number and its PIN, and its number is masked', async () => {
    const { body } = await ask(giftCardUrl('4821'));
    expect(body).toEqual({ resultCode: 0, card: { number: '•••• 9374', balance: 32.5, expiresAt: null } });
    expect(giftCardAnswer.parse(body)).toEqual(body);
  });

  it('does not tell a wrong PIN from a wrong number', async () => {
    const wrongPin = await ask(giftCardUrl('4822'));
    const wrongNumber = await ask(giftCardUrl('4821', '6280401200019375'));
    expect(wrongPin.body).toEqual(unknown);
    expect(wrongNumber.body).toEqual(unknown);
    const constant = ({ headers: { date: _date, ...headers } }: Answered) => headers;
    expect(constant(wrongPin)).toEqual(constant(wrongNumber));
  });
});

describe('who may ask', () => {
  it('D24 voucher without captcha is refused', async () => {
    for (const url of ['voucher/VLRS-0001-AA', giftCardUrl('4821')]) {
      expect((await ask(url, null)).status).toBe(400);
      for (const proof of ['old', 'again', 'x']) {
        const { status, body, headers } = await ask(url, proof);
        expect([status, headers['cache-control']]).toEqual([403, 'no-store']);
        expect(JSON.stringify(body)).not.toContain('card"');
      }
    }
  });

  it('nobody may try the PINs of a card, from however many addresses', async () => {
    // In winter the site's day ends at 23:00 UTC.
    const midnight = new Date(now).setUTCHours(23, 0, 0, 0);
    const unknownNumber = '6280401200011111';
    const guess = async (number: string) => {
      const statuses: number[] = [];
      // From early in the morning until the night, each from an address of its own.
      for (let tried = 0; tried < 40; tried += 1) {
        now = new Date(midnight - (900 - tried * 22) * 60_000);
        statuses.push(
          (await ask(giftCardUrl(String(1_000 + tried), number), 'good', `192.0.2.${tried}`)).status,
        );
      }
      return statuses;
    };
    const twenty = Array.from({ length: 40 }, (_, tried) => (tried < 20 ? 200 : 429));
    expect(await guess(giftCard.number)).toEqual(twenty);
    const told = lines.filter((line) => line.includes('"event"'));
    expect(told.map((line) => JSON.parse(line))[0]).toMatchObject({ event: 'lock-out', limit: 'card pins' });
    // A number that nobody has is locked as well: the lock tells nothing.
    expect(await guess(unknownNumber)).toEqual(twenty);
    for (const number of [giftCard.number, unknownNumber]) {
      now = new Date(midnight - 1_000);
      const locked = await ask(giftCardUrl('4821', number), 'good', '198.51.100.7');
      expect([locked.status, locked.headers['retry-after']]).toEqual([429, '1']);
    }
    expect((await ask(giftCardUrl('4821', '6280401200019999'))).status).toBe(200);
    now = new Date(midnight);
    expect((await ask(giftCardUrl('4821'))).body).toMatchObject({ resultCode: 0 });
    expect(lines.join('')).not.toMatch(/6280401200019374|\b4821\b|198\.51/);
  });

  it('the owner of a gift card locks it with nothing, and has no more guesses to give', async () => {
    let at = 0;
    const from = () => `198.51.100.${(at += 1)}`;
    for (let time = 0; time < 30; time += 1)
      expect((await ask(giftCardUrl('4821'), 'good', from())).status).toBe(200);
    for (let tried = 0; tried < 20; tried += 1) {
      expect((await ask(giftCardUrl(String(1_000 + tried)), 'good', from())).body).toEqual(unknown);
      if (tried < 19) expect((await ask(giftCardUrl('4821'), 'good', from())).status).toBe(200);
    }
    expect((await ask(giftCardUrl('1900'), 'good', from())).status).toBe(429);
  });

  it('SEC13 nobody may try more than ten codes in any minute from one address', async () => {
    const begun = now.getTime();
    const tried: number[] = [];
    // One try begins a minute; the others stand where that minute ends and the next begins.
    for (const second of [0, ...Array.from({ length: 20 }, (_, index) => 50 + index)]) {
      now = new Date(begun + second * 1_000);
      const { status } = await ask(`voucher/TRY-${1000 + second}`);
      expect([200, 429]).toContain(status);
      if (status === 200) tried.push(second);
    }
    const inMinuteFrom = (start: number) => tried.filter((at) => at >= start && at < start + 60).length;
    expect(Math.max(...tried.map(inMinuteFrom))).toBeLessThanOrEqual(10);
    // Somebody who types has tries again in the next minute; others have theirs all the time.
    expect(tried.some((second) => second >= 60)).toBe(true);
    const late = await ask('voucher/VLRS-0001-AA');
    expect([late.status, Number(late.headers['retry-after']) <= 60]).toEqual([429, true]);
    expect((await ask('voucher/VLRS-0001-AA', 'good', '198.51.100.8')).status).toBe(200);
  });

  it('SEC13 no line of the log has a code, a number or a PIN, whatever became of the guess', async () => {
    const statuses = new Set<number>();
    const note = async (url: string, proof: string | null = 'good') =>
      void statuses.add((await ask(url, proof)).status);
    for (const url of [
      'voucher/VLRS-0001-AA',
      'voucher/VLRS-0002-AA',
      giftCardUrl('4821'),
      giftCardUrl('4822'),
    ])
      for (const proof of ['good', 'again', 'x', null]) await note(url, proof);
    for (let code = 0; code < 8; code += 1) await note(`voucher/VLRS-000${code}-AA`);
    await note('voucher/VLRS-0001-AA/more');
    await note('gift-card/6280401200019374/x4821');
    writeFileSync(path, '{');
    utimesSync(path, new Date(), new Date(Date.now() + 13_000));
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    await note('voucher/VLRS-0001-AA');
    await note(giftCardUrl('4821'));
    expect(statuses).toEqual(new Set([200, 400, 403, 404, 429, 500]));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => /VLRS|6280401200|\b482[12]\b/.test(line))).toEqual([]);
  });

  it('nobody may try more than thirty codes in a quarter of an hour from one address', async () => {
    let tried = 0;
    for (let minute = 0; minute < 14; minute += 1) {
      for (let code = 0; code < 5; code += 1)
        tried += Number((await ask(`voucher/TRY-${minute}${code}0`)).status === 200);
      now = new Date(now.getTime() + 60_000);
    }
    expect(tried).toBe(30);
  });

  it('D29 sites without the feature have no such call', async () => {
    const answer = await app.inject({
      url: '/fr/api/voucher/VLRS-0001-AA',
      headers: { 'x-captcha-response': 'good' },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('malformed numbers are refused by name', async () => {
    expect(await ask('voucher/a')).toMatchObject({ status: 400, body: { errors: [{ parameter: 'code' }] } });
    expect(await ask(giftCardUrl('xx'))).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'b' }] },
    });
  });
});

describe('the document of the cards', () => {
  it('is read again when it has changed', async () => {
    expect((await ask('voucher/VLRS-0001-AA')).body).toMatchObject({ card: { used: false } });
    writeFileSync(path, JSON.stringify({ nl: { vouchers: [{ ...voucher, used: true }], giftCards: [] } }));
    utimesSync(path, new Date(), new Date(Date.now() + 5_000));
    expect((await ask('voucher/VLRS-0001-AA')).body).toMatchObject({ card: { used: true } });
  });

  it('tells where it is wrong, and no code', async () => {
    writeFileSync(path, JSON.stringify({ nl: { vouchers: [{ ...voucher, seats: null }], giftCards: [] } }));
    utimesSync(path, new Date(), new Date(Date.now() + 9_000));
    const asked = cardFile(path).voucher('nl', 'nl', voucher.code);
    await expect(asked).rejects.toThrow(/nl\.vouchers\.0: expected a value or seats/);
    await expect(asked).rejects.not.toThrow(voucher.code);
    writeFileSync(path, '{');
    await expect(cardFile(path).giftCard('nl', '1', '2')).rejects.toThrow('expected JSON');
  });

  it('of the demonstration has vouchers and gift cards in every state', async () => {
    const cards = cardFile(join(import.meta.dirname, '../../demo/plan/cards.json'));
    expect(await cards.voucher('nl', 'en', 'VLRS-4821-KJ')).toMatchObject({ seats: 2, used: false });
    expect(await cards.voucher('nl', 'nl', 'VLRS-3317-HZ')).toMatchObject({ used: true });
    expect(await cards.giftCard('nl', '6280401200058809', '7713')).toMatchObject({ balance: 0 });
    expect(await cards.giftCard('nl', '6280401200058809', '7714')).toBeNull();
  });
});
