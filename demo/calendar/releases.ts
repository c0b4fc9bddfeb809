import type { Site } from '#src/sites/site.ts';
import { cycleOf, filmRun } from './cycle.ts';
import { hash } from './random.ts';
import type { Film, Release } from './types.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { dayNumber } from './zone-time.ts';

/** The number of days in the regular programme. */
export const horizon = 14;

/** Films older than this leave the programme soon. */
const lastChanceAge = filmRun - 14;

/** One film in this many has the heart label. */
const favouriteEvery = 6;

/**
 * One film in this many: sells its first evening as soon as it is announced; has a preview with its team; has a preview
 * without it.
 */
const oddsOf = { earlySale: 5, teamPreview: 6, preview: 7 } as const;

/**
 * More than this many days before the release, length and rating of one film in three are unknown, unless it sells
 * early.
 */
const factsKnown = 21;

/** How popular a film is: higher for recent films and for films made for large screens. */
export function appeal(film: Film, age: number): number {
  const recency = age < 0 ? 0 : Math.max(0, 40 - age);
  return recency + film.experiences.length * 4 + (film.kind === 'event' ? -12 : 0);
}

/** Whether a film has one of these properties on a site; the answer is the same for each of its releases. */
function drawn(site: Site, film: Film, what: keyof typeof oddsOf): boolean {
  return hash(`${what} ${site.id} ${film.key}`) % oddsOf[what] === 0;
}

/** The preview of a film: the day before the release with its team, or some days before without it. */
function previewOf(site: Site, film: Film, day: string): Release['preview'] {
  if (film.kind === 'event') return null;
  if (drawn(site, film, 'teamPreview')) return { day: addDays(day, -1), team: true };
  if (drawn(site, film, 'preview')) {
    return { day: addDays(day, -2 - (hash(`preview day ${film.key}`) % 3)), team: false };
  }
  return null;
}

/** Whether a film is in presale as soon as it is announced; every event is. */
export function sellsEarly(site: Site, film: Film): boolean {
  return film.kind === 'event' || drawn(site, film, 'earlySale');
}

/**
 * The films of a site with the facts that depend on the day: new, upcoming, in presale, leaving (R075, R077). In
 * presale are films that sell early, events, and films that are released within the regular programme.
 *
 * @param ranksBefore how many films of the site have a better rank than these
 */
export function releasesOf(
  site: Site,
  films: readonly Film[],
  today: string,
  ranksBefore = 0,
): readonly Release[] {
  const dated = cycleOf(site, films, today);
  const byAppeal = dated
    .toSorted(
      (one, other) =>
        appeal(other.film, other.age) - appeal(one.film, one.age) || (one.film.ref < other.film.ref ? -1 : 1),
    )
    .map(({ film }) => film.key);
  const places = new Map(byAppeal.map((key, index) => [key, index + 1]));
  return dated.map(({ film, day, age }): Release => {
    const place = places.get(film.key) ?? 0;
    return {
      film,
      day,
      dayNumber: dayNumber(day),
      age,
      isNew: age >= 0 && age < 7,
      isComingSoon: age < 0,
      presale: age < 0 && (sellsEarly(site, film) || age > -horizon),
      earlySale: sellsEarly(site, film),
      preview: previewOf(site, film, day),
      factsKnown: sellsEarly(site, film) || age >= -factsKnown || hash(`facts ${film.key}`) % 3 > 0,
      lastChance: leavesSoon(film, age),
      favourite: film.kind === 'film' && place % favouriteEvery === 2,
      rank: ranksBefore + place,
    };
  });
}

/** Whether a film with this age (days since the release) leaves the programme soon. */
export function leavesSoon(film: Film, age: number): boolean {
  return film.kind === 'film' && age > lastChanceAge;
}
