import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { SiteId } from '#src/sites/site.ts';
import { openHost } from '../../accounts/test-kit.ts';
import type { TestHost } from '../../accounts/test-kit.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { createApp } from '../../http/app.ts';
import { connectIdentities } from '../connect.ts';
import { registerIdentities } from '../http/register.ts';
import { openIdentity } from '../open.ts';
import type { Identity } from '../open.ts';

const originOf = (site: SiteId) => `https://id.chain.${site}`;
const accountOf = (site: SiteId) => `https://account.chain.${site}`;
const siteOf = (site: SiteId) => `https://cinema.chain.${site}`;

describe('identity providers on the domains of their sites', () => {
  let database: OpenDatabase;
  let host: TestHost;
  let app: FastifyInstance;
  const identities: Identity[] = [];

  const partsOf = (identityOrigin: (site: SiteId) => string) =>
    connectIdentities(
      {
        sites: ['fr', 'nl'],
        siteOrigins: perSite(siteOf),
        identityOrigins: perSite(identityOrigin),
        identityAudiences: perSite((site) => `https://api.chain.${site}`),
        environment: 'test',
      },
      { ...host.context, hostOf: (site) => accountOf(site ?? 'fr') },
      { error: () => undefined },
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database);
    for (const parts of partsOf(originOf)) identities.push(await openIdentity(parts));
    app = createApp({ logger: false });
    registerIdentities(app, identities);
    app.get('/health/live', () => 'ok');
  });
  afterAll(async () => {
    await app.close();
    await host.app.close();
    await database.close();
  });

  const ask = (at: SiteId, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: new URL(originOf(at)).host, ...headers } });
  const authorize = (at: SiteId, client: SiteId, redirect: string) =>
    ask(
      at,
      `/authorize?${new URLSearchParams({
        client_id: `velours-${client}`,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'openid',
        state: 's',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      }).toString()}`,
    );

  it('describe themselves each by its own origin, with the same keys', async () => {
    const keys = await Promise.all(
      (['fr', 'nl'] as const).map(async (site) => {
        const described = await ask(site, '/.well-known/openid-configuration');
        expect(described.json()).toMatchObject({
          issuer: `${originOf(site)}/`,
          authorization_endpoint: `${originOf(site)}/authorize`,
          userinfo_endpoint: `${originOf(site)}/userinfo`,
        });
        return (await ask(site, '/.well-known/jwks.json')).body;
      }),
    );
    expect(keys[0]).toBe(keys[1]);
  });

  it('know the client of their own site alone, which returns to the site or to its client host', async () => {
    for (const redirect of [`${siteOf('nl')}/callback`, `${accountOf('nl')}/recognised`]) {
      const begun = await authorize('nl', 'nl', redirect);
      expect([begun.statusCode, begun.headers.location]).toEqual([
        303,
        expect.stringMatching(/^(?:https:\/\/id\.chain\.nl)?\/interaction\//),
      ]);
    }
    expect((await authorize('nl', 'nl', `${accountOf('fr')}/recognised`)).statusCode).toBe(400);
    expect((await authorize('nl', 'fr', `${siteOf('fr')}/callback`)).statusCode).toBe(400);
  });

  it('lead to registration at the client host of the site', () => {
    for (const { parts } of identities)
      for (const site of parts.sites)
        expect([parts.links.register(site, 'nl', ''), parts.links.forgotten(site, 'nl')]).toEqual([
          `${accountOf(site)}/nl/register?site=${site}`,
          `${accountOf(site)}/nl/password?site=${site}`,
        ]);
  });

  it('have nothing else under their names, and are under no other', async () => {
    expect((await ask('fr', '/health/live')).statusCode).toBe(404);
    const strange = { url: '/.well-known/openid-configuration', headers: { host: 'id.chain.de' } };
    expect((await app.inject(strange)).statusCode).toBe(404);
  });

  it('are one where all sites have one origin', () => {
    const one = partsOf(() => 'https://id.chain.example');
    expect(one.map(({ origin, sites }) => [origin, sites])).toEqual([
      ['https://id.chain.example', ['fr', 'nl']],
    ]);
  });
});
