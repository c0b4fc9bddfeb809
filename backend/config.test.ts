import { describe, expect, it } from 'vitest';
import { readBackendConfig } from './config.ts';

/** A live backend names its database. */
const production = { VELOURS_ENV: 'production', DATABASE_URL: 'postgres://velours@127.0.0.1/velours' };
const read = (variables: Record<string, string>) => readBackendConfig({ NODE_ENV: 'test', ...variables });
const mail = {
  SMTP_URL: 'smtp://velours:hi%3Abou@mail.chain.example',
  MAIL_FROM: 'Velours <cinema@chain.example>',
};

describe('the configuration of the backend', () => {
  it('has defaults for everything', () => {
    const config = read({});
    expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, logLevel: 'info' });
    expect(config.dataFolder).toMatch(/\.velours$/);
    expect(config.sites).toHaveLength(8);
  });

  it('takes the sites that are named, in the order of the registry', () => {
    expect(read({ VELOURS_SITES: ' sn, ch' }).sites).toEqual(['ch', 'sn']);
  });

  it('counts an empty variable as unset and drops the slash of an origin', () => {
    const config = read({ BACKEND_PORT: '', MEDIA_ORIGIN: 'https://pictures.example/' });
    expect(config.port).toBe(4000);
    expect(config.mediaOrigin).toBe('https://pictures.example');
  });

  it.each([
    ['BACKEND_PORT', '70000'],
    ['BACKEND_PORT', '-1'],
    ['BACKEND_HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['MEDIA_ORIGIN', 'ftp://x'],
    ['PICTURE_HOSTS', 'https://images.chain.example'],
    ['PICTURE_HOSTS', 'images.chain.example:8443'],
    ['PICTURE_HOSTS', 'images.chain.example/posters'],
    ['PICTURE_HOSTS', '10.0.0.1'],
    ['PICTURE_HOSTS', 'localhost'],
    ['PICTURE_HOSTS', '*.chain.example'],
    ['PICTURE_HOSTS', 'http://127.0.0.1:4567'],
    ['TUNNEL_ORIGIN', 'http://x/path'],
    ['ACCOUNT_ORIGIN', 'account.example'],
    ['SITE_ORIGIN', 'x'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['IDENTITY_ORIGIN', 'http://x/path'],
    ['ACCOUNT_ORIGIN', 'https://account.chain.{country}'],
    ['ACCOUNT_ORIGIN_NL', 'account.chain.nl'],
    ['IDENTITY_ORIGIN_NL', 'https://id.chain.nl/authorize'],
    ['IDENTITY_AUDIENCE', 'https://api.example'],
    ['LOG_LEVEL', 'loud'],
    ['VELOURS_NOW', 'yesterday'],
    ['VELOURS_ENV', 'staging'],
    ['VELOURS_SITES', 'fr,us'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('takes hosts of pictures by their names, and one on this machine in tests alone', () => {
    expect(read({}).pictureHosts).toEqual([]);
    expect(read({ PICTURE_HOSTS: 'images.chain.example, cdn.chain.example' }).pictureHosts).toEqual([
      { host: 'images.chain.example', isLoopback: false },
      { host: 'cdn.chain.example', isLoopback: false },
    ]);
    const inTests = { VELOURS_ENV: 'test', PICTURE_HOSTS: 'http://127.0.0.1:4567' };
    expect(read(inTests).pictureHosts).toEqual([{ host: '127.0.0.1:4567', isLoopback: true }]);
    for (const host of ['http://10.0.0.1:80', 'http://images.chain.example:80', 'http://127.0.0.1'])
      expect(() => read({ VELOURS_ENV: 'test', PICTURE_HOSTS: host })).toThrow('PICTURE_HOSTS');
  });

  it('repeats no address that may carry a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://velours:hibou@db' })).toThrow(
      /^(?![^]*hibou)[^]*DATABASE_URL/,
    );
  });

  it('knows the origins of the sites, and the proxies that tell whose call it is', () => {
    const config = read({
      SITE_ORIGIN: 'https://{site}.chain.example',
      SITE_ORIGIN_FR: 'https://www.chain.fr',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(config.siteOrigins).toMatchObject({ fr: 'https://www.chain.fr', nl: 'https://nl.chain.example' });
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(read({}).trustedProxies).toEqual([]);
  });

  it('does not start in production without a database that is named, the embedded one included', () => {
    expect(() => read({ VELOURS_ENV: 'production' })).toThrow(
      /^Wrong environment:\n  DATABASE_URL: expected .*, where VELOURS_ENV is production: .*, got nothing$/,
    );
    expect(read({ VELOURS_ENV: 'production', DATABASE_URL: 'embedded' }).databaseUrl).toBeNull();
    expect(read(production).databaseUrl).toBe('postgres://velours@127.0.0.1/velours');
    expect(read({ DATABASE_URL: 'embedded' }).databaseUrl).toBeNull();
  });

  it('takes what pg takes for a database, and repeats no password of an address that it refuses', () => {
    for (const url of [
      'postgresql://velours:p%40ss%2Fword@db.example:5433/velours?sslmode=require',
      'postgres://velours:pass@/velours',
      'postgres:///velours?host=/var/run/postgresql',
      'postgres://velours@%2Fvar%2Frun%2Fpostgresql/velours',
    ])
      expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
    // A sign of the password that is not encoded would make a part of it the name of the database.
    for (const url of [
      'postgres://velours:hi@bou/x@db.example/velours',
      'postgres://velours:hi#bou@db/velours',
    ])
      expect(() => read({ DATABASE_URL: url })).toThrow(/^(?![^]*bou)[^]*DATABASE_URL/);
  });

  it('refuses a client host without https in production', () => {
    const live = production;
    expect(() => read({ ...live, ACCOUNT_ORIGIN: 'http://account.chain.example' })).toThrow('ACCOUNT_ORIGIN');
    expect(read({ ...live, ...mail, ACCOUNT_ORIGIN: 'https://account.chain.example' }).environment).toBe(
      'production',
    );
    expect(read(live).accountOrigins.fr).toBe('http://account.velours.localhost:4000');
    for (const name of ['ACCOUNT_ORIGIN_FR', 'IDENTITY_ORIGIN_NL'])
      expect(() => read({ ...live, [name]: 'http://a.chain.example' })).toThrow(`${name}: expected an https`);
  });

  it('R001 D21 serves an account host and an identity provider for each site, where the origin has its country', () => {
    const config = read({
      ...production,
      ...mail,
      SITE_ORIGIN: 'https://cinema.chain.{site}',
      ACCOUNT_ORIGIN: 'https://account.chain.{site}/',
      ACCOUNT_ORIGIN_CI: 'https://account.abidjan.example',
      IDENTITY_ORIGIN: 'https://id.chain.{site}',
    });
    expect(config.accountOrigins).toMatchObject({
      fr: 'https://account.chain.fr',
      nl: 'https://account.chain.nl',
      ci: 'https://account.abidjan.example',
    });
    expect(config.identityOrigins).toMatchObject({ fr: 'https://id.chain.fr', nl: 'https://id.chain.nl' });
    expect(() => read({ ...production, ACCOUNT_ORIGIN: 'https://account.chain.{site}' })).toThrow('SMTP_URL');
    expect(() => read({ ...production, ACCOUNT_ORIGIN: 'http://account.chain.{site}' })).toThrow(
      'ACCOUNT_ORIGIN: expected an https',
    );
    expect(read({ ACCOUNT_ORIGIN: 'http://{site}.account.velours.localhost:4000' }).outbox).toBe(true);
    expect(read({ ACCOUNT_ORIGIN_NL: 'https://account.chain.nl' }).outbox).toBe(false);
  });

  it('refuses to run in production without a mail server, but on this machine', () => {
    const live = { ...production, ACCOUNT_ORIGIN: 'https://account.chain.example' };
    expect(() => read(live)).toThrow(/SMTP_URL: expected [^\n]*members confirm their addresses by mail/);
    expect(read({ ...live, ...mail }).mail).toEqual({
      server: {
        host: 'mail.chain.example',
        port: 587,
        secure: false,
        plain: false,
        login: { user: 'velours', password: 'hi:bou' },
      },
      from: { name: 'Velours', address: 'cinema@chain.example' },
    });
    expect(read(production).mail).toBeNull();
  });

  it('takes a mail server and a sender only together, and repeats no password', () => {
    expect(() => read({ SMTP_URL: mail.SMTP_URL })).toThrow(
      'SMTP_URL: expected an address together with MAIL_FROM',
    );
    expect(() => read({ MAIL_FROM: mail.MAIL_FROM })).toThrow('SMTP_URL');
    expect(() => read({ ...mail, SMTP_URL: 'https://velours:hibou@mail.example' })).toThrow(
      /^(?![^]*hibou)[^]*SMTP_URL/,
    );
    expect(() => read({ ...mail, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM');
  });

  it('shows the outbox only in a demonstration on this machine that sends nothing', () => {
    expect(read({}).outbox).toBe(true);
    expect(read({ ACCOUNT_ORIGIN: 'https://account.chain.example' }).outbox).toBe(false);
    expect(read(mail).outbox).toBe(false);
    expect(read(production).outbox).toBe(false);
    expect(read({ ACCOUNT_ORIGIN: 'https://account.chain.example', MAIL_OUTBOX: 'open' }).outbox).toBe(true);
    expect(read({ MAIL_OUTBOX: 'closed' }).outbox).toBe(false);
    expect(() => read({ ...production, MAIL_OUTBOX: 'open' })).toThrow('MAIL_OUTBOX');
  });

  it('R001 gives the identity provider an audience and a client for each site', () => {
    const config = read({
      SITE_ORIGIN: 'https://{site}.chain.example',
      IDENTITY_AUDIENCE: 'https://api.{site}',
    });
    expect(config.identityAudiences).toMatchObject({ nl: 'https://api.nl', fr: 'https://api.fr' });
    expect(config.siteOrigins.nl).toBe('https://nl.chain.example');
    expect(read({}).identityAudiences.nl).toBe('https://api.velours.nl');
  });

  it('D21 knows how the members of each site sign in', () => {
    expect(read({}).accountAdapters).toMatchObject({ fr: 'client-host', nl: 'identity-provider' });
    const swapped = read({ ACCOUNT_ADAPTER_FR: 'identity-provider', ACCOUNT_ADAPTER_NL: 'client-host' });
    expect(swapped.accountAdapters).toMatchObject({ fr: 'identity-provider', nl: 'client-host' });
    expect(() => read({ ACCOUNT_ADAPTER_FR: 'x' })).toThrow('ACCOUNT_ADAPTER_FR');
  });

  it('refuses an identity provider without https in production', () => {
    const live = production;
    expect(() => read({ ...live, IDENTITY_ORIGIN: 'http://id.chain.example' })).toThrow('IDENTITY_ORIGIN');
    expect(read({ ...live, IDENTITY_ORIGIN: 'https://id.chain.example' }).environment).toBe('production');
  });

  it('refuses a fixed clock in production', () => {
    const fixed = { VELOURS_NOW: '2026-11-20T12:00:00Z' };
    expect(() => read({ ...fixed, ...production })).toThrow('VELOURS_NOW');
    expect(read({ ...fixed, VELOURS_ENV: 'test' }).environment).toBe('test');
  });
});
