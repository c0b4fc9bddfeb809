import type { Site } from '#src/sites/site.ts';
import type { FilmData } from '../data-types.ts';
import { presaleFilmKeys } from '../films.ts';
import type { Release } from './context.ts';
import { addDays, dayNumber, isoWeekday } from './zone-time.ts';

/** How many days the regular programme reaches. */
export const horizon = 14;

/** Films older than this leave the programme soon. */
const lastChanceAge = 34;

/** Every how many films one carries the heart label. */
const favouriteEvery = 6;

/** Films come out on Thursday in the Netherlands, on Wednesday elsewhere (ISO weekday). */
function releaseWeekday(site: Site): number {
  return site.id === 'nl' ? 4 : 3;
}

/**
 * Release day of a film: the release weekday nearest to its offset, but still in the past or still ahead as the
 * offset says (from the day after tomorrow, so that a preview fits in). Events keep their exact day.
 */
function releaseDay(site: Site, film: FilmData, today: string): string {
  const wished = addDays(today, film.releaseOffset);
  if (film.kind === 'event') return wished;
  const forward = (releaseWeekday(site) - isoWeekday(wished) + 7) % 7;
  const nearest = addDays(wished, forward > 3 ? forward - 7 : forward);
  const ahead = dayNumber(nearest) - dayNumber(today);
  if (film.releaseOffset < 0) return ahead > 0 ? addDays(nearest, -7) : nearest;
  return ahead < 2 ? addDays(nearest, 7) : nearest;
}

/** Higher for what draws more people: recent films and those made for large screens. */
function appeal(film: FilmData, age: number): number {
  const recency = age < 0 ? 0 : Math.max(0, 40 - age);
  return recency + film.experiences.length * 4 + (film.kind === 'event' ? -12 : 0);
}

/** The preview of a film: the next one out with its team on the eve, the first presale without it. */
function previewOf(
  dated: readonly { readonly film: FilmData; readonly day: string; readonly age: number }[],
  today: string,
): Map<string, Release['preview']> {
  const ahead = dated
    .filter(({ film, age }) => film.kind === 'film' && age < 0)
    .toSorted((one, other) => other.age - one.age || one.film.id - other.film.id);
  const previews = new Map<string, Release['preview']>();
  const next = ahead[0];
  if (next) previews.set(next.film.key, { day: addDays(next.day, -1), team: true });
  const sold = ahead.find(({ film }) => presaleFilmKeys.includes(film.key) && film !== next?.film);
  if (sold) {
    const daysAhead = Math.max(1, Math.min(horizon - 2, -sold.age - 3));
    previews.set(sold.film.key, { day: addDays(today, daysAhead), team: false });
  }
  return previews;
}

/**
 * The films of a site with what follows from the day: new, upcoming, on sale early, leaving (R075, R077). On sale
 * early are the presales of the demonstration, events, and what comes out within the regular programme.
 */
export function releasesOf(site: Site, films: readonly FilmData[], today: string): readonly Release[] {
  const dated = films.map((film) => {
    const day = releaseDay(site, film, today);
    return { film, day, age: dayNumber(today) - dayNumber(day) };
  });
  const byAppeal = dated
    .toSorted(
      (one, other) =>
        appeal(other.film, other.age) - appeal(one.film, one.age) || one.film.id - other.film.id,
    )
    .map(({ film }) => film.key);
  const previews = previewOf(dated, today);
  return dated.map(({ film, day, age }): Release => {
    const rank = byAppeal.indexOf(film.key) + 1;
    const onSale = presaleFilmKeys.includes(film.key) || film.kind === 'event' || age > -horizon;
    return {
      film,
      day,
      age,
      isNew: age >= 0 && age < 7,
      isComingSoon: age < 0,
      presale: age < 0 && onSale,
      preview: previews.get(film.key) ?? null,
      lastChance: film.kind === 'film' && age > lastChanceAge,
      favourite: film.kind === 'film' && rank % favouriteEvery === 2,
      rank,
    };
  });
}
