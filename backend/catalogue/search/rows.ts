import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { postalCode } from '#src/kernel/text/spellings.ts';
import { arrondissementOf, otherNamesOf } from '#src/sites/place-names.ts';
import type { SyncColumns, SyncRow } from '../../database/sync.ts';
import type { Identified } from '../item-rows.ts';
import type { Found } from './found.ts';
import { editorialDocuments, editorialTypes } from './editorial-documents.ts';

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

/** The kind of item that a hit of a type comes from. */
const itemsOfTypes: ReadonlyMap<string, CatalogueItem> = new Map(
  Object.entries({ show: 'show', cinema: 'cinema', event: 'event', ...editorialTypes }),
);

/** What search looks through, as rows: the items of each language that a search can find (R105). */
export function* searchRows({ languages, catalogues, identities }: Identified): Generator<SyncRow> {
  for (const language of languages) {
    const catalogue = catalogues[language];
    if (catalogue === undefined) continue;
    for (const [position, found] of documentsOf(catalogue).entries()) {
      const { type } = found.hit;
      const kind = itemsOfTypes.get(type);
      const id = kind === undefined ? undefined : identities[kind].idOf(language, found.item);
      if (id === undefined) continue;
      yield {
        key: `${type}/${id}/${language}`,
        columns: {
          kind: type,
          id,
          language,
          position,
          slug: found.item,
          pattern: found.pattern,
          people: (found.people ?? []).join(', '),
          genres: (found.kinds ?? []).join(', '),
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
    ...editorialDocuments(catalogue),
  ];
}

function showDocument(show: Show, detail: ShowDetail | undefined): Found {
  const original = detail?.originalTitle === show.title ? '' : (detail?.originalTitle ?? '');
  const directors = namesOf([...(show.directors ?? []), detail?.directors]);
  const actors = namesOf([show.hubbleCasting, detail?.actors]);
  return {
    item: show.slug,
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
    kinds: show.genres ?? [],
  };
}

function cinemaDocument(cinema: Cinema, cityName: string, cityCode: string): Found {
  const towns = cinema.theaters.map((theater) => theater.addressCity);
  const zips = cinema.theaters.map((theater) => postalCode(theater.addressZip));
  const districts = zips.flatMap(arrondissementOf);
  const cities = [...new Set([cityName, ...towns])].filter((city) => city !== '');
  // The arrondissement stands after the city, as people write it.
  const placed = cities.map((city) => [city, ...districts].join(' '));
  const words = [cinema.name, ...placed, ...cities.flatMap(otherNamesOf)];
  return {
    item: cinema.slug,
    hit: {
      type: 'cinema',
      id: cinema.vistaRef ?? cinema.slug,
      slug: cinema.slug,
      title: cinema.name,
      image: cinema.backdrop,
      route: { path: 'Cinema.Single', parameters: { slug: cinema.slug } },
    },
    pattern: [...new Set(words)].join(' '),
    codes: [...new Set([...zips, postalCode(cityCode)])].filter((code) => code !== ''),
  };
}

function eventDocument(event: EventItem): Found {
  return {
    item: event.slug,
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
