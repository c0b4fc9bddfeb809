import { describe, expect, it } from 'vitest';
import { EnvironmentError, readWebEnvironment } from './environment.ts';

function messageOf(variables: Record<string, string>): string {
  try {
    readWebEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('readWebEnvironment', () => {
  it('works without any variable, for one machine', () => {
    const environment = readWebEnvironment({});
    expect(environment).toMatchObject({
      environment: 'demonstration',
      logLevel: 'info',
      apiTimeoutMs: 1_200,
      pageTimeoutMs: 1_500,
      pageCacheBytes: 64 * 1024 * 1024,
    });
    expect(environment.siteOrigins.ch).toBe('http://ch.velours.localhost:3000');
    expect(environment.accounts.ch.clientUrl).toBe('http://account.velours.localhost:4000');
    expect(environment.accounts.nl.issuer).toBe('http://id.velours.localhost:4000');
    expect(Object.values(environment.thirdParties.hosts).flat()).toEqual([]);
    expect(environment.apiBases.ch).toBe('http://127.0.0.1:4000/ch');
  });

  it('takes purges that are signed with a long secret, on the port of the metrics', () => {
    const REVALIDATE_SECRET = 'a-secret-that-nobody-can-ever-guess';
    expect(readWebEnvironment({}).revalidateSecret).toBeNull();
    expect(readWebEnvironment({ REVALIDATE_SECRET, METRICS_PORT: '9464' }).revalidateSecret).toBe(
      REVALIDATE_SECRET,
    );
    expect(messageOf({ REVALIDATE_SECRET })).toContain('METRICS_PORT: expected a port');
    const short = messageOf({ REVALIDATE_SECRET: 'short-secret', METRICS_PORT: '9464' });
    expect(short).toContain('REVALIDATE_SECRET: expected a secret of at least 32 characters');
    expect(short).not.toContain('short-secret');
  });

  it('shares pages through a Redis that is named, and tells no password of it', () => {
    expect(readWebEnvironment({}).redisUrl).toBeNull();
    for (const url of [
      'redis://redis',
      'rediss://user:p%40ss@redis.example:6380/2',
      'redis://:x@10.0.0.1:6379',
    ])
      expect(readWebEnvironment({ REDIS_URL: url }).redisUrl).toBe(url);
    for (const url of ['redis', 'http://redis:6379', 'redis://a b', 'redis://:secret@redis/x']) {
      expect(messageOf({ REDIS_URL: url })).toContain('REDIS_URL: expected ');
      expect(messageOf({ REDIS_URL: url })).not.toContain('secret');
    }
  });

  it('keeps files of earlier builds in a folder that is named, for a time and in bounds', () => {
    expect(readWebEnvironment({}).staticArchive).toBeNull();
    expect(readWebEnvironment({ STATIC_ARCHIVE: '/static' }).staticArchive).toEqual({
      folder: '/static',
      keptMs: 14 * 86_400_000,
      maxBytes: 512 * 1024 * 1024,
    });
    const other = { STATIC_ARCHIVE: '/s', STATIC_ARCHIVE_DAYS: '2', STATIC_ARCHIVE_MB: '64' };
    expect(readWebEnvironment(other).staticArchive).toMatchObject({
      keptMs: 172_800_000,
      maxBytes: 67_108_864,
    });
    expect(messageOf({ STATIC_ARCHIVE: 'static' })).toContain('STATIC_ARCHIVE: expected the absolute path');
    expect(messageOf({ STATIC_ARCHIVE_DAYS: '0' })).toContain('a whole number from 1 to 365');
  });

  it('R001 R253: gives each site its own origin and API from one template, with exceptions', () => {
    const environment = readWebEnvironment({
      SITE_ORIGIN: 'https://www.chain.{site}',
      SITE_ORIGIN_CI: 'https://chain-abidjan.test',
      API_ORIGIN: 'https://api.chain.{site}',
      ACCOUNT_ORIGIN: 'https://account.chain.{site}',
    });
    expect(environment.accounts.nl.clientUrl).toBe('https://account.chain.nl');
    expect(environment.siteOrigins).toMatchObject({
      nl: 'https://www.chain.nl',
      ci: 'https://chain-abidjan.test',
    });
    expect(environment.apiBases).toMatchObject({ nl: 'https://api.chain.nl', ci: 'https://api.chain.ci' });
  });

  it('R001 D21 gives each site an account host and an identity provider beside it, with exceptions', () => {
    const { accounts } = readWebEnvironment({
      ACCOUNT_ORIGIN: 'https://account.chain.{site}/',
      ACCOUNT_ORIGIN_CI: 'https://account.chain-abidjan.test',
      IDENTITY_ORIGIN: 'https://id.chain.{site}',
      IDENTITY_ORIGIN_NL: 'https://login.chain.nl',
    });
    expect(accounts.fr).toMatchObject({
      clientUrl: 'https://account.chain.fr',
      issuer: 'https://id.chain.fr',
    });
    expect(accounts.ci.clientUrl).toBe('https://account.chain-abidjan.test');
    expect(accounts.nl.issuer).toBe('https://login.chain.nl');
    const one = readWebEnvironment({ ACCOUNT_ORIGIN: 'https://account.chain.test' }).accounts;
    expect(new Set(Object.values(one).map(({ clientUrl }) => clientUrl)).size).toBe(1);
    expect(
      messageOf({
        ACCOUNT_ORIGIN: 'https://account.chain.test',
        ACCOUNT_ORIGIN_NL: 'http://account.chain.test',
      }),
    ).toMatch(/ACCOUNT_ORIGIN: expected one origin for each host, got[^]*nl: http:/);
  });

  it('D21 R211 either adapter on any site: the registry’s, unless a variable names the other one', () => {
    const { accounts } = readWebEnvironment({
      ACCOUNT_ADAPTER_FR: 'identity-provider',
      ACCOUNT_ADAPTER_NL: 'client-host',
      ACCOUNT_ADAPTER_BE: '',
    });
    expect(accounts.fr).toMatchObject({ adapter: 'identity-provider', clientId: 'velours-fr' });
    expect(accounts.nl.adapter).toBe('client-host');
    expect(accounts.be.adapter).toBe('client-host');
    expect(readWebEnvironment({}).accounts).toMatchObject({
      fr: { adapter: 'client-host' },
      nl: { adapter: 'identity-provider' },
    });
    expect(messageOf({ ACCOUNT_ADAPTER_FR: 'auth0' })).toContain('ACCOUNT_ADAPTER_FR: expected ');
  });

  it('takes an empty variable for one that is not there', () => {
    expect(messageOf({ PAGE_CACHE_MB: '', API_ORIGIN: '', LOG_LEVEL: '', VELOURS_NOW: '' })).toBe('accepted');
  });

  it.each([
    ['VELOURS_ENV', 'live', /production/],
    ['VELOURS_NOW', 'tomorrow', /ISO 8601 instant/],
    ['LOG_LEVEL', 'loud', /warn/],
    ['SITE_ORIGIN', 'www.chain.{site}', /origin such as https:/],
    ['SITE_ORIGIN', 'https://www.chain.{site}/path', /without a path/],
    ['SITE_ORIGIN_MA', 'https://www.chain.ma/', /origin such as https:/],
    ['SITE_ORIGIN_MA', 'https://user@chain.ma', /origin such as https:/],
    ['API_ORIGIN', 'http://127.0.0.1:4000/{site}/', /without a slash at the end/],
    ['API_ORIGIN', 'ftp://chain.{site}', /address such as http:/],
    ['API_ORIGIN', 'http://a.test/../{site}', /address such as http:/],
    ['MEDIA_ORIGIN', 'http://media.test/path', /without a path/],
    ['SITE_ORIGIN', 'https://www.chain.{country}', /with \{site\} where the country stands/],
    ['ACCOUNT_ORIGIN', 'account.chain.{site}', /origin such as https:/],
    ['ACCOUNT_ORIGIN', 'https://account.chain.{country}', /with \{site\} where the country stands/],
    ['ACCOUNT_ORIGIN_FR', 'https://account.chain.fr/fr', /without a path/],
    ['IDENTITY_ORIGIN_NL', 'id.chain.nl', /origin such as https:/],
    ['IDENTITY_ORIGIN', "https://id.test; script-src 'unsafe-inline'", /origin such as https:/],
    ['ASSET_ORIGINS', 'https://img.test/path', /without a path/],
    ['ASSET_ORIGINS', 'https:', /separated by commas/],
    ['API_TIMEOUT_MS', '10', /a whole number from 50 to 10000/],
    ['API_TIMEOUT_MS', '1e3', /a whole number from 50 to 10000/],
    ['PAGE_CACHE_MB', '0', /a whole number from 1 to 65536/],
    ['PAGE_CACHE_MB', '-5', /a whole number from 1 to 65536/],
    ['SALE_NOTICES', 'yes', /on/],
    ['ERROR_REPORTS', 'yes', /on/],
  ])('names %s, what it held and what was expected: %j', (name, value, expected) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`${name}: expected `);
    expect(message).toMatch(expected);
    expect(message).toContain(`got ${JSON.stringify(value)}`);
  });

  it('lets the operator say whether there are notices on sale, else the API', () => {
    const said = ['', 'on', 'off'].map((value) => readWebEnvironment({ SALE_NOTICES: value }).saleNotices);
    expect(said).toEqual([null, true, false]);
  });

  it('lets the operator say whether errors of script are reported, else the API', () => {
    const said = ['', 'on', 'off'].map((value) => readWebEnvironment({ ERROR_REPORTS: value }).errorReports);
    expect(said).toEqual([null, true, false]);
  });

  it('names every wrong variable at once', () => {
    const message = messageOf({ PAGE_CACHE_MB: 'x', API_TIMEOUT_MS: 'y' });
    expect(message.split('\n')).toHaveLength(3);
  });

  it('refuses to stop the clock of a live site', () => {
    const now = '2026-11-20T19:00:00+01:00';
    expect(messageOf({ VELOURS_ENV: 'production', VELOURS_NOW: now })).toMatch(
      /VELOURS_NOW: expected nothing where/,
    );
    expect(messageOf({ VELOURS_ENV: 'test', VELOURS_NOW: now })).toBe('accepted');
  });

  it('refuses origins that would give two sites one host', () => {
    expect(messageOf({ SITE_ORIGIN: 'https://www.chain.test' })).toMatch(
      /SITE_ORIGIN.*one host for each site/s,
    );
    expect(messageOf({ SITE_ORIGIN_MA: 'http://tn.velours.localhost:3000' })).toMatch(
      /one host for each site/,
    );
  });
});
