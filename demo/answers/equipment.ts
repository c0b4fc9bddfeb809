import type { Cinema as CinemaAnswer, CinemaEquipment } from '#src/contract/cinemas/schema.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { hash } from '../calendar/random.ts';
import { hasStepFreeRow } from '../calendar/showtime-tags.ts';
import type { Auditorium, Cinema } from '../calendar/types.ts';
import { dayNumber } from '../calendar/zone-time.ts';

/** Somebody looks after the equipment of a cinema once in this many days. */
const inspection = 182;

/** The day of the last inspection. */
function inspectedOn({ key }: Cinema, today: string): string {
  const since = (dayNumber(today) - (hash(`inspection ${key}`) % inspection)) % inspection;
  return addDays(today, -since);
}

/** The names of some auditoriums of a cinema; none when it is all of them. */
function namesOf(some: readonly Auditorium[], { auditoriums }: Cinema): string[] {
  return some.length === auditoriums.length ? [] : some.map(({ name }) => name);
}

/**
 * What a cinema has for visitors with a disability, as its texts say: a way in without steps, seats beside the places
 * for wheelchairs, and, where some auditoriums have a hearing loop, headphones for audio description.
 *
 * @param today programme day
 */
export function equipmentOf(
  cinema: Cinema,
  { hasPmrService }: Pick<CinemaAnswer, 'hasPmrService'>,
  today: string,
): CinemaEquipment[] {
  const confirmedOn = inspectedOn(cinema, today);
  const rows = cinema.auditoriums.filter(hasStepFreeRow);
  const largest = cinema.auditoriums.toSorted((a, b) => b.seats - a.seats).slice(0, cinema.hearingLoops);
  const loops = cinema.auditoriums.filter((auditorium) => largest.includes(auditorium));
  const equipment: CinemaEquipment[] = [];
  if (hasPmrService) equipment.push({ kind: 'step-free', confirmedOn, auditoriums: [] });
  if (hasPmrService && rows.length > 0)
    equipment.push({ kind: 'companion-seat', confirmedOn, auditoriums: namesOf(rows, cinema) });
  if (loops.length > 0) {
    equipment.push({ kind: 'audio-description', confirmedOn, auditoriums: [] });
    equipment.push({ kind: 'hearing-loop', confirmedOn, auditoriums: namesOf(loops, cinema) });
  }
  return equipment;
}
