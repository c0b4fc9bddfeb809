import type { Language } from '#src/sites/site.ts';
import { filmSlug } from '../film-slug.ts';
import type { LanguageContext, Release, Session, SitePlan } from '../generator/context.ts';
import { groupBy, inLanguage } from '../generator/context.ts';
import type { CityData, HouseData } from '../house-types.ts';

/** The sessions of a plan, looked up the ways the renderers need. */
export interface SessionIndex {
  readonly byHouse: ReadonlyMap<string, readonly Session[]>;
  readonly byFilm: ReadonlyMap<string, readonly Session[]>;
}

/** Indexes the sessions by house key and by film key. */
export function indexSessions(sessions: readonly Session[]): SessionIndex {
  return {
    byHouse: groupBy(sessions, ({ house }) => house.key),
    byFilm: groupBy(sessions, ({ release }) => release.film.key),
  };
}

/** A film's slug in the context's language. */
export function slugOfFilm(context: LanguageContext, release: Release): string {
  return filmSlug(release.film, context.language);
}

/** A house's slug in a language. */
export function slugOfHouse(house: HouseData, language: Language): string {
  return inLanguage(house.slug, language, `slug of ${house.key}`);
}

/** A city's slug in a language. */
export function slugOfCity(city: CityData, language: Language): string {
  return inLanguage(city.slug, language, `slug of ${city.key}`);
}

/**
 * The city of a house.
 *
 * @throws RangeError when the data lack it
 */
export function cityOf(plan: SitePlan, house: HouseData): CityData {
  const city = plan.cities.find(({ key }) => key === house.cityKey);
  if (!city) throw new RangeError(`house ${house.key}: expected a city "${house.cityKey}"`);
  return city;
}

const day = 24 * 60 * 60_000;

/** How many showings start within the next 24 hours. */
export function next24(plan: SitePlan, sessions: readonly Session[]): number {
  return sessions.filter(({ startsAt }) => startsAt >= plan.now && startsAt < plan.now + day).length;
}

/** Whether a showing can still be booked. */
export function isBookable(plan: SitePlan, session: Session): boolean {
  return session.status === 'available' && session.startsAt >= plan.now;
}
