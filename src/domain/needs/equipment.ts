import type { CinemaEquipment } from '#src/contract/cinemas/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';

/** What a cinema has for visitors with a disability. */

/** The needs that depend on equipment of the cinema, in the order of lists. */
export const equipmentKinds = [
  'step-free',
  'companion-seat',
  'audio-description',
  'hearing-loop',
] as const satisfies readonly Need[];

/** A kind of equipment; it has the name of the need that it serves. */
export type EquipmentKind = (typeof equipmentKinds)[number];

/** One kind of equipment of a cinema. */
export interface EquipmentView {
  readonly kind: EquipmentKind;
  /** The day on which somebody last saw that it works. */
  readonly confirmedOn: Day;
  /** Names of the auditoriums that have it; empty: all of them. */
  readonly auditoriums: readonly string[];
}

/**
 * The equipment of a cinema that the product knows, each kind once, in the order of lists. Of two entries of a kind the
 * one that was confirmed last counts.
 */
export function equipmentViews(equipment: readonly CinemaEquipment[] | undefined): EquipmentView[] {
  return equipmentKinds.flatMap((kind): EquipmentView[] => {
    const [latest] = (equipment ?? [])
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => (a.confirmedOn < b.confirmedOn ? 1 : -1));
    if (latest === undefined) return [];
    return [{ kind, confirmedOn: latest.confirmedOn, auditoriums: latest.auditoriums }];
  });
}
