import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { showIdsOf } from './service/cinemas.ts';
import { findAccount } from './store/accounts.ts';
import { readFeelings } from './store/feelings.ts';
import { findSession } from './store/sessions.ts';

const folder = mkdtempSync(join(tmpdir(), 'velours-kill-'));
const origin = 'http://account.velours.localhost:4000';
const siteOrigin = 'http://ci.velours.localhost:3000';
const running: ChildProcess[] = [];
/** How often it is killed: `LONG_FORM=1` for all of REL8. */
const kills = process.env['LONG_FORM'] === '1' ? 200 : 3;
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Starts the backend on the folder; resolves with its port once it is ready. */
async function start(): Promise<{ child: ChildProcess; port: number }> {
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      const port = /listening on http:\S+:(\d+)/.exec(text)?.[1];
      if (port !== undefined && text.includes('ready: ci')) resolve({ child, port: Number(port) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`ended: ${text}`)));
  });
}

interface Answer {
  status: number;
  body: string;
}

/** A browser with real connections, which may break. */
class SocketBrowser {
  port: number;
  readonly #cookies = new Map<string, string>();

  constructor(port: number) {
    this.port = port;
  }

  get session(): string | undefined {
    return this.#cookies.get('velours_session');
  }

  send(method: string, path: string, body?: object | URLSearchParams): Promise<Answer> {
    const form = body instanceof URLSearchParams;
    if (form) body.set('xsrf', this.#cookies.get('XSRF-TOKEN') ?? '');
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          port: this.port,
          host: '127.0.0.1',
          method,
          path,
          agent: false,
          headers: {
            host: path.startsWith('/ci/') ? '127.0.0.1' : new URL(origin).host,
            origin: form ? origin : siteOrigin,
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
            ...(body !== undefined && {
              'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            }),
          },
        },
        (response) => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
            this.#cookies.set(name, value);
          }
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.end(body === undefined ? undefined : form ? body.toString() : JSON.stringify(body));
    });
  }
}

it(
  `REL8 R252 loses no acknowledged write when the process is killed in the middle of a hundred, ${kills} times`,
  async () => {
    const first = await start();
    const browser = new SocketBrowser(first.port);
    await browser.send('GET', '/fr/register?site=ci');
    const email = 'survivor@example.org';
    const password = 'dix canards violets';
    const form = { firstName: 'Awa', lastName: 'Koné', email, password };
    expect((await browser.send('POST', '/fr/register?site=ci', new URLSearchParams(form))).status).toBe(200);
    await browser.send('POST', '/fr/sign-in?site=ci', new URLSearchParams({ email, password }));
    const account: { icu: string } = JSON.parse((await browser.send('GET', '/api/fr/accounts/me')).body);
    const { shows }: { shows: { slug: string }[] } = JSON.parse(
      (await browser.send('GET', '/ci/api/shows')).body,
    );
    const slugs = shows.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(20);

    for (let time = 0; time < kills; time += 1) {
      const backend = time === 0 ? first : await start();
      browser.port = backend.port;
      // Successive writes for a show have different values, so that a lost write is visible.
      const acknowledged = new Map<string, number>();
      let answered = 0;
      const writer = async (lane: number): Promise<void> => {
        for (let round = 0; round < 20; round += 1) {
          const slug = slugs[lane * 4 + (round % 4)] ?? '';
          const emotion = 1 + ((round >> 2) % 3);
          const answer = await browser.send('POST', `/api/fr/client/${account.icu}/show/${slug}/emotion`, {
            emotion,
          });
          expect(answer.status).toBe(200);
          acknowledged.set(slug, emotion);
          answered += 1;
          if (answered === 55) backend.child.kill('SIGKILL');
        }
      };
      const lanes = await Promise.allSettled([0, 1, 2, 3, 4].map((lane) => writer(lane)));
      expect(lanes.some((lane) => lane.status === 'rejected')).toBe(true);
      expect(answered).toBeGreaterThanOrEqual(55);
      expect(answered).toBeLessThan(100);
      await kill(backend.child);

      const database = await openDatabase({ kind: 'folder', folder });
      try {
        const feelings = await readFeelings(database.db, account.icu, 'ci');
        const ids = await showIdsOf(database.db, 'ci', 'fr', slugs);
        for (const [slug, emotion] of acknowledged) {
          // A later write may have been stored without an answer; an older value must not be there.
          expect([emotion, (emotion % 3) + 1]).toContain(feelings.get(ids.get(slug) ?? '')?.emotion);
        }
        const kept = await findAccount(database.db, account.icu);
        expect(kept).toMatchObject({ email, firstName: 'Awa', lastName: 'Koné' });
        expect(await findSession(database.db, browser.session, new Date())).toBe(account.icu);
      } finally {
        await database.close();
      }
    }
  },
  60_000 * kills,
);
