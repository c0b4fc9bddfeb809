import { expect, it } from 'vitest';
import { Pseudonyms } from './pseudonyms.ts';

it('are the same for a day, and say nothing about who it is', () => {
  let now = new Date('2026-11-20T00:00:00Z');
  const names = new Pseudonyms(() => now);
  const first = names.of('account', 'odile@example.org');
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  now = new Date('2026-11-20T23:59:59.999Z');
  expect(names.of('account', 'odile@example.org')).toBe(first);
  expect(names.of('account', 'anna@example.org')).not.toBe(first);
  expect(names.of('network', 'odile@example.org')).not.toBe(first);
});

it('of two days, and of two starts, have nothing in common', () => {
  let now = new Date('2026-11-20T23:59:59.999Z');
  const names = new Pseudonyms(() => now);
  const before = names.of('network', '192.0.2.1');
  now = new Date('2026-11-21T00:00:00Z');
  const after = names.of('network', '192.0.2.1');
  expect(after).not.toBe(before);
  now = new Date('2026-11-20T23:59:59.999Z');
  expect(names.of('network', '192.0.2.1')).not.toBe(before);
  expect(new Pseudonyms(() => now).of('network', '192.0.2.1')).not.toBe(before);
});
