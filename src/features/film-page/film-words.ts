import type { getTranslations } from 'next-intl/server';
import { formatDay } from '#src/domain/date/format.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { fittingTitle } from '#src/seo/fitting.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilmModel } from './load-film.ts';

/** The words of the interface for films. */
type Words = Awaited<ReturnType<typeof getTranslations<'movie'>>>;

/** When there are more cities than `mostNamed`, only the first `firstNamed` are named and the others counted. */
const mostNamed = 4;
const firstNamed = 3;

/** The cities with the film's showtimes of the day, those with most cinemas first; the chosen cinema's alone. */
function citiesOf({ showtimes }: Pick<FilmModel, 'showtimes'>): string[] {
  if (showtimes === null || showtimes.cinemas.length === 0) return [];
  const { chosen, cinemas, choices } = showtimes;
  const all = (chosen === null ? [...cinemas, ...choices] : [chosen]).flatMap(({ city }) => city ?? []);
  return [...Map.groupBy(all, (city) => city)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([city]) => city);
}

/**
 * Title and description of a film for search engines: the film, where and on which day it plays, then its story. A film
 * that plays in one city only has that city in its title.
 */
export function filmWords(
  t: Words,
  locale: Locale,
  { film, showtimes }: Pick<FilmModel, 'film' | 'showtimes'>,
): { readonly title: string; readonly description: string } {
  const { title, synopsis } = film;
  const cities = citiesOf({ showtimes });
  const [city, ...others] = cities;
  const named = cities.length > mostNamed ? cities.slice(0, firstNamed) : cities;
  const more = cities.length - named.length;
  const list =
    more > 0
      ? named.join(', ')
      : new Intl.ListFormat(languageOf(locale), { type: 'conjunction' }).format(named);
  const played =
    showtimes === null || city === undefined
      ? null
      : contracted(
          t('metaDescriptionOn', {
            title,
            day: formatDay(locale, showtimes.day, 'long'),
            cities: list,
            more,
          }),
        );
  const [story] = synopsis;
  const told = [played, story].filter((part) => part !== null && part !== undefined).join(' ');
  return {
    title: fittingTitle(
      ...(city !== undefined && others.length === 0 ? [contracted(t('metaTitleIn', { title, city }))] : []),
      t('metaTitle', { title }),
      t('metaTitleShort', { title }),
      title,
    ),
    description: told === '' ? t('metaDescription', { title }) : told,
  };
}
