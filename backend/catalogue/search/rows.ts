import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { FaqArticleItem } from '#src/contract/faq-articles/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { SyncColumns, SyncRow } from '../../database/sync.ts';
import type { Identified } from '../item-rows.ts';

export const searchColumns: SyncColumns = {
  kind: 'text',
  id: 'text',
  language: 'text',
  position: 'integer',
  slug: 'text',
  pattern: 'text',
  people: 'text',
  genres: 'text',
  codes: 'text',
  hit: 'json',
};

interface Found {
  kind: 'show' | 'cinema' | 'event' | 'faqArticle';
  /** Slug of the item in this language. */
  slug: string;
  hit: SearchHit;
  pattern: string;
  people?: readonly string[];
  codes?: readonly string[];
  /** Further words that count little; by default its genres. */
  words?: readonly string[];
}

/** What search looks through, as rows: shows, cinemas, seasons, special events and help articles of each language. */
export function* searchRows({ languages, catalogues, identities }: Identified): Generator<SyncRow> {
  for (const language of languages) {
    const catalogue = catalogues[language];
    if (catalogue === undefined) continue;
    for (const [position, found] of documentsOf(catalogue).entries()) {
      const { kind, slug } = found;
      const { type } = found.hit;
      const id = identities[kind].idOf(language, slug);
      if (id === undefined) continue;
      yield {
        key: `${type}/${id}/${language}`,
        columns: {
          kind: type,
          id,
          language,
          position,
          slug,
          pattern: found.pattern,
          people: (found.people ?? []).join(', '),
          genres: (found.words ?? found.hit.genres ?? []).join(', '),
          codes: (found.codes ?? []).join(' '),
          hit: JSON.stringify(found.hit),
        },
      };
    }
  }
}

function documentsOf(catalogue: LanguageCatalogue): Found[] {
  const cities = new Map(catalogue.cities.map((city) => [city.slug, city]));
  return [
    ...catalogue.shows.map((show) => showDocument(show, catalogue.showDetails[show.slug])),
    ...catalogue.cinemas.map((cinema) => {
      const city = cities.get(cinema.citySlug);
      return cinemaDocument(cinema, city?.name ?? '', city?.departement ?? '');
    }),
    // An event of type `show` is found as that show.
    ...catalogue.events.filter((event) => event.type !== 'show').map((event) => eventDocument(event)),
    ...catalogue.faqArticles.map((article) => helpDocument(article)),
  ];
}

function showDocument(show: Show, detail: ShowDetail | undefined): Found {
  const original = detail?.originalTitle === show.title ? '' : (detail?.originalTitle ?? '');
  const directors = namesOf([...(show.directors ?? []), detail?.directors]);
  const actors = namesOf([show.hubbleCasting, detail?.actors]);
  return {
    kind: 'show',
    slug: show.slug,
    hit: {
      type: 'show',
      id: idOf(show.slug),
      slug: show.slug,
      title: show.title,
      poster: show.posterPath,
      posterPath: show.posterPath,
      contentRating: show.contentRating,
      synopsis: detail?.synopsis ?? null,
      genres: show.genres,
      duration: show.duration,
      isMovie: show.isMovie,
      route: {
        path: show.isMovie ? 'Shows.Movie' : 'Shows.Entertainment',
        parameters: { slug: show.slug },
      },
      // What it may be asked for by, so that a page can say why it was found.
      payload: { ...(original === '' ? {} : { originalTitle: original }), directors, actors },
    },
    pattern: `${show.title} ${original}`.trim(),
    people: [...new Set([...directors, ...actors])],
  };
}

function cinemaDocument(cinema: Cinema, cityName: string, cityCode: string): Found {
  const towns = cinema.theaters.map((theater) => theater.addressCity);
  const words = [cinema.name, cityName, ...towns].filter((word) => word !== '');
  const codes = [...cinema.theaters.map((theater) => theater.addressZip), cityCode];
  return {
    kind: 'cinema',
    slug: cinema.slug,
    hit: {
      type: 'cinema',
      id: cinema.vistaRef ?? cinema.slug,
      slug: cinema.slug,
      title: cinema.name,
      image: cinema.backdrop,
      route: { path: 'Cinema.Single', parameters: { slug: cinema.slug } },
    },
    pattern: [...new Set(words)].join(' '),
    codes: [...new Set(codes.map((code) => code.replaceAll(/\s/g, '').toUpperCase()))].filter(
      (code) => code !== '',
    ),
  };
}

function eventDocument(event: EventItem): Found {
  return {
    kind: 'event',
    slug: event.slug,
    hit: {
      type: 'event',
      id: event.slug,
      slug: event.slug,
      title: event.title,
      poster: event.posterPath,
      posterPath: event.posterPath,
    },
    pattern: event.title,
  };
}

/** A help article is found by its title, and less surely by its teaser and its category. */
function helpDocument({ id, slug, title, category, teaser }: FaqArticleItem): Found {
  const own = slug === id ? null : slug;
  return {
    kind: 'faqArticle',
    slug,
    hit: {
      type: 'faq',
      id,
      slug: own,
      title,
      topic: category?.name ?? null,
      route: { path: 'FaqArticleSlug', parameters: own === null ? { id } : { slug: own } },
    },
    pattern: title,
    words: [category?.name ?? '', teaser ?? ''].filter((word) => word !== ''),
  };
}

/** Names of texts with commas between them, each once: the list of shows has some, the detail all. */
function namesOf(texts: readonly (string | null | undefined)[]): string[] {
  const names = texts.flatMap((text) => (text ?? '').split(',')).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** The number at the end of a show's slug; old slugs have none and stand for themselves. */
function idOf(slug: string): number | string {
  const digits = /-(\d{1,9})$/.exec(slug)?.[1];
  return digits === undefined ? slug : Number(digits);
}
