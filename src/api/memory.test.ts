import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import {
  answerMemory,
  catalogueChecked,
  catalogueRevision,
  noteChecked,
  noteRevision,
  onNewRevision,
} from './memory.ts';

beforeEach(forgetProcessWide);

describe('revisions', () => {
  it('takes the first one silently and tells of the next, by site', () => {
    const listener = vi.fn<(site: string) => void>();
    onNewRevision(listener);
    noteRevision('fr', '7', 0);
    noteRevision('fr', '7', 2_000);
    expect(listener).not.toHaveBeenCalled();
    noteRevision('fr', '8', 4_000);
    noteRevision('ch', '1', 4_000);
    expect(listener.mock.calls).toEqual([['fr']]);
    expect([catalogueRevision('fr'), catalogueRevision('ch'), catalogueRevision('nl')]).toEqual([
      '8',
      '1',
      '0',
    ]);
  });

  it('is not made to run in circles by two replicas that name different ones', () => {
    const listener = vi.fn<(site: string) => void>();
    onNewRevision(listener);
    for (let answer = 0; answer < 1_000; answer += 1) noteRevision('fr', String(answer % 2), answer);
    expect(listener).not.toHaveBeenCalled();
    for (let answer = 1_000; answer < 4_000; answer += 1) noteRevision('fr', String(answer % 2), answer);
    expect(listener.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it.each([null, '', 'x'.repeat(65)])('passes over the header %j', (header) => {
    noteRevision('fr', header, 0);
    expect(catalogueRevision('fr')).toBe('0');
  });
});

describe('when a programme was checked', () => {
  it('D55 is what its API said last, by site, and never what is no instant', () => {
    expect(catalogueChecked('fr')).toBeNull();
    noteChecked('fr', '2026-11-20T17:42:00.000Z');
    for (const header of [null, '', 'yesterday', '2026-13-40T00:00:00Z']) noteChecked('fr', header);
    expect(catalogueChecked('fr')?.toISOString()).toBe('2026-11-20T17:42:00.000Z');
    expect(catalogueChecked('ch')).toBeNull();
  });
});

describe('answerMemory', () => {
  it('stays under its cap, whatever is put in', () => {
    const memory = answerMemory();
    const bytes = 1024 * 1024;
    for (let index = 0; index < 200; index += 1) {
      const answer = { bytes, value: () => null };
      memory.set(`a${index}`, { answer, etag: null, confirmedAt: 0, revision: '0' });
    }
    expect(memory.calculatedSize).toBeLessThanOrEqual(20 * 1024 * 1024);
    expect(memory.size).toBeLessThan(50);
    expect(memory.has('a199')).toBe(true);
    expect(memory.has('a0')).toBe(false);
  });
});
