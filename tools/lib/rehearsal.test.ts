import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';
import {
  broken,
  buildsWithout,
  isWanted,
  suiteAssumptions,
  unitAssumptions,
  type LockFile,
} from './rehearsal.ts';

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

it('names tests that are there', () => {
  const places = [
    ...Object.keys(unitAssumptions),
    ...Object.keys(suiteAssumptions).map((file) => `e2e/${file}`),
  ];
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

it('tells by suite what failed, the assumption that broke, and the first three tests', () => {
  const assumptions = { a: 'all of a', 'a/b': 'b of a', 'c.spec.ts': 'c' };
  const failures = ['a/b/x.test.ts › 1: no', 'a/y.test.ts › 2: no', 'a/b/x.test.ts › 3: no'];
  expect(broken([...failures, 'the server did not start'], assumptions)).toEqual([
    '  a/b: 2 failed',
    '    it takes for granted: b of a',
    '    a/b/x.test.ts › 1: no',
    '    a/b/x.test.ts › 3: no',
    '  a: 1 failed',
    '    it takes for granted: all of a',
    '    a/y.test.ts › 2: no',
    '  outside of the suites: 1 failed',
    '    the server did not start',
  ]);
  const many = Array.from({ length: 5 }, (_, n) => `c.spec.ts:${n} › t: no`);
  expect(broken(many, assumptions).slice(-2)).toEqual(['    c.spec.ts:2 › t: no', '    and 2 more']);
  expect(broken([], assumptions)).toEqual([]);
});
