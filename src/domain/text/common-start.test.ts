import { expect, it } from 'vitest';
import { commonEnd, commonStart } from './common-start.ts';

it('says how all texts begin', () => {
  expect(commonStart(['https://a/x', 'https://a/y/z', 'https://a/'])).toBe('https://a/');
  expect(commonStart(['https://a', 'http://b'])).toBe('http');
  expect(commonStart(['https://a'])).toBe('https://a');
  expect(commonStart([])).toBe('');
});

it('finds the longest common end', () => {
  expect(commonEnd(['a/320.webp', 'b/320.webp', 'cc/320.webp'])).toBe('/320.webp');
  expect(commonEnd(['a', 'b'])).toBe('');
  expect(commonEnd(['a'])).toBe('a');
  expect(commonEnd([])).toBe('');
});
