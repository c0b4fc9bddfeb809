import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { CityDetail } from '#src/contract/city/schema.ts';
import { groupBy } from '../calendar/programme.ts';
import type { CinemaProgramme } from '../calendar/programme.ts';
import type { Release } from '../calendar/types.ts';
import { showOf, slugOfCinema } from './context.ts';
import type { LanguageContext } from './context.ts';
import { equipmentOf } from './equipment.ts';
import { openingHoursOf } from './opening.ts';
import { pushesOf } from './promotion.ts';

/** How many films a city highlights. */
const topShows = 3;

/** The stored cinemas, with their equipment as it was last seen. */
export function cinemasIn({ base, plan }: LanguageContext): LanguageCatalogue['cinemas'] {
  const planned = new Map(plan.cinemas.map((cinema) => [cinema.vistaRef, cinema]));
  return base.cinemas.map((listed) => {
    const cinema = planned.get(listed.vistaRef ?? '');
    return cinema === undefined ? listed : { ...listed, equipment: equipmentOf(cinema, listed, plan.today) };
  });
}

/** The stored details of the cinemas, with their equipment, the push slides of today (R071) and their opening hours. */
export function cinemaDetailsIn(context: LanguageContext): LanguageCatalogue['cinemaDetails'] {
  const details = { ...context.base.cinemaDetails };
  for (const cinema of context.plan.cinemas) {
    const slug = slugOfCinema(context, cinema);
    const detail = details[slug];
    if (detail)
      details[slug] = {
        ...detail,
        equipment: equipmentOf(cinema, detail, context.plan.today),
        pushes: pushesOf(context, context.programmes.get(cinema.key)),
        openingHours: openingHoursOf(cinema, context.plan.today),
      };
  }
  return details;
}

/** The stored details of the cities, with the films that have the most showtimes in their cinemas (R074). */
export function cityDetailsIn(context: LanguageContext): LanguageCatalogue['cityDetails'] {
  const programmes = new Map<string, CinemaProgramme>();
  for (const programme of context.programmes.values())
    programmes.set(slugOfCinema(context, programme.cinema), programme);
  const mostShown = ({ cinemas }: CityDetail): string[] => {
    const listed = new Set(cinemas);
    // In the order of the plan, which decides between films with the same number of showtimes.
    const here = context.plan.cinemas.filter((cinema) => listed.has(slugOfCinema(context, cinema)));
    const showtimes = here.flatMap((cinema) => context.byCinema.get(cinema) ?? []);
    return [...groupBy(showtimes, ({ release }): Release => release)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, topShows)
      .map(([release]) => showOf(context, release).slug);
  };
  return Object.fromEntries(
    Object.entries(context.base.cityDetails).map(([slug, detail]): [string, CityDetail] => [
      slug,
      detail.highlight ? { ...detail, highlight: { ...detail.highlight, shows: mostShown(detail) } } : detail,
    ]),
  );
}
