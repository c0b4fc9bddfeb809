import { readFileSync } from 'node:fs';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { advisories, checkAdvisories } from './advisories.ts';
import { licencesIn } from './licences.ts';

const ownLock = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
const lockOf = (packages: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    packages: Object.fromEntries(Object.entries(packages).map(([place, version]) => [place, { version }])),
  });

describe('the list of published faults', () => {
  it('SEC16 names a part that has one, also below another part, with the number and the versions', () => {
    const found = checkAdvisories(
      lockOf({
        'node_modules/next': '16.4.0',
        'node_modules/sharp': '0.35.5',
        'node_modules/other/node_modules/sharp': '0.34.5',
      }),
    ).map(({ message }) => message);
    expect(found).toHaveLength(4);
    expect(found.filter((message) => message.startsWith('next 16.4.0 has'))).toHaveLength(3);
    expect(found).toContain(
      'sharp 0.34.5 has GHSA-rgj7-g3m4-5g8c (faults of the libraries that read pictures): versions <0.35.5',
    );
  });

  it('SEC16 finds none in our own lock file', () => {
    expect(checkAdvisories(ownLock)).toEqual([]);
  });

  it('has ranges that can be read, of parts that we have, and each number once for a part', () => {
    const ours = new Set(licencesIn(ownLock).map(({ name }) => name));
    expect(advisories.filter(({ affected }) => semver.validRange(affected) === null)).toEqual([]);
    expect(advisories.filter(({ part }) => !ours.has(part))).toEqual([]);
    expect(new Set(advisories.map(({ id, part }) => `${id} ${part}`)).size).toBe(advisories.length);
  });
});
