import type { CatalogueTranslations, LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { isLanguage, localeOf, sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { cinemaDetailsIn, cinemasIn, cityDetailsIn } from './answers/places.ts';
import type { LanguageContext, Planned } from './answers/context.ts';
import { editorialIn } from './answers/editorial.ts';
import { eventsIn } from './answers/events.ts';
import { groupsIn } from './answers/groups.ts';
import { informationIn } from './answers/information.ts';
import { offersIn, vodIn } from './answers/offers.ts';
import { programmesIn, showCinemasIn } from './answers/programme.ts';
import { featuredOf, tagsIn } from './answers/promotion.ts';
import { showDetailsOf, showsOf } from './answers/show.ts';
import { settingsIn } from './answers/settings.ts';
import { showtimesIn } from './answers/showtimes.ts';
import { experienceDetailsIn } from './answers/trailers.ts';
import { groupBy, programmesOf } from './calendar/programme.ts';
import type { FilmInCinema } from './calendar/programme.ts';
import { planSite } from './calendar/plan.ts';
import type { Release, SitePlan } from './calendar/types.ts';
import { groupOf, readWords } from './facts.ts';
import type { Words } from './facts.ts';
import { multiplied } from './multiply.ts';

/** The options of the layout. */
export interface LayOutOptions {
  /** Public origin of the booking tunnel, without a slash at the end. */
  readonly tunnelOrigin: string;
  /** How many copies of the catalogue there are, for load tests: each further copy has its own films and cinemas. */
  readonly factor: number;
}

/**
 * Adds the calendar to a catalogue without days: which films are released or announced, which showtimes there are for
 * two weeks from the programme day of `now` (D28), and everything that follows from that. The function is pure: the
 * same catalogue, instant and options give deeply equal catalogues.
 *
 * @param catalogue a site of `catalogue/`, as the import reads it
 * @throws RangeError when `now` is no valid date, or `plan/` lacks a film or cinema of the catalogue
 */
export function layOut(catalogue: SiteCatalogue, now: Date, options: LayOutOptions): SiteCatalogue {
  const { base, groups } = multiplied(catalogue, groupOf(catalogue), options.factor);
  const site = sites[base.site];
  const first = base.languages[site.defaultLanguage];
  const dear = (first?.tags ?? []).filter(({ premium }) => premium).map(({ slug }) => slug);
  const plan = planSite(site, groups, dear, now);
  const planned = lookUp(
    plan,
    (first?.versions ?? []).map(({ slug }) => slug),
  );
  const words = readWords();
  const languages: Partial<Record<Language, LanguageCatalogue>> = {};
  for (const [language, content] of Object.entries(base.languages))
    if (isLanguage(language))
      languages[language] = inLanguage(contextOf(planned, content, language, words, options));
  return { site: base.site, languages, translations: translationsOf(base, languages) };
}

function lookUp(plan: SitePlan, versions: readonly string[]): Planned {
  const programmes = programmesOf(plan, versions);
  const runs = new Map<Release, FilmInCinema[]>();
  for (const { films } of programmes.values()) {
    for (const run of films) {
      const others = runs.get(run.release);
      if (others) others.push(run);
      else runs.set(run.release, [run]);
    }
  }
  return {
    plan,
    programmes,
    runs,
    byCinema: groupBy(plan.showtimes, ({ cinema }) => cinema),
    showtimes: groupBy(plan.showtimes, ({ release }) => release),
    ranked: plan.releases.toSorted((one, other) => one.rank - other.rank),
  };
}

function contextOf(
  planned: Planned,
  base: LanguageCatalogue,
  language: Language,
  words: Words,
  { tunnelOrigin }: LayOutOptions,
): LanguageContext {
  const { site } = planned.plan;
  return {
    ...planned,
    base,
    language,
    locale: localeOf(site.id, language),
    words,
    tunnel: `${tunnelOrigin}/${site.id}`,
    shows: new Map(base.shows.map((show) => [show.showRef ?? '', show])),
    cinemas: new Map(base.cinemas.map((cinema) => [cinema.vistaRef ?? '', cinema])),
  };
}

function inLanguage(context: LanguageContext): LanguageCatalogue {
  const editorial = editorialIn(context);
  return {
    ...context.base,
    settings: settingsIn(context),
    cinemas: cinemasIn(context),
    cinemaDetails: cinemaDetailsIn(context),
    cinemaShows: programmesIn(context),
    cityDetails: cityDetailsIn(context),
    shows: showsOf(context),
    showDetails: showDetailsOf(context),
    showCinemas: showCinemasIn(context),
    showtimes: showtimesIn(context),
    ...eventsIn(context),
    ...offersIn(context),
    vod: vodIn(context),
    masterTemplateDetails: informationIn(context),
    ...editorial,
    experienceDetails: experienceDetailsIn(context),
    experienceGroupDetails: groupsIn(context, editorial.articles),
    tags: tagsIn(context),
    featured: featuredOf(context),
  };
}

/** The translations of slugs for the shows that the catalogue has today. */
function translationsOf(
  { site, translations }: SiteCatalogue,
  languages: SiteCatalogue['languages'],
): CatalogueTranslations {
  const { defaultLanguage } = sites[site];
  const first = languages[defaultLanguage];
  const shows = new Set(Object.keys(first?.showDetails ?? {}));
  const events = new Set(Object.keys(first?.eventDetails ?? {}));
  return {
    ...translations,
    shows: translations.shows.filter((item) => shows.has(item[defaultLanguage] ?? '')),
    events: translations.events.filter((item) => events.has(item[defaultLanguage] ?? '')),
  };
}
