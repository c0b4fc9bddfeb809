import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { mailsTo, newMember, openHost, registerForm, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';
import { accountWords } from '../words/words.ts';
import { isPlainName } from './plain-name.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database);
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

/** Names that a mail program may turn into links. */
const hostile = [
  'http://evil.test',
  'Click evil.test',
  'evil.test',
  'www.evil.test',
  'bit.ly/x',
  'evil。test',
  'evil．test',
  'evil\u{2024}test',
  'пример.рф',
  'evil.xn--p1ai',
  'mailto:a@evil.test',
  'a@evil.test',
  'hxxps://evil[.]test',
  '//evil.test',
  'C:\\evil',
  'Call 0612345678',
  '+33 6 12 34 56 78',
  'Win 500 €!',
  '127.0.0.1',
  'evil.te\u{301}st',
  'x'.repeat(41),
];

/** Names of people. */
const real = [
  'Odile',
  'J.R.',
  'J. R.',
  'J.-P.',
  'A.J.',
  'Ma. Teresa',
  'St. John',
  'Anne-Marie',
  'D’Angelo',
  "N'Golo",
  'Ngũgĩ',
  'Zoe\u{308}',
  'Øyvind',
  'İpek',
  'Жанна',
  'محمد',
  '美咲',
  'Aïcha Fatou',
  'X',
];

describe('a name that opens a mail', () => {
  it.each(hostile)('opens no mail by a name like %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });

  it.each(real)('may be %j', (name) => {
    expect(isPlainName(name)).toBe(true);
  });
});

describe('a mail', () => {
  it('to an address that nobody has confirmed holds nothing that a stranger typed', async () => {
    for (const [index, firstName] of ['Click evil.test', 'Odile'].entries()) {
      const email = `somebody-${index}@example.org`;
      const browser = new TestBrowser(host, 'fr', `203.0.113.${60 + index}`);
      await browser.submit('register', { ...registerForm(email), firstName, lastName: 'evil.test' });
      await browser.submit('register', { ...registerForm(email), firstName, lastName: 'evil.test' });
      await browser.submit('password', { email });
      const mails = await mailsTo(host, email);
      expect(mails.map(({ purpose }) => purpose).toSorted()).toEqual(['confirm', 'exists', 'reset']);
      for (const { subject, body } of mails) {
        expect(body).toMatch(/^Bonjour,\n\n/);
        expect(`${subject}\n${body}`).not.toContain('evil.test');
        expect(`${subject}\n${body}`).not.toContain(firstName);
      }
    }
  });

  it('greets a member by name once the address is confirmed, unless the name is none', async () => {
    const { browser, email } = await newMember(host);
    for (const [firstName, greeting] of [
      ['J.R.', 'Bonjour J.R.,\n\n'],
      ['Click evil.test', 'Bonjour,\n\n'],
    ] as const) {
      await browser.submit('profile', { part: 'profile', firstName, lastName: 'Marchetti' });
      await new TestBrowser(host, 'fr', '203.0.113.70').submit('password', { email });
      const [mail] = await mailsTo(host, email);
      expect(mail?.body.startsWith(greeting)).toBe(true);
    }
  });

  it('has a greeting without a name in every language', () => {
    for (const { mails } of Object.values(accountWords)) {
      expect(mails.hello(null)).not.toMatch(/null|undefined|\s,|\s$/);
      expect(mails.hello('Odile')).toContain('Odile');
    }
  });
});
