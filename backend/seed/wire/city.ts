import type { City } from '#src/contract/cities/schema.ts';
import type { CityDetail } from '#src/contract/city/schema.ts';
import type { CityData, HouseData } from '../house-types.ts';
import { words } from '../vocabulary/labels.ts';
import type { LanguageContext, Session } from '../generator/context.ts';
import { fill, groupBy, inLanguage } from '../generator/context.ts';
import { kilometres, nearest } from './distance.ts';
import { slugOfCity, slugOfFilm, slugOfHouse } from './language-index.ts';
import { facadeOf } from './media.ts';

const topShows = 3;
const mostNearby = 3;
const nearbyKilometres = 250;

function housesIn(context: LanguageContext, city: CityData): readonly HouseData[] {
  return context.plan.houses.filter(({ cityKey }) => cityKey === city.key);
}

/** A city as the list has it (R073). */
export function cityItemOf(context: LanguageContext, city: CityData): City {
  return {
    id: city.id,
    slug: slugOfCity(city, context.language),
    name: inLanguage(city.name, context.language, `name of ${city.key}`),
    departement: city.department,
    isIdf: city.isIdf,
    gpsPosition: { x: city.position.x, y: city.position.y },
    cinemas: housesIn(context, city).map((house) => slugOfHouse(house, context.language)),
  };
}

/** The films with most showings in some houses. */
function mostShown(context: LanguageContext, sessions: readonly Session[]): string[] {
  return [...groupBy(sessions, ({ release }) => release.film.key).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, topShows)
    .flatMap(([first]) => (first ? [slugOfFilm(context, first.release)] : []));
}

/** A city as its page shows it (R074). */
export function cityDetailOf(
  context: LanguageContext,
  city: CityData,
  sessions: readonly Session[],
): CityDetail {
  const { plan, language } = context;
  const item = cityItemOf(context, city);
  const houses = housesIn(context, city);
  const main = houses.find(({ open }) => open) ?? houses[0];
  const description = inLanguage(city.description, language, `description of ${city.key}`);
  const near = plan.houses.filter(
    ({ cityKey, theatres }) =>
      cityKey !== city.key && kilometres(city.position, theatres[0].position) <= nearbyKilometres,
  );
  return {
    ...item,
    defaultCinema: main ? slugOfHouse(main, language) : null,
    description,
    seo: { title: `Velours ${item.name}`, description: description.replaceAll(/<[^>]+>/g, '') },
    nearbyCinemas: nearest(near, city.position, (house) => house.theatres[0].position, mostNearby).map(
      (house) => slugOfHouse(house, language),
    ),
    nearbyCities: nearest(plan.cities, city.position, (other) => other.position, mostNearby)
      .filter((other) => kilometres(city.position, other.position) <= nearbyKilometres)
      .map((other) => slugOfCity(other, language)),
    trackingSlug: slugOfCity(city, plan.site.defaultLanguage),
    backdrop: main ? facadeOf(plan.options, main, 1920) : null,
    mobileBackdrop: main ? facadeOf(plan.options, main, 640) : null,
    highlight: {
      title: fill(words.topOf[language], { city: item.name }),
      description: null,
      shows: mostShown(
        context,
        sessions.filter(({ house }) => house.cityKey === city.key),
      ),
    },
    redirectSlug: null,
  };
}
