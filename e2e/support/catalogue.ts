import { endpointPath, type ParamsOf } from '#src/api/endpoint/endpoint-path.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import type { Answer } from '#src/contract/endpoint.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { fold } from '#src/kernel/text/fold.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { goneShows, movedShows } from '../../demo/test-departed.ts';
import { apiBaseOf, stage } from './stage.ts';

type AnswerOf<K extends EndpointId> = Answer<(typeof endpoints)[K]>;

/** A showtime with its show, its day and its cinema. */
export interface FoundShowtime {
  readonly show: Show;
  /** Programme day. */
  readonly day: string;
  /** Slug of the cinema. */
  readonly cinema: string;
  readonly showtime: Showtime;
  /** All showtimes of that show in that cinema on that day. */
  readonly beside: readonly Showtime[];
}

/** The film with two or more versions that can be booked on one day after today. */
export interface FilmWithVersions {
  readonly show: Show;
  readonly day: string;
  /** Slugs of the versions. */
  readonly versions: readonly string[];
}

/**
 * The stage's catalogue of a locale, read from its API over HTTP. Suites describe items by their properties, and find
 * them here; when the demonstration lacks an item, the error contains the description.
 */
export class Catalogue {
  readonly locale: Locale;
  readonly #base: string;
  readonly #known = new Map<string, Promise<unknown>>();

  /** @param base origin of the site's API, the stage's own by default */
  constructor(locale: Locale, base = apiBaseOf(siteOf(locale))) {
    this.locale = locale;
    this.#base = base;
  }

  /** Makes a call of the contract and parses the answer with its schema; each call is made once per worker. */
  async ask<K extends EndpointId>(id: K, params: ParamsOf<K>): Promise<AnswerOf<K>> {
    const path = endpointPath(endpoints[id], params);
    if (path === null) throw new Error(`${id}: ${JSON.stringify(params)} cannot stand in its path`);
    const known = this.#known.get(path) ?? this.#fetch(id, path);
    this.#known.set(path, known);
    return (await known) as AnswerOf<K>;
  }

  /** The status of the API's answer about a show. */
  async #statusOfShow(slug: string): Promise<number> {
    const { body, status } = await fetch(this.#address(`/api/show/${slug}`));
    await body?.cancel();
    return status;
  }

  async shows(): Promise<readonly Show[]> {
    const { shows } = await this.ask('shows', {});
    return shows.toSorted((a, b) => a.homeOrder - b.homeOrder);
  }

  /** The films that are out; the one with the most showtimes in the next 24 hours comes first. */
  async currentFilms(): Promise<readonly Show[]> {
    const films = (await this.shows()).filter((show) => show.isMovie && !show.isComingSoon);
    return films.toSorted((a, b) => b.next24ShowtimesCount - a.next24ShowtimesCount);
  }

  async currentFilm(): Promise<Show> {
    return found((await this.currentFilms())[0], 'a film that is out');
  }

  /** An event with showtimes. */
  async event(): Promise<Show> {
    for (const show of await this.shows())
      if (!show.isMovie && (await this.daysOf(show)).length > 0) return show;
    throw missing('an event with showtimes');
  }

  /** A show of the list with a property. */
  async showThat(what: string, is: (show: Show) => boolean): Promise<Show> {
    return found((await this.shows()).find(is), what);
  }

  /** The first show of the list whose details have a property. */
  async detailThat(what: string, is: (detail: ShowDetail) => boolean): Promise<ShowDetail> {
    for (const { slug } of await this.shows()) {
      const detail = await this.ask('show', { slug });
      if (is(detail)) return detail;
    }
    throw missing(what);
  }

  /** The first cinema of the list that has a programme. */
  async cinema(): Promise<Cinema> {
    const cinemas = await this.ask('cinemas', {});
    for (const cinema of cinemas) {
      const { days } = await this.ask('cinemaShows', { slug: cinema.slug });
      if (Object.keys(days).length > 0) return cinema;
    }
    throw missing('a cinema with a programme');
  }

