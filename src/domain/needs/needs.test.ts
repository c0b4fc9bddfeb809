import { describe, expect, it } from 'vitest';
import { needs } from '#src/routes/filter-values/needs.ts';
import { equipmentKinds, type EquipmentView } from './equipment.ts';
import { mayMeet, needsMet, needsOffered } from './needs.ts';

const everything = { tags: ['PMR', 'audiodesc', 'hearing-impaired', 'quiet'], versions: ['vost'] };
const nothing = { tags: ['DEFAULT', 'imax'], versions: ['vost'] };
const everywhere = equipmentKinds.map((kind): EquipmentView => ({
  kind,
  confirmedOn: '2026-09-02',
  auditoriums: [],
}));

describe('the needs that a showtime meets', () => {
  it('are all six where the showtime and its cinema have everything', () => {
    expect(needsMet(everything, '3', everywhere)).toEqual([...needs]);
  });

  it('are none without a fact: neither a tag alone nor equipment alone is enough', () => {
    expect(needsMet(everything, '3', [])).toEqual(['captions', 'quiet']);
    expect(needsMet(everything, '3', undefined)).toEqual(['captions', 'quiet']);
    expect(needsMet(nothing, '3', everywhere)).toEqual(['hearing-loop']);
    expect(needsMet(nothing, '3', [])).toEqual([]);
  });

  it('depend on the auditorium where the cinema names those that are equipped', () => {
    const loop: EquipmentView = { kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2', '4'] };
    expect(needsMet(nothing, '4', [loop])).toEqual(['hearing-loop']);
    expect(needsMet(nothing, '3', [loop])).toEqual([]);
    expect(needsMet(nothing, null, [loop])).toEqual([]);
  });

  it('contain captions in the version that has them everywhere', () => {
    expect(needsMet({ tags: [], versions: ['VFST'] }, null, [])).toEqual(['captions']);
  });
});

describe('the needs that a show may meet', () => {
  it('are told by its tags', () => {
    expect(mayMeet(undefined, nothing)).toBe(true);
    expect(mayMeet(['audio-description', 'step-free'], everything)).toBe(true);
    expect(mayMeet(['audio-description', 'step-free'], { ...nothing, tags: ['pmr'] })).toBe(false);
    // Only the cinema tells.
    expect(mayMeet(['hearing-loop'], nothing)).toBe(true);
  });

  it('are offered where a cinema has what they take', () => {
    expect(needsOffered([])).toEqual(['captions', 'quiet']);
    expect(needsOffered(everywhere)).toEqual([...needs]);
  });
});
