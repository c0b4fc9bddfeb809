import type { Programme, ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import type { ProgrammeEntry } from '#src/contract/schedule.ts';
import type { ShowCinema, ShowCinemaDay, ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Language } from '#src/sites/site.ts';
import type { HouseData } from '../house-types.ts';
import { flags } from '../vocabulary/labels.ts';
import type { FlagWords } from '../vocabulary/labels.ts';
import { versionsBySite } from '../vocabulary/versions.ts';
import type { LanguageContext, Release, Session, SitePlan } from '../generator/context.ts';
import { groupBy } from '../generator/context.ts';
import { eventPlan } from '../generator/event-plans.ts';
import { isBookable, next24, slugOfFilm, slugOfHouse } from './language-index.ts';
import { leavesSoon } from '../generator/releases.ts';
import { sortTags } from '../generator/session-tags.ts';
import { isoWeekday } from '#src/kernel/date/day.ts';
import { dayNumber } from '../generator/zone-time.ts';

/** Orders of shows that a list does not contain. */
const behindAll = 900;

/** The versions of some showings, in the order of the site's filters. */
export function versionsOf(plan: SitePlan, sessions: readonly Session[]): string[] {
  const present = new Set(sessions.map(({ version }) => version));
  return versionsBySite[plan.site.id].map(({ slug }) => slug).filter((slug) => present.has(slug));
}

/** The tags of some showings, each once, sorted ignoring case. */
export function tagsOfAll(sessions: readonly Session[]): string[] {
  return sortTags(sessions.flatMap(({ tags }) => tags));
}

/** The flag of a film on one day, from the showings of that day; the more particular one wins. */
function flagOfDay(release: Release, day: string, sessions: readonly Session[]): FlagWords | null {
  if (sessions.some(({ tags }) => tags.includes('avp'))) return flags.preview;
  if (release.film.kind === 'event') return flags.event;
  if (release.isComingSoon) return flags.presale;
  const age = dayNumber(day) - dayNumber(release.day);
  if (age < 7) return flags.new;
  return leavesSoon(release.film, age) ? flags.lastChance : null;
}

function entryOf(
  plan: SitePlan,
  language: Language,
  release: Release,
  day: string,
  sessions: readonly Session[],
  cineOrder: number,
): ProgrammeEntry {
  const flag = flagOfDay(release, day, sessions);
  return {
    tags: tagsOfAll(sessions),
    bookable: sessions.some((session) => isBookable(plan, session)),
    versions: versionsOf(plan, sessions),
    flag: flag ? flag.text[language] : null,
    flagColor: flag ? flag.colour : null,
    cineOrder,
    specialEvent: null,
    specialShowtime: sessions.some(({ special }) => special !== null),
    labelCategory: null,
  };
}

/** Positions of films, from 1, among those that a condition admits. */
function positions(releases: readonly Release[], admits: (release: Release) => boolean): Map<string, number> {
  const listed = releases.filter(admits).toSorted((one, other) => one.rank - other.rank);
  return new Map(listed.map((release, index) => [release.film.key, index + 1]));
}

function rank(sessions: readonly Session[]): number {
  return sessions[0]?.release.rank ?? behindAll;
}

/** Films of a house by the number of showings, most first; equal ones by their rank. */
function bySize(groups: ReadonlyMap<string, readonly Session[]>): string[] {
  return [...groups.entries()]
    .toSorted(([, one], [, other]) => other.length - one.length || rank(one) - rank(other))
    .map(([key]) => key);
}

/** What a house puts forward on a day: a film-team evening as a showing, an event because of its tag. */
function highlightOf(
  context: LanguageContext,
  sessions: readonly Session[],
): { type: 'tag' | 'showtime'; showSlug: string } | null {
  const team = sessions.find(({ special }) => special === 'team');
  if (team) return { type: 'showtime', showSlug: slugOfFilm(context, team.release) };
  const event = sessions.find(({ release }) => eventPlan(release.film.key).tags.length > 0);
  return event ? { type: 'tag', showSlug: slugOfFilm(context, event.release) } : null;
}

/** The film a house recommends on Friday to Sunday: its first IMAX or Dolby showing that can be booked. */
function upsellOf(
  context: LanguageContext,
  day: string,
  sessions: readonly Session[],
): { showSlug: string } | null {
  if (isoWeekday(day) < 5) return null;
  const best = sessions.find(
    (session) => session.tags.includes('premium') && isBookable(context.plan, session),
  );
  return best ? { showSlug: slugOfFilm(context, best.release) } : null;
}

/** The programme of a house, derived from its showings (R076, R077, R084). */
export function programmeOf(context: LanguageContext, sessions: readonly Session[]): Programme {
  const { plan, language } = context;
  const releases = [...new Set(sessions.map(({ release }) => release))];
  const kids = positions(releases, ({ film }) => film.kids);
  const upcoming = positions(releases, ({ isComingSoon }) => isComingSoon);
  const events = positions(releases, ({ film }) => film.kind === 'event');
  const byFilm = groupBy(sessions, ({ release }) => release.film.key);
  const byDay = groupBy(sessions, ({ day }) => day);
  const overall = bySize(byFilm);
  const orderOfDay = new Map(
    [...byDay].map(([day, showings]) => [day, bySize(groupBy(showings, ({ release }) => release.film.key))]),
  );

  const showOf = (release: Release, showings: readonly Session[]): ProgrammeShow => {
    const { film } = release;
    const bookable = showings.some((session) => isBookable(plan, session));
    const previews = showings.filter(({ tags }) => tags.includes('avp'));
    const entertainment = events.get(film.key) ?? behindAll + release.rank;
    const days = groupBy(showings, ({ day }) => day);
    return {
      days: Object.fromEntries(
        [...days].map(([day, ofDay]) => [
          day,
          entryOf(plan, language, release, day, ofDay, (orderOfDay.get(day)?.indexOf(film.key) ?? 0) + 1),
        ]),
      ),
      bookable,
      isBookable: bookable,
      isNew: release.isNew,
      isComingSoon: release.isComingSoon,
      isEarlyVisible: release.isComingSoon,
      isEarlyBookable: release.isComingSoon && bookable,
      isEarlyAVP: previews.length > 0,
      cineOrder: overall.indexOf(film.key) + 1,
      cineKidsOrder: kids.get(film.key) ?? null,
      cineUpcomingOrder: upcoming.get(film.key) ?? behindAll + release.rank,
      cineEntertainmentOrder: entertainment,
      cineEntertainmentOrder2: entertainment,
      specialEvent: showings.some(({ special }) => special !== null),
      isKids: film.kids,
      next24ShowtimesCount: next24(plan, showings),
    };
  };

  return {
    days: Object.fromEntries(
      [...byDay]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([day, ofDay]) => [
          day,
          { upsell: upsellOf(context, day, ofDay), highlightedShowtime: highlightOf(context, ofDay) },
        ]),
    ),
    shows: Object.fromEntries(
      releases
        .toSorted((one, other) => overall.indexOf(one.film.key) - overall.indexOf(other.film.key))
        .map((release) => [
          slugOfFilm(context, release),
          showOf(release, byFilm.get(release.film.key) ?? []),
        ]),
    ),
  };
}

/** The houses that play a film, with its days in each (R084). */
export function showCinemasOf(
  context: LanguageContext,
  release: Release,
  houses: readonly HouseData[],
  sessions: readonly Session[],
): ShowCinemas {
  const byHouse = groupBy(sessions, ({ house }) => house.key);
  const dayOf = (ofDay: readonly Session[]): ShowCinemaDay => ({
    tags: tagsOfAll(ofDay),
    upsell: null,
    versions: versionsOf(context.plan, ofDay),
    specialShowtime: ofDay.some(({ special }) => special !== null),
    highlightedShowtime: null,
  });
  const entries = houses.flatMap((house): [string, ShowCinema][] => {
    const showings = byHouse.get(house.key);
    if (!showings) return [];
    const days = groupBy(showings, ({ day }) => day);
    return [
      [
        slugOfHouse(house, context.language),
        {
          days: Object.fromEntries([...days].map(([day, ofDay]) => [day, dayOf(ofDay)])),
          releasedAt: release.day,
        },
      ],
    ];
  });
  return Object.fromEntries(entries);
}
