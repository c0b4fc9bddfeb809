import type { Site } from '#src/sites/site.ts';
import type { HallData, HouseData } from '../house-types.ts';
import type { Release, Slot } from './context.ts';
import { createRandom, drawWeighted, hash } from './random.ts';
import type { Random } from './random.ts';
import { filmRun } from './calendar.ts';
import { appeal } from './releases.ts';
import { reservedSlots } from './reserved.ts';
import { premiumOf, tagsOf } from './session-tags.ts';
import { cleaning, occupancy } from './timing.ts';
import { versionOf } from './versions.ts';
import { isoWeekday } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/** Last regular start by the size of the house, and the window of the one after midnight, in minutes of the programme day. */
const lastStart = { small: 22 * 60 + 15, multiplex: 23 * 60 + 5 } as const;
const lateFrom = 24 * 60 + 10;
const lateUntil = 25 * 60;

/** Houses of this many halls or more show everything. */
const multiplexHalls = 8;

/** A smaller house shows this many films per hall at a time. */
const filmsPerHall = 3;
const noon = 12 * 60;

/** A film that is out for the first day is shown by this hour or soon after. */
const premiereFrom = 14 * 60;

const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;

function ageOn(day: string, release: Release): number {
  return dayNumber(day) - dayNumber(release.day);
}

/**
 * The films of a house on a day: what is out, and in a small house a choice of it that changes with the
 * programme week.
 */
function repertoire(house: HouseData, releases: readonly Release[], day: string): readonly Release[] {
  const playing = releases.filter((release) => {
    const age = ageOn(day, release);
    return release.film.kind === 'film' && age >= 0 && age <= filmRun;
  });
  if (house.halls.length >= multiplexHalls) return playing;
  const week = Math.floor((dayNumber(day) + 1) / 7);
  const score = (release: Release): number => {
    const { film } = release;
    const age = ageOn(day, release);
    if (release.earlySale && age === 0) return -100;
    return (hash(`${house.key} ${week} ${film.key}`) % 40) - appeal(film, age) - (film.kids ? 5 : 0);
  };
  return playing
    .toSorted((one, other) => score(one) - score(other))
    .slice(0, house.halls.length * filmsPerHall + 1);
}

/** Most showings a house has on a day, by the size of the house. */
const mostShowings = { small: 20, multiplex: 90 } as const;

function suits(release: Release, hall: HallData): boolean {
  return premiumOf(hall).some((experience) => release.film.experiences.includes(experience));
}

/** Drops the first regular showing of the last halls, one a hall in turn, until the day is no fuller than a house of that size has it. */
function thinned(house: HouseData, slots: readonly Slot[], reserved: readonly Slot[]): readonly Slot[] {
  const most = house.halls.length >= multiplexHalls ? mostShowings.multiplex : mostShowings.small;
  const kept = [...slots];
  for (let turn = 0; kept.length > most && turn < slots.length; turn += 1) {
    const hall = house.halls.at(-1 - (turn % house.halls.length));
    const first = kept.findIndex((slot) => slot.hall === hall && !reserved.includes(slot));
    if (first >= 0) kept.splice(first, 1);
  }
  return kept;
}

/**
 * How much a film wants a showing: recent ones more, above all on their first day; children's films by day, strong
 * ones in the evening.
 */
function weightOf(release: Release, start: number, weekday: number, shown: number, day: string): number {
  const { film } = release;
  const age = ageOn(day, release);
  const strong = film.rating === '16' || film.rating === '18';
  if (strong && start < 17 * 60) return 0;
  if (film.kids && start > 18 * 60 + 30) return 0;
  if (film.duration > 150 && start > 21 * 60) return 0;
  // On its first day a film is shown, come what may; later the recent ones more often than those that stay on.
  const premiere = age === 0 && shown === 0 && start >= premiereFrom;
  const recency = premiere
    ? 200
    : age < 1
      ? 15
      : age < 7
        ? 5
        : age < 14
          ? 4
          : age < 21
            ? 3
            : age < 31
              ? 2
              : 1.5;
  const family = film.kids && (weekday === 3 || weekday >= 6) ? (start < noon ? 6 : 2.5) : 1;
  // Films for grown-ups have the evening only, so there they come twice as often.
  return (recency * family * (strong ? 2 : 1)) / (1 + shown) ** 1.3;
}

