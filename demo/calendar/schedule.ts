import { isoWeekday } from '#src/kernel/date/day.ts';
import { filmRun } from './cycle.ts';
import { createRandom, drawWeighted, hash } from './random.ts';
import type { Random } from './random.ts';
import { appeal } from './releases.ts';
import { reservedSlots } from './reserved.ts';
import { tagsOf } from './showtime-tags.ts';
import { cleaning, occupancy } from './timing.ts';
import type { Auditorium, Chain, Cinema, Release, Slot } from './types.ts';
import { versionOf } from './versions.ts';
import { dayNumber } from './zone-time.ts';

/**
 * Last regular start by the size of the cinema, and the range for a start after midnight, in minutes of the programme
 * day.
 */
const lastStart = { small: 22 * 60 + 15, multiplex: 23 * 60 + 5 } as const;
const lateFrom = 24 * 60 + 10;
const lateUntil = 25 * 60;

/** Cinemas with this many auditoriums or more show every film. */
const multiplexAuditoriums = 8;

/** A smaller cinema shows this many films per auditorium at the same time. */
const filmsPerAuditorium = 3;

/** The most showtimes of a cinema on a day, by its size. */
const mostShowtimes = { small: 20, multiplex: 90 } as const;

const noon = 12 * 60;

/** From this time on, a film that is released on this day must get a showtime. */
const premiereFrom = 14 * 60;

const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;
/** Whether a cinema shows every film until late, or is small. */
export const sizeOf = (cinema: Cinema) =>
  cinema.auditoriums.length >= multiplexAuditoriums ? 'multiplex' : 'small';

/** A day of a cinema while showtimes are added to it. */
interface Day extends Chain {
  readonly cinema: Cinema;
  /** Days since 1970. */
  readonly number: number;
  readonly weekday: number;
  readonly random: Random;
  /** How many showtimes each film has so far. */
  readonly shown: Map<string, number>;
}

/**
 * The films of a cinema on a day: all running films; in a small cinema a selection of them that changes with the
 * programme week.
 */
function repertoire({ cinema, releases, number }: Day): readonly Release[] {
  const playing = releases.filter((release) => {
    const age = number - release.dayNumber;
    return release.film.kind === 'film' && age >= 0 && age <= filmRun;
  });
  if (sizeOf(cinema) === 'multiplex') return playing;
  const week = Math.floor((number + 1) / 7);
  const score = (release: Release): number => {
    const { film } = release;
    const age = number - release.dayNumber;
    if (release.earlySale && age === 0) return -100;
    return (hash(`${cinema.key} ${week} ${film.key}`) % 40) - appeal(film, age) - (film.kids ? 5 : 0);
  };
  const scores = new Map(playing.map((release) => [release, score(release)]));
  return playing
    .toSorted((one, other) => (scores.get(one) ?? 0) - (scores.get(other) ?? 0))
    .slice(0, cinema.auditoriums.length * filmsPerAuditorium + 1);
}

/**
 * Removes the first regular showtime of an auditorium, taking the auditoriums in turn from the last one on, until the
 * day has no more showtimes than a cinema of that size may have.
 */
function thinned(cinema: Cinema, slots: readonly Slot[], reserved: readonly Slot[]): readonly Slot[] {
  const most = mostShowtimes[sizeOf(cinema)];
  const kept = [...slots];
  for (let turn = 0; kept.length > most && turn < slots.length; turn += 1) {
    const auditorium = cinema.auditoriums.at(-1 - (turn % cinema.auditoriums.length));
    const first = kept.findIndex((slot) => slot.auditorium === auditorium && !reserved.includes(slot));
    if (first >= 0) kept.splice(first, 1);
  }
  return kept;
}

/** The weight of a film by its age in days: recent films weigh more, most of all on their first day. */
function recencyOf(age: number): number {
  if (age < 1) return 15;
  if (age < 7) return 5;
  if (age < 14) return 4;
  if (age < 21) return 3;
  return age < 31 ? 2 : 1.5;
}

/**
 * The weight of a film for a start: recent films weigh more, children's films by day, films for adults in the evening.
 */
function weightOf({ film, dayNumber: released }: Release, start: number, day: Day): number {
  const age = day.number - released;
  const shown = day.shown.get(film.key) ?? 0;
  const strong = film.age === '16' || film.age === '18';
  if (strong && start < 17 * 60) return 0;
  if (film.kids && start > 18 * 60 + 30) return 0;
  if (film.duration > 150 && start > 21 * 60) return 0;
  // On its first day a film always gets a showtime; later, recent films get more than older ones.
  const premiere = age === 0 && shown === 0 && start >= premiereFrom;
  const recency = premiere ? 200 : recencyOf(age);
  const family = film.kids && (day.weekday === 3 || day.weekday >= 6) ? (start < noon ? 6 : 2.5) : 1;
  // Films for adults play only in the evening, so they weigh twice as much there.
  return (recency * family * (strong ? 2 : 1)) / (1 + shown) ** 1.3;
}

