import type { vodFilm } from '#src/contract/vod/schema.ts';
import type * as z from 'zod/mini';

/** A film that can be watched at home (R081). */
export interface VodFilmView {
  readonly slug: string;
  readonly title: string;
  readonly poster: string | null;
  readonly lowPrice: number | null;
  /** The provider's page. */
  readonly url: string;
}

/** The most films of the shelf. */
const mostFilms = 12;

/** The films that can be watched at home, each once, in the order of the list (R081, D49). */
export function vodFilms(films: readonly z.output<typeof vodFilm>[]): readonly VodFilmView[] {
  const bySlug = new Map<string, VodFilmView>();
  for (const { slug, title, posterPath, vod: offer } of films)
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, title, poster: posterPath?.md ?? null, ...offer });
  return [...bySlug.values()].slice(0, mostFilms);
}
