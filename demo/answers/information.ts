import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { showOf } from './context.ts';
import type { LanguageContext } from './context.ts';

/** How many films an information page names at most. */
const shownFilms = 6;

/** The information pages with those of their films that the site shows or announces today (R104). */
export function informationIn(context: LanguageContext): LanguageCatalogue['masterTemplateDetails'] {
  const present = new Set(context.ranked.map((release) => showOf(context, release).slug));
  return Object.fromEntries(
    Object.entries(context.base.masterTemplateDetails).map(([slug, page]) => [
      slug,
      { ...page, shows: page.shows.filter((show) => present.has(show)).slice(0, shownFilms) },
    ]),
  );
}
