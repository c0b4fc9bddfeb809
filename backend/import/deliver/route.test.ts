import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { loadDemonstration, testNow, testServer } from '../../test-server.ts';
import type { ImportOrder } from '../catalogue-schema.ts';
import { harbourCatalogue, harbourNow } from '../fixtures/harbour.ts';
import { deliver } from './hand-over.ts';
import { loadImport } from './load.ts';
import { announcePresence } from './presence.ts';
import { HandOverError } from './target.ts';

/** A server with the demonstration of the Dutch site, for the tests of one group. */
function serverOfGroup() {
  const folder = mkdtempSync(join(tmpdir(), 'velours-presence-'));
  let database: OpenDatabase;
  let app: FastifyInstance;
  let order: ImportOrder;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database, ['nl']);
    app = testServer(database, ['nl']);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    announcePresence(folder, { pid: process.pid, url, token: 'a-token-of-twenty-characters' });
    order = {
      catalogue: await harbourCatalogue(),
      lacking: { nl: ['settings', 'footer', 'versions'], en: ['tags'] },
      force: false,
      dryRun: false,
    };
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const post = (
    payload: string | object,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    app.inject({
      method: 'POST',
      url: '/internal/import',
      payload,
      remoteAddress,
      headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
    });
  return { folder, post, parts: () => ({ app, database, order }) };
}

describe('an import through the running server', () => {
  const { post, parts } = serverOfGroup();

  it('is only for this machine and only with the token', async () => {
    const { app, order } = parts();
    expect((await post('{}', {}, '10.0.0.7')).statusCode).toBe(404);
    expect((await post('{}', { 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
    for (const authorization of ['', 'Bearer', 'Bearer wrong', 'Basic token', `Bearer ${'x'.repeat(500)}`]) {
      expect((await post('{}', { authorization })).statusCode).toBe(401);
    }
    const presence = { pid: process.pid, url: app.listeningOrigin, token: 'a-token-of-twenty-characters' };
    await expect(deliver({ kind: 'backend', presence }, order, harbourNow)).rejects.toThrow(HandOverError);
  });

  it('lists what is wrong with a catalogue and changes nothing', async () => {
    const { app } = parts();
    const revision = async () =>
      (await app.inject({ url: '/nl/api/cinemas' })).headers['x-catalogue-revision'];
    const before = await revision();
    expect((await post('{"catalogue":')).statusCode).toBe(400);
    const response = await post({ catalogue: { site: 'nl' }, force: false });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('catalogue.languages');
    expect(await revision()).toBe(before);
  });

  it('holds a load that drops most showtimes unless it is forced', async () => {
    const { database, order } = parts();
    await loadImport(database, order, testNow);
    const nothing = structuredClone(order);
    for (const catalogue of Object.values(nothing.catalogue.languages)) catalogue.showtimes = {};
    // The server's clock stands after the showtimes of the fixture: the check is shown at the clock of the fixture.
    expect(await loadImport(database, nothing, harbourNow)).toMatchObject({
      outcome: 'held',
      coming: { before: 4, after: 0 },
    });
    expect(await loadImport(database, { ...nothing, force: true }, harbourNow)).toMatchObject({
      outcome: 'loaded',
    });
  });

  it('tells which language a load no longer has', async () => {
    const { order } = parts();
    const { nl } = order.catalogue.languages;
    if (nl === undefined) throw new Error('the fixture has no nl');
    const dutchOnly: ImportOrder = {
      ...order,
      catalogue: { ...order.catalogue, languages: { nl } },
      dryRun: true,
      force: true,
    };
    expect(JSON.parse((await post(dutchOnly)).body)).toMatchObject({ lostLanguages: ['en'] });
    expect(JSON.parse((await post({ ...order, force: true })).body)).toMatchObject({ lostLanguages: [] });
  });
});

describe('the first import through the running server', () => {
  const { folder, post, parts } = serverOfGroup();

  it('takes the catalogue over at once, keeping what the source lacks', async () => {
    const { app, order } = parts();
    const before = await app.inject({ url: '/nl/api/settings' });
    const dry = await post({ ...order, dryRun: true });
    expect(JSON.parse(dry.body)).toMatchObject({ outcome: 'dry-run' });
    expect((await app.inject({ url: '/nl/api/cinemas' })).body).not.toContain('velours-havenkwartier');

    announcePresence(folder, {
      pid: process.pid,
      url: `http://127.0.0.1:${new URL(app.listeningOrigin).port}`,
      token: 'token' + '-'.repeat(20),
    });
    expect(JSON.parse((await post(order)).body)).toMatchObject({
      outcome: 'loaded',
      revision: 2,
      changes: { cinema: { added: 2 } },
    });
    const cinemas = await app.inject({ url: '/nl/api/cinemas' });
    expect(cinemas.headers['x-catalogue-revision']).toBe('2');
    expect(cinemas.body).toContain('velours-havenkwartier');
    expect((await app.inject({ url: '/nl/api/settings' })).body).toBe(before.body);
    expect(JSON.parse((await app.inject({ url: '/nl/api/versions' })).body)).not.toEqual([]);
    expect(JSON.parse((await app.inject({ url: '/nl/api/alerts' })).body)).toEqual([]);
  });
});
