import { describe, expect, it } from 'vitest';
import type { ImportOutcome } from './catalogue-schema.ts';
import { findingLines, outcomeLines } from './report.ts';

const outcome: ImportOutcome = {
  outcome: 'loaded',
  revision: 3,
  changes: { show: { added: 1, changed: 2, removed: 3 } },
  coming: { before: 10, after: 9 },
  lostLanguages: [],
  leaving: [],
  number: null,
};

describe('what an import tells at its end', () => {
  it('counts what changed', () => {
    expect(outcomeLines('nl', outcome)).toEqual([
      'Loaded nl, revision 3:',
      '  show: 1 added, 2 changed, 3 removed',
      '  showtimes to come: 9',
    ]);
  });

  it('names file, field and item of a finding, and counts what is more than anyone reads', () => {
    const one = { origin: 'shows.json', field: 'shows.0.duration', item: 'nachtboot-70102', message: 'no' };
    expect(findingLines('Left out', [one, { origin: 'tags.json', field: '', message: 'no JSON' }])).toEqual([
      'Left out (2):',
      '  shows.json · shows.0.duration (nachtboot-70102): no',
      '  tags.json: no JSON',
    ]);
    expect(findingLines('Left out', [one, one, one], 2).at(-1)).toBe('  … and 1 more');
    expect(findingLines('Left out', [])).toEqual([]);
  });

  it('says what leaves, by kind, with names, also of a load that is held or a dry run', () => {
    const leaving: ImportOutcome['leaving'] = [
      { kind: 'newsItem', before: 52, leaving: 52, held: true, examples: ['Een', 'Twee\nregels'] },
      { kind: 'show', before: 120, leaving: 1, held: false, examples: ['De lamp'] },
    ];
    for (const kind of ['held', 'dry-run', 'loaded'] as const)
      expect(outcomeLines('nl', { ...outcome, outcome: kind, leaving })).toEqual(
        expect.arrayContaining([
          '  newsItem: 52 of 52 leave, more than its share: Een, Twee regels and 50 more',
          '  show: 1 of 120 leave: De lamp',
        ]),
      );
    expect(outcomeLines('nl', { ...outcome, outcome: 'held', leaving, number: 7 }).at(-1)).toContain(
      'restore 7',
    );
  });

  it('names a language that is no longer there, in a sentence', () => {
    expect(outcomeLines('nl', { ...outcome, lostLanguages: ['en'] })).toContain(
      'English (en) was loaded before and is no longer there: this load has no en, and whoever asks for it gets nl.',
    );
    for (const kind of ['held', 'dry-run'] as const) {
      expect(outcomeLines('nl', { ...outcome, outcome: kind, lostLanguages: ['en'] }).join('\n')).toContain(
        'English (en) was loaded before and would no longer be there',
      );
    }
  });
});
