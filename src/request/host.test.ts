import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { hostTable, siteOfHost } from './host.ts';

const origins = perSite((site) => `https://${site}.velours.test`);
const table = hostTable({ ...origins, nl: 'http://nl.velours.test:3000', ma: 'https://MA.Velours.test:443' });

describe('siteOfHost', () => {
  it('R001 knows the host of every site, with the port that its origin has', () => {
    expect(siteOfHost('fr.velours.test', table)).toBe('fr');
    expect(siteOfHost('FR.Velours.Test', table)).toBe('fr');
    expect(siteOfHost('nl.velours.test:3000', table)).toBe('nl');
    expect(siteOfHost('ma.velours.test', table)).toBe('ma');
    expect(table.size).toBe(8);
  });

  it.each([
    null,
    '',
    'nl.velours.test',
    'nl.velours.test:3001',
    'fr.velours.test:443',
    'fr.velours.test:80@evil.test',
    'fr.velours.test\u0000',
    'fr.velours.test,ch.velours.test',
    'fr.velours.test#',
    'ﬀr.velours.test',
    '__proto__',
    'constructor',
    'a'.repeat(10_000),
  ])('REL12: names no site: %j', (host) => {
    expect(siteOfHost(host, table)).toBeNull();
  });
});
