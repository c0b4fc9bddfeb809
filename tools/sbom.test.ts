import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './lib/build.ts';
import { licencesIn } from './lib/checks/supply-chain/licences.ts';

/** What the specification of CycloneDX 1.5 demands of a list of parts, and what we promise of each part. */
const component = z.looseObject({
  type: z.enum(['application', 'framework', 'library']),
  name: z.string().min(1),
  version: z.string().min(1),
  'bom-ref': z.string().min(1),
  purl: z.string().regex(/^pkg:npm\/[^@]+@[^@]+$/),
});
const document = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
  version: z.int().min(1),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component }),
  components: z.array(
    component.extend({
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string() })).min(1),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const folder = mkdtempSync(path.join(tmpdir(), 'velours-sbom-'));
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
let bom: z.output<typeof document>;
let said = '';

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/sbom.ts', folder], {
    cwd: root,
    encoding: 'utf8',
    // Without a network: no registry answers here.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`ended with ${status}: ${stderr}`);
  said = stdout;
  bom = document.parse(JSON.parse(read('sbom.cdx.json')));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run sbom', () => {
  it('SEC16 writes a CycloneDX document with every part of the lock file in its exact version', () => {
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) })
      .parse(JSON.parse(lockText));
    const hashes = new Set(
      Object.values(packages).flatMap(({ integrity }) => (integrity === undefined ? [] : [integrity])),
    );
    const named = (parts: readonly { name: string; version: string }[]) =>
      [...new Set(parts.map(({ name, version }) => `${name}@${version}`))].toSorted();
    expect(bom.components.length).toBeGreaterThan(400);
    expect(named(bom.components)).toEqual(named(licencesIn(lockText)));
    const foreign = bom.components
      .flatMap((part) => part.hashes)
      .filter(({ content }) => !hashes.has(`sha512-${Buffer.from(content, 'hex').toString('base64')}`));
    expect(foreign).toEqual([]);
    expect(bom.metadata.component).toMatchObject({
      name: 'velours',
      'bom-ref': expect.stringMatching(/^velours@/),
    });
  });

  it('refers in its dependencies to parts that it has, each once', () => {
    const refs = [bom.metadata.component, ...bom.components].map((part) => part['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const all = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(all.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  it('writes each part with its licence, and says how many there are', () => {
    const [head, ...rows] = read('licences.tsv').trimEnd().split('\n');
    expect(head).toBe('name\tversion\tlicence\tneeded for');
    expect(rows.map((row) => row.split('\t'))).toEqual(
      licencesIn(lockText).map(({ name, version, licence, dev }) => [
        name,
        version,
        licence,
        dev ? 'development' : 'running',
      ]),
    );
    expect(said).toBe(`${folder}: sbom.cdx.json and licences.tsv, ${rows.length} parts\n`);
  });
});
