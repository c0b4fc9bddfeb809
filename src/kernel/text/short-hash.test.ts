import { expect, it } from 'vitest';
import { shortHash } from './short-hash.ts';

it('a short hash is that of FNV-1a, whatever the letters', () => {
  expect(shortHash('')).toBe((0x811c9dc5).toString(36));
  expect(shortHash('a')).toBe((0xe40c292c).toString(36));
  expect(shortHash('foobar')).toBe((0xbf9cf968).toString(36));
  expect(shortHash('Été')).not.toBe(shortHash('Ete'));
});
