import { fold } from '#src/kernel/text/fold.ts';
import type { FilmData, Text } from './data-types.ts';

/** German writes its umlauts out instead of dropping the dots. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Kebab case of a title as its language transliterates it: lower-case ASCII letters and digits joined by
 * single hyphens. Throws when nothing of the title is left (a title in another script).
 */
export function kebabTitle(title: string, language: keyof Text): string {
  const written = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'de' ? (germanLetters[letter] ?? letter) : letter));
  const kebab = fold(written)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (kebab === '') {
    throw new Error(
      `the title "${title}" (${language}) makes no slug: expected at least one Latin letter or digit`,
    );
  }
  return kebab;
}

/** Slug of a film's page in a language: kebab title, `-`, id, e.g. `seat-m13-41233`. */
export function filmSlug(film: Pick<FilmData, 'id' | 'title'>, language: keyof Text): string {
  return `${kebabTitle(film.title[language], language)}-${film.id}`;
}
