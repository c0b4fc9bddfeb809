import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { earlyScript } from '#src/config/early-script.ts';
import { api, browsersWithout, css, featureOf, has, readFloor } from './floor.ts';

const floor = readFloor();

it('the README names the browsers that the build is made for', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /## Browsers\n+((?:\|.*\n)+)/.exec(text) ?? [];
  const versions = table
    .split('\n')
    .slice(2)
    .flatMap((line) => /\| *([\d.]+) *\|/.exec(line)?.[1] ?? []);
  expect(versions).toEqual(['16.4', '117', '128']);
  expect([floor.get('safari_ios'), floor.get('safari')]).toEqual(['16.4', '16.4']);
  expect([floor.get('chrome'), floor.get('edge'), floor.get('webview_android')]).toEqual([
    '117',
    '117',
    '117',
  ]);
  expect(floor.get('firefox')).toBe('128');
});

it('the early script asks for what exactly these versions have', () => {
  expect(earlyScript).toContain("self.CSSPropertyRule&&CSS.supports('grid-template-rows','subgrid')");
  const asked = [
    featureOf(api['CSSPropertyRule']),
    featureOf(css.properties?.['grid-template-rows']?.['subgrid']),
  ].flatMap((feature) => feature ?? []);
  expect(asked).toHaveLength(2);
  for (const feature of asked) expect(browsersWithout(feature, floor)).toEqual([]);
  for (const [browser, before] of [
    ['safari_ios', '16.3'],
    ['chrome', '116'],
    ['firefox', '127'],
  ] as const)
    expect([browser, asked.every((feature) => has(feature, browser, before))]).toEqual([browser, false]);
});
