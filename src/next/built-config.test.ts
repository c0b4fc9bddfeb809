import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { useBuiltConfig } from './built-config.ts';

const given = () => process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'];
afterEach(() => vi.unstubAllEnvs());

it('gives Next.js the configuration of the build', async () => {
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', '');
  const root = await mkdtemp(path.join(tmpdir(), 'velours-config-'));
  try {
    useBuiltConfig(root);
    expect(given()).toBe('');
    await mkdir(path.join(root, '.next'));
    const facts = { version: 1, config: { cacheComponents: true } };
    await writeFile(path.join(root, '.next/required-server-files.json'), JSON.stringify(facts));
    useBuiltConfig(root);
    expect(given()).toBe('{"cacheComponents":true}');
  } finally {
    await rm(root, { recursive: true });
  }
});
