import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';
import { buildsWithout, isWanted, type LockFile } from './rehearsal.ts';

it.each([
  [['next@16.4.6'], true],
  [['next@16.5.0-canary.3', 'react@19.3.2', '@next/env@16.4.6'], true],
  [[], false],
  [['next'], false],
  [['next@latest'], false],
  [['react@19.3.2'], false],
  [['next@16.4.6', '--force'], false],
])('%j names what to rehearse: %s', (args, is) => {
  expect(isWanted(args)).toBe(is);
});

it('sees which builds for other platforms a lock file lacks', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  expect(buildsWithout(lock)).toEqual([]);
  const { 'node_modules/@next/swc-darwin-arm64': _, ...packages } = lock.packages;
  expect(buildsWithout({ packages })).toEqual(['@next/swc-darwin-arm64']);
  const older = { 'node_modules/@next/swc-darwin-x64': { version: '1.0.0' } };
  expect(buildsWithout({ packages: { ...lock.packages, ...older } })).toEqual(['@next/swc-darwin-x64']);
});