function place(day: Day, release: Release, auditorium: Auditorium, start: number): Slot {
  const { site, cinema, number, weekday, random, shown } = day;
  shown.set(release.film.key, (shown.get(release.film.key) ?? 0) + 1);
  const version = versionOf(site, cinema, release.film, start, random);
  const moment = { start, weekday, age: number - release.dayNumber, version };
  const tags = tagsOf(site, release, auditorium, moment, day.premium, random);
  return { release, auditorium, start, version, tags, special: null };
}

/** Draws a film; an auditorium with expensive experiences first draws from the films made for these. */
function draw(
  day: Day,
  films: readonly Release[],
  suited: readonly Release[],
  start: number,
): Release | undefined {
  const weigh = (release: Release): number => weightOf(release, start, day);
  return drawWeighted(day.random, suited, weigh) ?? drawWeighted(day.random, films, weigh);
}

function suitedTo({ premium }: Chain, films: readonly Release[], { experiences }: Auditorium) {
  const dear = experiences.filter((experience) => premium.has(experience));
  if (dear.length === 0) return films;
  return films.filter(({ film }) => dear.some((experience) => film.experiences.includes(experience)));
}

/** Fills one auditorium from its opening to the last start, around the showtimes that are already in it. */
function fillAuditorium(
  day: Day,
  films: readonly Release[],
  auditorium: Auditorium,
  index: number,
  booked: readonly Slot[],
  freeBy: number,
): Slot[] {
  const { cinema, weekday, random } = day;
  const busyDay = weekday === 3 || weekday >= 6;
  const late = !busyDay && sizeOf(cinema) === 'small' && index % 2 === 1;
  const opening = late ? Math.max(noon + 75, cinema.firstShowtime) : cinema.firstShowtime;
  const suited = suitedTo(day, films, auditorium);
  const slots: Slot[] = [];
  let start = upToFive(opening + (index % 4) * 5 + random.below(3) * 5);
  while (start <= lastStart[sizeOf(cinema)]) {
    const release = draw(day, films, suited, start);
    if (!release) {
      start += 30;
      continue;
    }
    const from = start;
    const free = from + occupancy(release) + cleaning;
    const clash = booked.find(
      (slot) => from < slot.start + occupancy(slot.release) + cleaning && slot.start < free,
    );
    if (clash) {
      start = upToFive(clash.start + occupancy(clash.release) + cleaning);
      continue;
    }
    if (free > freeBy) break;
    slots.push(place(day, release, auditorium, start));
    start = upToFive(free + random.below(3) * 5);
  }
  return slots;
}

/**
 * The showtimes of one cinema on one programme day, sorted by start. Starts are multiples of five minutes, and no
 * auditorium has two showtimes at once. On Friday and Saturday a film starts after midnight. The same day always gives
 * the same result.
 *
 * @param reservedOnly only showtimes with a fixed date (events, presales), for days beyond the regular programme
 */
export function scheduleDay(
  chain: Chain,
  cinema: Cinema,
  date: string,
  reservedOnly: boolean,
): readonly Slot[] {
  const reserved = reservedSlots(chain, cinema, date);
  if (reservedOnly) return reserved;
  const weekday = isoWeekday(date);
  const day: Day = {
    ...chain,
    cinema,
    number: dayNumber(date),
    weekday,
    random: createRandom(`${cinema.key} ${date}`),
    shown: new Map(),
  };
  const films = repertoire(day);
  const lateAuditorium = weekday === 5 || weekday === 6 ? cinema.auditoriums[1] : undefined;
  const slots = [...reserved];
  for (const [index, auditorium] of cinema.auditoriums.entries()) {
    const booked = reserved.filter((slot) => slot.auditorium === auditorium);
    const freeBy = auditorium === lateAuditorium ? lateFrom : Number.POSITIVE_INFINITY;
    slots.push(...fillAuditorium(day, films, auditorium, index, booked, freeBy));
  }
  if (lateAuditorium) {
    const free = Math.max(
      lateFrom,
      ...slots
        .filter((slot) => slot.auditorium === lateAuditorium)
        .map((slot) => upToFive(slot.start + occupancy(slot.release) + cleaning)),
    );
    const start = Math.min(lateUntil, free + day.random.below(6) * 5);
    const suited = suitedTo(chain, films, lateAuditorium);
    const release = start >= free ? draw(day, films, suited, start) : undefined;
    if (release) slots.push(place(day, release, lateAuditorium, start));
  }
  return thinned(cinema, slots, reserved).toSorted(
    (one, other) =>
      one.start - other.start ||
      cinema.auditoriums.indexOf(one.auditorium) - cinema.auditoriums.indexOf(other.auditorium),
  );
}
