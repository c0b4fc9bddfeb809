import type { Language } from '#src/sites/site.ts';
import type { GenreKey } from '../data-types.ts';
import { kebabTitle } from '../film-slug.ts';
import { genreNames } from '../vocabulary/genres.ts';

/** The slug of a genre: its name in the language, in kebab case. */
export function genreSlug(genre: GenreKey, language: Language): string {
  return kebabTitle(genreNames[genre][language], language);
}
