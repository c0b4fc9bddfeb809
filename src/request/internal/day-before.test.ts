import { expect, it } from 'vitest';
import type { PageRef } from '#src/routes/page.ts';
import { dayBefore } from './day-before.ts';
import { internalPath, statusPath } from './internal-path.ts';

it.each<PageRef>([
  { page: 'home' },
  { page: 'movie', slug: 'nuit-blanche-101', filters: { date: '2026-12-01' } },
  { page: 'showtime', show: 'a-1', cinema: 'b', day: '2026-12-01', id: '2030-1' },
  { page: 'help', webview: true },
  { page: 'shows', filters: { near: 'lyon' } },
])('D28 the page of the day before differs in nothing else: %j', (ref) => {
  expect(dayBefore(internalPath('fr-FR', ref, '2026-12-01'))).toBe(internalPath('fr-FR', ref, '2026-11-30'));
});

it.each([statusPath('fr-FR', 404), '/', '', '/fr-FR', '/fr-FR/home/build/-', '/fr-FR/nothing/2026-12-01'])(
  'no other path has one: %s',
  (path) => {
    expect(dayBefore(path)).toBeNull();
  },
);
