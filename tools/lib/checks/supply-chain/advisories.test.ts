import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { advisories, checkAdvisories } from './advisories.ts';
import type { Absent } from './advisories.ts';
import { licencesIn } from './licences.ts';
import { root } from '../../build.ts';

const ownLock = readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8');
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

describe('what the list says is absent', () => {
  /** What runs in production and in a build: everything but tests, their support and tools. */
  const sources = globSync(
    [
      '{instrumentation-client,middleware,next.config}.ts',
      '{app,backend,demo,pages,server,src}/**/*.{ts,tsx,js,jsx}',
    ],
    {
      cwd: root,
      exclude: (file) =>
        /(?:^|\/)(?:node_modules|fixtures)$|\.test\.tsx?$|(?:^|\/)test-[\w-]+\.tsx?$/.test(file),
    },
  ).map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const claims = new Map(
    advisories.flatMap(({ proof }) => (proof === 'probe' ? [] : [[proof.absent, proof] as const])),
  );
  const claimOf = (words: string): Absent => {
    const found = [...claims.values()].find(({ absent }) => absent.includes(words));
    if (found === undefined) throw new Error(`no claim says “${words}”`);
    return found;
  };

  it.each([...claims.values()])('SEC16 $absent', ({ isIn }) => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.filter(([file, text]) => isIn(file, text)).map(([file]) => file)).toEqual([]);
  });

  it.each([
    ['Pages Router', 'pages/index.tsx', 'export default 1;'],
    ['beforeInteractive', 'src/shell/a.tsx', '<Script strategy="beforeInteractive" />'],
    ['cached function', 'src/api/a.ts', "import { locale } from 'next/root-params';"],
    ['cached function', 'src/features/a.ts', "async function a() {\n  'use cache';\n  return now();\n}\n"],
    ['cached function', 'app/[locale]/status/[code]/page.tsx', "'use cache';\nexport const a = 1;\n"],
    ['drawn pictures', 'src/a.ts', "import sharp from 'sharp';"],
    ['drawn pictures', 'backend/a.ts', "import multipart from '@fastify/multipart';"],
    ['given raw', 'backend/mail/a.ts', "import { createTransport } from 'nodemailer';\nsend({ raw: text });"],
  ])('%s: it would be noticed in %s', (words, file, text) => {
    expect(claimOf(words).isIn(file, text)).toBe(true);
  });
});
