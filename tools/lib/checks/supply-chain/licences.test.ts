import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLicences, isAllowed, licencesIn } from './licences.ts';

const lockOf = (packages: Readonly<Record<string, object>>): string =>
  JSON.stringify({ packages: { '': { name: 'velours' }, ...packages } });

describe('the licences of the dependencies', () => {
  it.each([
    ['MIT', true],
    ['Apache-2.0 AND MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later OR SSPL-1.0', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['UNLICENSED', false],
    ['(MIT OR (ISC AND X))', false],
    ['', false],
  ])('%j is on the list: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it('SEC16 one that is not on the list is named with its package, also below another one', () => {
    const text = lockOf({
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/good/node_modules/@a/bad': { version: '2.0.0', license: 'GPL-3.0-only' },
      'node_modules/silent': { version: '3.0.0' },
    });
    expect(checkLicences(text).map(({ message }) => message.split(' is not')[0])).toEqual([
      '@a/bad 2.0.0: licence “GPL-3.0-only”',
      'silent 3.0.0: licence “none named”',
    ]);
  });

  it('of our own lock file are all on it', () => {
    const text = readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8');
    expect(licencesIn(text).length).toBeGreaterThan(400);
    expect(checkLicences(text)).toEqual([]);
  });
});
