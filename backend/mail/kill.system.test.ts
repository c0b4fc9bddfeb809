import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { putMail } from './queue.ts';

const folder = mkdtempSync(join(tmpdir(), 'velours-mails-'));
const running: ChildProcess[] = [];
const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

interface Received {
  readonly to: string;
  readonly messageId: string;
}

/** A mail server that tells of each mail before it says that it took it. */
async function mailServer(took: (mail: Received) => void): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, state, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: (\S+)$/m.exec(text)?.[1] ?? '';
        took({ to: state.envelope.rcptTo[0]?.address ?? '', messageId });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  servers.push(server);
  return (server.server.address() as AddressInfo).port;
}

function start(port: number): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      VELOURS_ENV: 'test',
      VELOURS_NOW: '2026-09-09T12:00:00+02:00',
      VELOURS_SITES: 'ci',
      VELOURS_DATA: folder,
      BACKEND_PORT: '0',
      LOG_LEVEL: 'error',
      SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`,
      MAIL_FROM: 'Velours <cinema@chain.example>',
    },
    stdio: 'ignore',
  });
  running.push(child);
  return child;
}

/** Opens the database of the folder while no process runs. */
async function between<T>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ kind: 'folder', folder });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

it('REL8 loses no mail when the process is killed, and repeats only what was under way, with the same Message-ID', async () => {
  const everyone = Array.from({ length: 24 }, (_, at) => `person-${at}@example.org`);
  await between(async (db) => {
    for (const recipient of everyone)
      await putMail(
        db,
        {
          accountId: null,
          purpose: 'confirm',
          recipient,
          language: 'fr',
          subject: 'Bonjour',
          body: 'Le lien',
          link: null,
        },
        new Date(),
      );
  });

  const received: Received[] = [];
  let mostBefore = 9;
  const { promise: enough, resolve: stopNow } = Promise.withResolvers<void>();
  const { promise: all, resolve: haveAll } = Promise.withResolvers<void>();
  let first: ChildProcess | undefined;
  const port = await mailServer((mail) => {
    received.push(mail);
    if (received.length === mostBefore) {
      // After the mail server has the mail, before the process hears of it.
      first?.kill('SIGKILL');
      mostBefore = Number.POSITIVE_INFINITY;
      stopNow();
    }
    if (new Set(received.map(({ to }) => to)).size === everyone.length) haveAll();
  });
  first = start(port);
  await enough;
  await kill(first);
  const before = received.length;

  // The leases of the killed process end.
  const left = await between(async (db) => {
    await db
      .updateTable('mail_queue')
      .set({ leased_until: new Date(0).toISOString() })
      .execute();
    return db.selectFrom('mail_queue').select('recipient').execute();
  });
  const missing = everyone.filter((one) => !received.some(({ to }) => to === one));
  expect(left.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(missing));

  start(port);
  await all;
  const repeated = received
    .slice(before)
    .filter(({ to }) => received.slice(0, before).some((one) => one.to === to));
  expect(repeated.length).toBeGreaterThanOrEqual(1);
  expect(repeated.length).toBeLessThanOrEqual(5);
  for (const recipient of everyone) {
    const ids = new Set(received.filter(({ to }) => to === recipient).map(({ messageId }) => messageId));
    expect([recipient, ids.size]).toEqual([recipient, 1]);
  }
});
