import { expect, it } from 'vitest';
import { commonStart } from './common-start.ts';

it('says how all texts begin', () => {
  expect(commonStart(['https://a/x', 'https://a/y/z', 'https://a/'])).toBe('https://a/');
  expect(commonStart(['https://a', 'http://b'])).toBe('http');
  expect(commonStart(['https://a'])).toBe('https://a');
  expect(commonStart([])).toBe('');
});
