import { describe, expect, it } from 'vitest';
import { leastTimes, processorTime } from '#tests/support/least-times.ts';
import { HasherBusyError, PasswordHasher, standardCost } from './hash.ts';

const cheap = { log2n: 4, r: 8, p: 1 };

describe('the hash of a password', () => {
  it('is made with the cost that OWASP recommends, and says so', async () => {
    expect(standardCost).toStrictEqual({ log2n: 15, r: 8, p: 3 });
    const record = await new PasswordHasher().hash('a rather long one');
    expect(record).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('differs for the same password and knows the right one', async () => {
    const hasher = new PasswordHasher(cheap);
    const [one, other] = await Promise.all([hasher.hash('the same one'), hasher.hash('the same one')]);
    expect(one).not.toBe(other);
    expect(await hasher.verify('the same one', one)).toStrictEqual({ right: true, outdated: false });
    expect(await hasher.verify('The same one', one)).toStrictEqual({ right: false, outdated: false });
  });

  it('takes both ways of typing an accent for the same', async () => {
    const hasher = new PasswordHasher(cheap);
    const record = await hasher.hash('café crème !'.normalize('NFD'));
    expect((await hasher.verify('café crème !'.normalize('NFC'), record)).right).toBe(true);
  });

  it('knows a record of another cost, and calls it outdated', async () => {
    const record = await new PasswordHasher({ log2n: 5, r: 8, p: 1 }).hash('a rather long one');
    expect(await new PasswordHasher(cheap).verify('a rather long one', record)).toStrictEqual({
      right: true,
      outdated: true,
    });
  });

  it.each([
    null,
    '',
    'plain text',
    '$scrypt$ln=40,r=8,p=1$AAAA$AAAA',
    '$scrypt$ln=4,r=0,p=1$AAAA$AAAA',
    '$scrypt$ln=4,r=8,p=1$AAAA$AAAA',
    '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA',
  ])('is never right without a good record: %s', async (stored) => {
    expect((await new PasswordHasher(cheap).verify('anything at all', stored)).right).toBe(false);
  });

  it('takes the same work for an unknown e-mail as for a known one', async () => {
    const hasher = new PasswordHasher({ log2n: 13, r: 8, p: 1 });
    const record = await hasher.hash('a rather long one');
    const [known, unknown] = await leastTimes(
      9,
      [() => hasher.verify('not that one, no', record), () => hasher.verify('not that one, no', null)],
      processorTime,
    );
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  it('refuses where too many wait, and goes on afterwards', async () => {
    const hasher = new PasswordHasher(cheap);
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => hasher.hash('one of many')));
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(18);
    expect(refused.every((one) => one.reason instanceof HasherBusyError)).toBe(true);
    expect(await hasher.hash('afterwards')).toMatch(/^\$scrypt/);
  });
});