  /** The city with the most cinemas. */
  async city(): Promise<City> {
    const cities = await this.ask('cities', {});
    return found(cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length)[0], 'a city');
  }

  /** A city with one cinema, which has a programme. */
  async cityOfOne(): Promise<City> {
    for (const city of await this.ask('cities', {})) {
      const [slug, ...others] = city.cinemas;
      if (slug === undefined || others.length > 0) continue;
      if (Object.keys((await this.ask('cinemaShows', { slug })).days).length > 0) return city;
    }
    throw missing('a city with one cinema');
  }

  /** The same city in another language of the site: the lists have it under the same id. */
  async cityIn(other: Locale, { id }: Pick<City, 'id'>): Promise<City | undefined> {
    return (await catalogueOf(other).ask('cities', {})).find((city) => city.id === id);
  }

  /** The first item of a list. */
  async first(
    list:
      | 'experiences'
      | 'experienceGroups'
      | 'articles'
      | 'news'
      | 'newsOffers'
      | 'faqCategories'
      | 'masterTemplates',
  ): Promise<{ readonly slug: string }> {
    return found((await this.ask(list, {}))[0], `an item of ${list}`);
  }

  /** The first season or special event of the list. */
  async eventOfType(type: 'season' | 'special'): Promise<{ readonly slug: string; readonly title: string }> {
    const events = await this.ask('events', {});
    return found(
      events.find((event) => event.type === type),
      `an event of type ${type}`,
    );
  }

  /** The first help article with a slug of its own, or the first that has only its id. */
  async helpArticle(ownSlug: boolean): Promise<{ readonly slug: string }> {
    const articles = await this.ask('faqArticles', {});
    return found(
      articles.find(({ id, slug }) => (slug !== id) === ownSlug),
      'a help article',
    );
  }

  /** Days on which a show plays in any cinema, sorted. */
  async daysOf(show: Pick<Show, 'slug'>): Promise<readonly string[]> {
    const cinemas = await this.ask('showCinemas', { slug: show.slug });
    return [...new Set(Object.values(cinemas).flatMap(({ days }) => Object.keys(days)))].toSorted();
  }

  /** The showtimes of a show on a day by cinema. */
  async showtimesOn(show: Show, day: string): Promise<Readonly<Record<string, readonly Showtime[]>>> {
    return this.ask('showtimesEvent', { slug: show.slug, date: day });
  }

  /** The first showtime with a property, on the earliest day; `day` limits the search to one programme day. */
  async showtimeThat(
    what: string,
    is: (showtime: Showtime, day: string) => boolean,
    { day }: { readonly day?: string } = {},
  ): Promise<FoundShowtime> {
    for (const show of await this.shows()) {
      for (const date of await this.daysOf(show)) {
        if (day !== undefined && date !== day) continue;
        for (const [cinema, beside] of Object.entries(await this.showtimesOn(show, date))) {
          const showtime = beside.find((one) => is(one, date));
          if (showtime) return { show, day: date, cinema, showtime, beside };
        }
      }
    }
    throw missing(what);
  }

  /** A showtime of a later day that can be booked, as addresses name it. */
  async showtime(): Promise<ShowtimeRef> {
    const { show, cinema, day, showtime } = await this.showtimeThat(
      'a showtime that can be booked',
      ({ status }, date) => status === 'available' && date > stage.today,
    );
    return { show: show.slug, cinema, day, id: idOfShowtime(showtime) };
  }

  /** A film that is out, with a day after today on which it can be booked in two or more versions. */
  async filmWithVersions(): Promise<FilmWithVersions> {
    for (const show of (await this.shows()).filter((one) => one.isMovie && !one.isComingSoon)) {
      for (const day of (await this.daysOf(show)).filter((one) => one > stage.today)) {
        const open = Object.values(await this.showtimesOn(show, day))
          .flat()
          .filter(({ status }) => status === 'available');
        const versions = [...new Set(open.map(({ version }) => version))];
        if (versions.length > 1) return { show, day, versions };
      }
    }
    throw missing('a film that plays in two versions on one day');
  }

  /** The name of a version from the vocabulary. */
  async labelOfVersion(slug: string): Promise<string> {
    const versions = await this.ask('versions', {});
    return found(
      versions.find((version) => version.slug.toLowerCase() === slug.toLowerCase()),
      `the version ${slug}`,
    ).label;
  }

  /** The address under which a film was announced; the API says where it has moved (R053). */
  async movedShow(): Promise<{ readonly slug: string; readonly target: string }> {
    const language = languageOf(this.locale);
    for (const slug of movedShows(language)) {
      if ((await this.#statusOfShow(slug)) !== 200) continue;
      const { redirectSlug } = await this.ask('show', { slug });
      if (redirectSlug !== null) return { slug, target: redirectSlug };
    }
    throw missing('a show that has moved');
  }

  /** A film that has left every programme: the API answers 410 (R262). */
  async goneShow(): Promise<string> {
    const language = languageOf(this.locale);
    for (const slug of goneShows(language)) if ((await this.#statusOfShow(slug)) === 410) return slug;
    throw missing('a show that is gone');
  }

  /** A show whose slug differs between two languages of the site, with both slugs (D36). */
  async showOfTwoSlugs(other: Locale): Promise<{ readonly show: Show; readonly translated: string }> {
    for (const show of await this.currentFilms()) {
      const translated = (await this.ask('showTranslate', { slug: show.slug }))[languageOf(other)];
      if (translated !== undefined && translated !== show.slug) return { show, translated };
    }
    throw missing(`a film with another slug in ${other}`);
  }

  /** The hits of a search, the best match first. */
  async hits(text: string): Promise<readonly SearchHit[]> {
    const query = new URLSearchParams({ q: text, language: languageOf(this.locale) });
    const answer = await fetch(`${apiBaseOf(siteOf(this.locale))}/api/search/full?${query.toString()}`);
    return endpoints.searchFull.answer.parse(await answer.json());
  }

  /** A word of a film's title with two letters swapped, for which the search finds that film first. */
  async mistyped(): Promise<{ readonly typed: string; readonly film: Show }> {
    for (const film of await this.currentFilms()) {
      const word = fold(film.title)
        .split(/[^a-z]+/)
        .find(({ length }) => length > 7);
      if (word === undefined) continue;
      const typed = `${word.slice(0, 3)}${word.slice(4, 5)}${word.slice(3, 4)}${word.slice(5)}`;
      const [first] = await this.hits(typed);
      if (typed !== word && first?.type === 'show' && first.slug === film.slug) return { typed, film };
    }
    throw missing('a title with a word of its own');
  }

  async #fetch(id: EndpointId, path: string): Promise<unknown> {
    const answer = await fetch(this.#address(path));
    if (!answer.ok) throw new Error(`${id}: ${path} answered ${answer.status}`);
    return endpoints[id].answer.parse(await answer.json());
  }

  #address(path: string): string {
    return `${this.#base}${path}?language=${languageOf(this.locale)}`;
  }
}

const catalogues = new Map<Locale, Catalogue>();

/** The catalogue of a locale; one per worker. */
export function catalogueOf(locale: Locale): Catalogue {
  const catalogue = catalogues.get(locale) ?? new Catalogue(locale);
  catalogues.set(locale, catalogue);
  return catalogue;
}

const missing = (what: string) => new Error(`The demonstration has no such item: ${what}.`);

function found<T>(item: T | null | undefined, what: string): T {
  if (item === null || item === undefined) throw missing(what);
  return item;
}
