import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import { hasTag } from '../tag/special-tags.ts';
import { equipmentKinds, type EquipmentView } from './equipment.ts';

/**
 * Which showtimes meet the needs of a visitor. Somebody plans by it: a need counts as met only when the source says so,
 * of the showtime and of the cinema. The module uses no wire types, so that islands may import it.
 */

/** What the source says of a showtime, or of all showtimes of a show on some days. */
export interface ToldTags {
  readonly tags: readonly string[];
  /** Slugs. */
  readonly versions: readonly string[];
}

/** The tag that a showtime must have. Step-free means the auditorium here, and the way to it in the cinema. */
const tagOf: Readonly<Partial<Record<Need, string>>> = {
  'step-free': 'pmr',
  'companion-seat': 'pmr',
  'audio-description': 'audiodesc',
  captions: 'hearing-impaired',
  quiet: 'quiet',
};

/** The version that is captioned wherever the wire names it. */
const captioned = 'vfst';

/** Whether a need depends on the equipment of the cinema. */
const isEquipped = (need: Need): boolean => equipmentKinds.some((kind) => kind === need);

function isTold(need: Need, { tags, versions }: ToldTags): boolean {
  if (need === 'captions' && hasTag(versions, captioned)) return true;
  const tag = tagOf[need];
  return tag === undefined || hasTag(tags, tag);
}

/**
 * Whether the showtimes of a show may meet all needs, as far as tags say: the times decide, and the equipment of the
 * cinema.
 */
export function mayMeet(wanted: readonly Need[] | undefined, told: ToldTags): boolean {
  return (wanted ?? []).every((need) => isTold(need, told));
}

/**
 * The needs that a showtime meets, in the order of lists.
 *
 * @param auditorium its name; null when unknown, which no list of auditoriums names
 * @param equipment of its cinema; undefined when nothing is known of it
 */
export function needsMet(
  told: ToldTags,
  auditorium: string | null,
  equipment: readonly EquipmentView[] | undefined,
): Need[] {
  const here = (need: Need) =>
    equipment?.some(
      ({ kind, auditoriums }) =>
        kind === need &&
        (auditoriums.length === 0 || (auditorium !== null && auditoriums.includes(auditorium))),
    ) ?? false;
  return needs.filter((need) => isTold(need, told) && (!isEquipped(need) || here(need)));
}

/** The needs to choose from where some cinemas are equipped: those that can be met in one of them. */
export function needsOffered(equipment: readonly EquipmentView[]): Need[] {
  return needs.filter((need) => !isEquipped(need) || equipment.some(({ kind }) => kind === need));
}
