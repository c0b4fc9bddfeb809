import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, mailsTo, pathOf, registerForm, TestBrowser } from './accounts/test-kit.ts';
import { testDatabaseKinds } from './database/test-database.ts';
import type { OpenDatabase } from './database/open.ts';
import { peopleOf } from './identity/connect.ts';
import { forgetHints, revokePerson } from './identity/store/artifacts.ts';
import { Browser } from './identity/tests/browser.ts';
import { begin, signedIn } from './identity/tests/site-client.ts';
import { startIdentity } from './identity/tests/test-identity.ts';
import type { TestIdentity } from './identity/tests/test-identity.ts';
import { personOf } from './identity/tests/test-people.ts';
import { MailSender } from './mail/sender.ts';
import type { Delivery } from './mail/transport.ts';
import { confirmNotice, openNotice, orderNotice } from './notices/orders.ts';
import { openNoticeHost, plantShowtime } from './notices/test-kit.ts';
import type { NoticeHost } from './notices/test-kit.ts';
import { tellOfSales } from './notices/watch.ts';

const unknown: Delivery = {
  kind: 'refused',
  permanent: true,
  reason: '550 5.1.1 <Odile.Leaving@Example.ORG>: unknown',
  code: 'EENVELOPE RCPT TO 550',
};

describe.each(testDatabaseKinds())('a member who leaves, on $name', ({ open }) => {
  let database: OpenDatabase;
  let host: NoticeHost;
  let provider: TestIdentity;
  beforeAll(async () => {
    database = await open();
    host = await openNoticeHost(database, {
      onCredentialsChanged: async (id) => revokePerson(database.db, id),
      onLeave: forgetHints,
    });
    provider = await startIdentity(database.db, { people: peopleOf(host.context) });
  });
  afterAll(async () => {
    await provider.close();
    await host.app.close();
    await database.close();
  });

  /** The tables of which a row holds a text, in any case and in any way of writing it that JSON or an address has. */
  async function tablesWith(part: string): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1`.execute(database.db);
    expect(tables.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select row_to_json(held)::text as text
        from ${sql.raw(name)} held`.execute(database.db);
      const texts = rows.map(({ text }) => text.normalize('NFKC').toLowerCase());
      const sought = part.toLowerCase();
      const ways = [sought, encodeURIComponent(sought), Buffer.from(sought).toString('hex')];
      if (texts.some((text) => ways.some((way) => text.includes(way))))
        found.push(name.replace('public.', ''));
    }
    return found;
  }

  const senderOf = (delivery: Delivery): MailSender =>
    new MailSender({
      db: database.db,
      now: host.clock.now,
      renewLink: () => Promise.resolve(true),
      log: { error: () => undefined, warn: () => undefined },
      transport: { deliver: () => Promise.resolve(delivery) },
    });

  const order = async (email: string, show = 'la-maree', version: string | null = null): Promise<void> => {
    const outcome = await orderNotice(host.notices, {
      email,
      asked: { show, place: null, version },
      site: 'fr',
      language: 'fr',
      address: '192.0.2.77',
    });
    expect(outcome).toEqual({ kind: 'sent' });
  };
  const confirm = async (email: string): Promise<void> => {
    const link = (await mailsTo(host, email)).find(({ purpose }) => purpose === 'notice-confirm')?.link;
    const token = new URL(link ?? '').searchParams.get('token');
    const shown = await openNotice(host.notices, token, 'confirm', 'fr');
    if (shown === null) throw new Error('expected a notice');
    await confirmNotice(host.notices, shown);
  };

  it('is in no table any more, whatever was ordered, asked for or refused under that address', async () => {
    const email = 'Odile.Leaving@Example.ORG';
    const [lower, upper] = [email.toLowerCase(), email.toUpperCase()];
    const browser = new TestBrowser(host, 'fr', '198.51.100.1');
    await browser.submit('register', registerForm(email));
    await browser.submit(pathOf((await mailsTo(host, email))[0]?.link ?? ''), {});
    const { icu } = JSON.parse((await browser.call('GET', '/accounts/me')).body) as { icu: string };
    // Without signing in, each in another case: a notice that has been told, one that waits, one not yet confirmed.
    await order(lower);
    await confirm(lower);
    await plantShowtime(host.db);
    expect(await tellOfSales(host.notices)).toBe(1);
    await order(upper, 'le-phare');
    await confirm(upper);
    await order(email, 'le-phare', 'vost');
    // Mails that were given up, with what the mail server said.
    await senderOf(unknown).run();
    // … and of every other kind, which wait.
    await new TestBrowser(host, 'fr', '198.51.100.2').submit('register', registerForm(lower));
    await browser.submit('password', { email: upper });
    await new TestBrowser(host, 'fr', '198.51.100.3').signIn(email, 'not that one, no');
    await order(email, 'le-concert');
    // The identity provider: somebody who is signed in, and two sign-ins that sites began for the address.
    await signedIn(new Browser(provider.port), personOf({ id: icu, email }), { login_hint: email });
    await new Browser(provider.port).follow(begin({ login_hint: ` ${upper}` }).url);
    expect(await tablesWith('odile.leaving')).toEqual([
      'accounts',
      'identity_artifacts',
      'mail_queue',
      'sale_notices',
    ]);

    const gone = await browser.submit('profile', { part: 'leave', leavePassword: goodPassword });
    expect(gone.statusCode).toBe(200);
    // The one mail that says so goes when it has left.
    expect(await tablesWith('odile.leaving')).toEqual(['mail_queue']);
    expect((await mailsTo(host, email)).map(({ purpose }) => purpose)).toEqual(['account-deleted']);
    expect(await senderOf({ kind: 'accepted' }).run()).toBe(1);
    expect(await tablesWith('odile.leaving')).toEqual([]);
    expect(await tablesWith(icu)).toEqual([]);
  });

  it('is in no table either where the last mail is refused', async () => {
    const email = 'bas.leaving@example.org';
    const browser = new TestBrowser(host, 'fr', '198.51.100.4');
    await browser.submit('register', registerForm(email));
    await browser.submit(pathOf((await mailsTo(host, email))[0]?.link ?? ''), {});
    await browser.submit('profile', { part: 'leave', leavePassword: goodPassword });
    await senderOf(unknown).run();
    expect(await tablesWith('bas.leaving')).toEqual([]);
  });

  it('takes nothing along of somebody whose address they typed and never proved', async () => {
    const email = 'owner.of.mailbox@example.org';
    await order(email, 'le-phare');
    await confirm(email);
    const stranger = new TestBrowser(host, 'fr', '198.51.100.5');
    await stranger.submit('register', registerForm(email));
    await stranger.signIn(email);
    const gone = await stranger.submit('profile', { part: 'leave', leavePassword: goodPassword });
    expect(gone.statusCode).toBe(200);
    await senderOf({ kind: 'accepted' }).run();
    expect(await tablesWith('owner.of.mailbox')).toEqual(['sale_notices']);
  });
});
