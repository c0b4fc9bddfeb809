import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeAccounts } from './accounts/store/purge.ts';
import { mailsTo, newMember, pathOf, registerForm, TestBrowser } from './accounts/test-kit.ts';
import { linkRenewal } from './configured-parts.ts';
import { openTestDatabase } from './database/test-database.ts';
import type { OpenDatabase } from './database/open.ts';
import { MailSender } from './mail/sender.ts';
import { purgeMails } from './mail/settle.ts';
import { smtpTransport } from './mail/transport.ts';
import { confirmNotice, openNotice, orderNotice } from './notices/orders.ts';
import { purgeNotices } from './notices/store.ts';
import { openNoticeHost, plantShowtime } from './notices/test-kit.ts';
import type { NoticeHost } from './notices/test-kit.ts';
import { tellOfSales } from './notices/watch.ts';

let database: OpenDatabase;
let host: NoticeHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openNoticeHost(database);
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

interface Received {
  readonly to: string;
  readonly link: string;
}

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The mail server, which is back. */
async function mailServer(port: number, received: Received[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, state, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        received.push({
          to: state.envelope.rcptTo[0]?.address ?? '',
          link: /https?:\/\/\S+\?site=fr&token=[\w-]+/.exec(text)?.[0] ?? '',
        });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

const subject = { show: 'la-maree', place: null, version: null };
const order = (email: string) =>
  orderNotice(host.notices, { email, asked: subject, site: 'fr', language: 'fr', address: '192.0.2.9' });

it('REL8 a mail server that is away from Friday to Monday loses nothing, and every link in a mail works', async () => {
  const { email: member } = await newMember(host);
  const { email: leaver, browser: leaving } = await newMember(host);
  await order('confirmed@example.org');
  const confirm = new URL((await mailsTo(host, 'confirmed@example.org'))[0]?.link ?? '');
  const shown = await openNotice(host.notices, confirm.searchParams.get('token'), 'confirm', 'fr');
  if (shown === null) throw new Error('expected a notice');
  await confirmNotice(host.notices, shown);
  await database.db.deleteFrom('mail_queue').execute();

  // Friday: what people do while the mail server is away.
  const friday = new TestBrowser(host, 'fr', '203.0.113.1');
  await friday.submit('register', registerForm('new@example.org'));
  await friday.submit('password', { email: member });
  await friday.submit('password', { email: member });
  await order('waiting@example.org');
  await leaving.submit('profile', { part: 'leave', leavePassword: 'dix canards violets' });
  await plantShowtime(host.db);
  expect(await tellOfSales(host.notices)).toBe(1);

  const port = await closedPort();
  const from = { name: 'Velours', address: 'cinema@chain.example' };
  const sender = new MailSender({
    db: database.db,
    now: host.clock.now,
    renewLink: linkRenewal(database.db, host.clock.now),
    log: { error: () => undefined, warn: () => undefined },
    transport: smtpTransport({
      server: { host: '127.0.0.1', port, secure: false, plain: true, login: null },
      from,
    }),
  });
  // Sixty-four hours, with the purge of every hour.
  for (let hour = 0; hour < 64; hour += 1) {
    expect(await sender.run()).toBe(0);
    host.clock.pass(60 * 60);
    await purgeAccounts(database.db, host.clock.now());
    await purgeNotices(database.db, host.clock.now());
    await purgeMails(database.db, host.clock.now(), true);
  }

  const received: Received[] = [];
  const server = await mailServer(port, received);
  try {
    await sender.run();
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
  expect(received.map(({ to }) => to).toSorted()).toEqual(
    // Of two mails for a new password, only the one whose link works.
    [leaver, member, 'confirmed@example.org', 'new@example.org', 'waiting@example.org'].toSorted(),
  );
  expect(await database.db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);

  const linkTo = (to: string) => pathOf(received.find((mail) => mail.to === to)?.link ?? '');
  const monday = await friday.submit(linkTo('new@example.org'), {});
  expect(monday.statusCode).toBe(303);
  const chosen = await friday.submit(linkTo(member), { newPassword: 'neuf hiboux gris' });
  expect(chosen.statusCode).toBe(303);
  await friday.submit(linkTo('waiting@example.org'), {});
  const notices = await database.db.selectFrom('sale_notices').select(['email', 'state']).execute();
  expect(notices).toContainEqual({ email: 'waiting@example.org', state: 'confirmed' });
  // What the mails say of their hours is counted from when they left.
  await friday.submit('password', { email: member });
  const again = (await mailsTo(host, member))[0]?.link ?? '';
  host.clock.pass(60 * 60);
  expect((await friday.get(pathOf(again))).body).not.toContain('name="newPassword"');
});
