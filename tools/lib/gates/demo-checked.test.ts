import { mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demonstration } from './demo-checked.ts';

let folder: string;
const put = (file: string, text: string) => writeFileSync(path.join(folder, 'demo', file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'velours-demo-'));
  mkdirSync(path.join(folder, 'demo/catalogue'), { recursive: true });
  put('chain.ts', 'a chain');
  put('catalogue/films.ts', 'films');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the demonstration is due for its tests until they have passed, and again with any change', async () => {
  const first = await demonstration(folder);
  expect(first.isDue).toBe(true);
  await first.passed();
  expect(readFileSync(path.join(folder, 'demo/.checked'), 'utf8')).toMatch(/^[\da-f]{64}\n$/);
  expect((await demonstration(folder)).isDue).toBe(false);
  put('catalogue/films.ts', 'other films');
  expect((await demonstration(folder)).isDue).toBe(true);
  put('catalogue/films.ts', 'films');
  expect((await demonstration(folder)).isDue).toBe(false);
  renameSync(path.join(folder, 'demo/chain.ts'), path.join(folder, 'demo/brand.ts'));
  expect((await demonstration(folder)).isDue).toBe(true);
});

it('what changed while the tests ran is due again, and so is what no test has passed', async () => {
  const run = await demonstration(folder);
  put('chain.ts', 'another chain');
  await run.passed();
  expect((await demonstration(folder)).isDue).toBe(true);
  put('.checked', 'anything else');
  expect((await demonstration(folder)).isDue).toBe(true);
});