interface Day {
  readonly site: Site;
  readonly house: HouseData;
  readonly day: string;
  readonly weekday: number;
  readonly random: Random;
  readonly shown: Map<string, number>;
}

function place(context: Day, release: Release, hall: HallData, start: number): Slot {
  const { site, house, day, weekday, random, shown } = context;
  shown.set(release.film.key, (shown.get(release.film.key) ?? 0) + 1);
  const version = versionOf(site, house, release.film, start, random);
  const tags = tagsOf(site, release, hall, { start, weekday, age: ageOn(day, release), version }, random);
  return { release, hall, start, version, tags, special: null };
}

function draw(context: Day, films: readonly Release[], hall: HallData, start: number): Release | undefined {
  const suited = premiumOf(hall).length > 0 ? films.filter((film) => suits(film, hall)) : films;
  const weigh = (release: Release): number =>
    weightOf(release, start, context.weekday, context.shown.get(release.film.key) ?? 0, context.day);
  return drawWeighted(context.random, suited, weigh) ?? drawWeighted(context.random, films, weigh);
}

/** Fills one hall from its opening to the last start, around what is already booked in it. */
function fillHall(
  context: Day,
  films: readonly Release[],
  hall: HallData,
  index: number,
  booked: readonly Slot[],
  freeBy: number,
): Slot[] {
  const { house, weekday, random } = context;
  const busyDay = weekday === 3 || weekday >= 6;
  const late = !busyDay && house.halls.length < multiplexHalls && index % 2 === 1;
  const opening = late ? Math.max(noon + 75, house.firstShowing) : house.firstShowing;
  const slots: Slot[] = [];
  let start = upToFive(opening + (index % 4) * 5 + random.below(3) * 5);
  const last = lastStart[house.halls.length >= multiplexHalls ? 'multiplex' : 'small'];
  while (start <= last) {
    const release = draw(context, films, hall, start);
    if (!release) {
      start += 30;
      continue;
    }
    const free = start + occupancy(release) + cleaning;
    const clash = booked.find(
      (slot) => start < slot.start + occupancy(slot.release) + cleaning && slot.start < free,
    );
    if (clash) {
      start = upToFive(clash.start + occupancy(clash.release) + cleaning);
      continue;
    }
    if (free > freeBy) break;
    slots.push(place(context, release, hall, start));
    start = upToFive(free + random.below(3) * 5);
  }
  return slots;
}

/** Whether the house has showings after midnight that day: Friday and Saturday. */
function hasLateNight(day: string): boolean {
  const weekday = isoWeekday(day);
  return weekday === 5 || weekday === 6;
}

/**
 * The showings of one house on one programme day, sorted by start. Starts lie on five-minute steps, no hall is
 * double-booked, and on Friday and Saturday a film starts after midnight. The same day is drawn the same way
 * whenever it is generated.
 *
 * @param reservedOnly only what has a fixed date (events, presales), for days beyond the regular programme
 */
export function scheduleDay(
  site: Site,
  house: HouseData,
  releases: readonly Release[],
  day: string,
  reservedOnly: boolean,
): readonly Slot[] {
  const context: Day = {
    site,
    house,
    day,
    weekday: isoWeekday(day),
    random: createRandom(`${house.key} ${day}`),
    shown: new Map(),
  };
  const reserved = reservedSlots(site, house, releases, day);
  if (reservedOnly) return reserved;
  const films = repertoire(house, releases, day);
  const lateHall = hasLateNight(day) ? house.halls[1] : undefined;
  const slots = [...reserved];
  for (const [index, hall] of house.halls.entries()) {
    const booked = reserved.filter((slot) => slot.hall === hall);
    const freeBy = hall === lateHall ? lateFrom : Number.POSITIVE_INFINITY;
    slots.push(...fillHall(context, films, hall, index, booked, freeBy));
  }
  if (lateHall) {
    const free = Math.max(
      lateFrom,
      ...slots
        .filter((slot) => slot.hall === lateHall)
        .map((slot) => upToFive(slot.start + occupancy(slot.release) + cleaning)),
    );
    const start = Math.min(lateUntil, free + context.random.below(6) * 5);
    const release = start >= free ? draw(context, films, lateHall, start) : undefined;
    if (release) slots.push(place(context, release, lateHall, start));
  }
  return thinned(house, slots, reserved).toSorted(
    (one, other) =>
      one.start - other.start || house.halls.indexOf(one.hall) - house.halls.indexOf(other.hall),
  );
}
