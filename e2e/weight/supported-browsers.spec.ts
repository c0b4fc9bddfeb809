import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { scriptEnhancements, styleEnhancements } from '#tests/browsers/enhancements.ts';
import { readFloor } from '#tests/browsers/floor.ts';
import { lateScriptFeatures } from '#tests/browsers/script-features.ts';
import { lateStyleFeatures } from '#tests/browsers/style-features.ts';
import { test } from '../support/test.ts';

/** What the build asks of browsers, and what those that the site supports have (ADR-0105). */

const build = fileURLToPath(new URL('../../.next/static', import.meta.url));

const delivered = (kind: 'js' | 'css') =>
  new Map(
    globSync(`**/*.${kind}`, { cwd: build }).map((file) => [
      file,
      readFileSync(path.join(build, file), 'utf8'),
    ]),
  );

/** Those that no list has, with the place, and those of the list that the build no longer has. */
const compared = (late: ReadonlyMap<string, string>, known: Readonly<Record<string, string>>) => ({
  unexpected: [...late].filter(([name]) => !Object.hasOwn(known, name)),
  over: Object.keys(known).filter((name) => !late.has(name)),
});

test('scripts use nothing that a supported browser lacks, but for what it can do without', () => {
  const scripts = delivered('js');
  expect(scripts.size).toBeGreaterThan(50);
  expect(compared(lateScriptFeatures(scripts, readFloor()), scriptEnhancements)).toEqual({
    unexpected: [],
    over: [],
  });
});

test('style sheets use nothing that a supported browser lacks, but for what it can do without', () => {
  const sheets = delivered('css');
  expect(sheets.size).toBeGreaterThan(10);
  expect(compared(lateStyleFeatures(sheets, readFloor()), styleEnhancements)).toEqual({
    unexpected: [],
    over: [],
  });
});
