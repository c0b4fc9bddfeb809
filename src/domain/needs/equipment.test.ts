import { describe, expect, it } from 'vitest';
import { equipmentViews } from './equipment.ts';

const of = (kind: string, confirmedOn: string, auditoriums: string[] = []) => ({
  kind,
  confirmedOn,
  auditoriums,
});

describe('the equipment of a cinema', () => {
  it('is known by kind, in the order of lists; what nobody knows is left out', () => {
    const views = equipmentViews([
      of('hearing-loop', '2026-09-02', ['2']),
      of('jetpack', '2026-09-02'),
      of('step-free', '2026-08-01'),
    ]);
    expect(views).toEqual([
      { kind: 'step-free', confirmedOn: '2026-08-01', auditoriums: [] },
      { kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2'] },
    ]);
    expect(equipmentViews(undefined)).toEqual([]);
  });

  it('counts as it was confirmed last', () => {
    const loops = [of('hearing-loop', '2025-01-10', ['1', '2']), of('hearing-loop', '2026-09-02', ['2'])];
    for (const equipment of [loops, loops.toReversed()])
      expect(equipmentViews(equipment)).toEqual([
        { kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2'] },
      ]);
  });
});
