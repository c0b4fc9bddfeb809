import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadingZeroBits, partText, writeSolution } from '#src/contract/client/captcha-challenge/proof.ts';
import type { CaptchaChallenge } from '#src/contract/client/captcha-challenge/schema.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import type { Captcha } from './captcha.ts';
import { proofOfWork } from './proof-of-work.ts';
import { captchaSecret, purgeCaptcha } from './store.ts';

const difficulty = 4;

function numbersFor({ challenge, parts, difficulty: bits }: CaptchaChallenge): number[] {
  return Array.from({ length: parts }, (_, part) => {
    let number = 0;
    const bitsOf = () =>
      leadingZeroBits(
        createHash('sha256')
          .update(partText(challenge, part, number))
          .digest(),
      );
    while (bitsOf() < bits) number += 1;
    return number;
  });
}

describe.each([databaseOfRun()])('the self-hosted captcha in $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Database;
  let time = 0;
  let captcha: Captcha;
  const now = () => new Date(time);
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  beforeEach(() => {
    time = Date.parse('2026-11-20T18:00:00Z');
    captcha = proofOfWork({ db, now, difficulty });
  });
  afterAll(() => database.close());

  async function puzzle(from = captcha): Promise<CaptchaChallenge> {
    const made = await from.challenge();
    if (made === null) throw new Error('expected a puzzle');
    return made;
  }
  async function solved(from = captcha): Promise<string> {
    const made = await puzzle(from);
    return writeSolution(made.challenge, numbersFor(made));
  }

  it('D24 takes a solved puzzle', async () => {
    await expect(captcha.verify(await solved())).resolves.toBe('good');
  });

  it('SEC13 takes a solution once, also of fifty at a time, in whichever process', async () => {
    const other = proofOfWork({ db, now, difficulty });
    const response = await solved();
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? captcha : other).verify(response)),
    );
    expect(verdicts.toSorted()).toEqual(['good', ...Array.from({ length: 49 }, () => 'used')]);
    // Other numbers for the same puzzle do not make it a new puzzle.
    const made = await puzzle();
    const numbers = numbersFor(made);
    await captcha.verify(writeSolution(made.challenge, numbers));
    let next = (numbers[0] ?? 0) + 1;
    while (
      leadingZeroBits(
        createHash('sha256')
          .update(partText(made.challenge, 0, next))
          .digest(),
      ) < difficulty
    )
      next += 1;
    const again = writeSolution(made.challenge, [next, ...numbers.slice(1)]);
    await expect(captcha.verify(again)).resolves.toBe('used');
  });

  it('SEC13 tells what nobody here signed', async () => {
    const forge = async (content: object, secret: string) => {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      const challenge = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      const forged = { challenge, difficulty, parts: 8, expiresAt: '' };
      return captcha.verify(writeSolution(challenge, numbersFor(forged)));
    };
    const content = { id: 'a'.repeat(22), e: time + 60_000, d: difficulty };
    await expect(forge(content, 'another secret')).resolves.toBe('forged');
    // Signed with our secret, but not in our form: the check does not rely on the signature alone.
    const secret = await captchaSecret(db);
    await expect(forge({ ...content, more: true }, secret)).resolves.toBe('forged');
    await expect(forge({ ...content, id: 'short' }, secret)).resolves.toBe('forged');
    const made = await puzzle();
    const [text = '', signature = ''] = made.challenge.split('.');
    const longer = Buffer.from(text, 'base64url')
      .toString()
      .replace(/"e":(\d)/, '"e":9$1');
    const changed = `${Buffer.from(longer).toString('base64url')}.${signature}`;
    await expect(
      captcha.verify(writeSolution(changed, numbersFor({ ...made, challenge: changed }))),
    ).resolves.toBe('forged');
  });

  it('SEC13 takes none that has expired', async () => {
    const response = await solved();
    time += 10 * 60_000;
    await expect(captcha.verify(response)).resolves.toBe('expired');
  });

  it('SEC13 takes no work that is too little, nor that for an easier puzzle', async () => {
    const made = await puzzle();
    const numbers = numbersFor(made);
    const wrong = numbers.with(3, (numbers[3] ?? 0) + 1);
    const bits = leadingZeroBits(
      createHash('sha256')
        .update(partText(made.challenge, 3, wrong[3] ?? 0))
        .digest(),
    );
    await expect(captcha.verify(writeSolution(made.challenge, wrong))).resolves.toBe(
      bits >= difficulty ? 'good' : 'wrong',
    );
    await expect(captcha.verify(writeSolution(made.challenge, numbers.slice(1)))).resolves.toBe('malformed');
    const easier = await solved(proofOfWork({ db, now, difficulty: 1 }));
    await expect(captcha.verify(easier)).resolves.toBe('wrong');
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    [['a', 'b'], 'malformed'],
    ['x', 'malformed'],
    ['a'.repeat(5_000), 'malformed'],
  ])('tells what is no response: %o', async (response, verdict) => {
    await expect(captcha.verify(response)).resolves.toBe(verdict);
  });

  it('keeps one secret however many processes start at a time, and forgets what has expired', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => captchaSecret(db)));
    expect(new Set(secrets).size).toBe(1);
    await captcha.verify(await solved());
    await purgeCaptcha(db, new Date(time + 60 * 60_000));
    expect(await db.selectFrom('captcha_used').selectAll().execute()).toEqual([]);
  });
});
