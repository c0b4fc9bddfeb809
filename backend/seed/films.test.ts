import { describe, expect, it } from 'vitest';
import type { FilmData, GenreKey, Text } from './data-types.ts';
import { filmSlug } from './film-slug.ts';
import { films } from './films.ts';

const languages = ['fr', 'en', 'de', 'nl'] as const satisfies readonly (keyof Text)[];
const texts = ['tagline', 'synopsis'] as const;
/** A record, so that a genre added to the type cannot be forgotten here. */
const genres: Readonly<Record<GenreKey, true>> = {
  drama: true,
  comedy: true,
  thriller: true,
  action: true,
  adventure: true,
  animation: true,
  family: true,
  fantasy: true,
  'science-fiction': true,
  horror: true,
  romance: true,
  documentary: true,
  musical: true,
  history: true,
  crime: true,
  concert: true,
  opera: true,
};
const experiences = new Set(['imax', '4dx', '3d', 'dolby', 'screenx', 'ice', 'atmos']);

/** The values that occur more than once. */
function repeated<V>(values: readonly V[]): V[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Words between white space; a lone punctuation mark is none. */
function wordCount(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{Letter}\p{Number}]/u.test(part)).length;
}

/** Every text with where it stands, for messages that name it. */
function allTexts(): { where: string; language: keyof Text; text: string }[] {
  return films.flatMap((film) =>
    languages.flatMap((language) =>
      [...texts, 'title' as const].map((field) => ({
        where: `${film.key} ${field} ${language}`,
        language,
        text: film[field][language],
      })),
    ),
  );
}

/** The texts, by where they stand, that a rule refuses. */
function against(refuses: (text: string, language: keyof Text) => boolean): string[] {
  return allTexts()
    .filter(({ text, language }) => refuses(text, language))
    .map(({ where }) => where);
}

function withGenre(genre: string): FilmData[] {
  return films.filter((film) => film.genres.some((key) => key === genre));
}

describe('the programme', () => {
  const regular = films.filter((film) => film.kind === 'film');
  const events = films.filter((film) => film.kind === 'event');

  it('holds about a hundred and fifty, among them two dozen events', () => {
    expect(regular.length).toBeGreaterThanOrEqual(120);
    expect(regular.length).toBeLessThanOrEqual(132);
    expect(events.length).toBeGreaterThanOrEqual(22);
    expect(events.length).toBeLessThanOrEqual(28);
  });

  it.each(Object.keys(genres))('has at least one %s', (genre) => {
    expect(withGenre(genre).map((film) => film.key)).not.toEqual([]);
  });

  it('rates from all ages to eighteen, eighteen or more of them for children', () => {
    expect(new Set(films.map((film) => film.rating))).toEqual(
      new Set(['all', '6', '9', '12', '14', '16', '18']),
    );
    const kids = films.filter((film) => film.kids);
    expect(kids.filter((film) => film.kind === 'film').length).toBeGreaterThanOrEqual(18);
    expect(kids.filter((film) => !film.genres.includes('family'))).toEqual([]);
    expect(kids.filter((film) => film.rating !== 'all' && film.rating !== '6')).toEqual([]);
  });

  it('lasts from 55 to 185 minutes', () => {
    const outside = films.filter(({ duration }) => duration < 55 || duration > 185);
    expect(outside.map((film) => film.key)).toEqual([]);
  });

  it('comes from many languages', () => {
    const originals = new Set(films.map((film) => film.originalLanguage));
    const wanted = ['fr', 'en', 'nl', 'de', 'ja', 'it', 'ar', 'wo', 'ary'];
    expect(wanted.filter((language) => !originals.has(language))).toEqual([]);
  });
});

describe('keys and slugs', () => {
  it('repeats no key and no id', () => {
    expect(repeated(films.map((film) => film.key))).toEqual([]);
    expect(repeated(films.map((film) => film.id))).toEqual([]);
    for (const film of films) expect(film.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(languages)('makes slugs in %s that differ even without their ids', (language) => {
    const slugs = films.map((film) => filmSlug(film, language));
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-\d+$/);
    expect(repeated(slugs.map((slug) => slug.replace(/-\d+$/, '')))).toEqual([]);
  });

  it('differs between all four languages in at least sixty films, and in none for some', () => {
    const distinct = films.map((film) => new Set(languages.map((language) => filmSlug(film, language))).size);
    expect(distinct.filter((count) => count === 4).length).toBeGreaterThanOrEqual(60);
    expect(distinct.filter((count) => count === 1).length).toBeGreaterThanOrEqual(3);
  });

  it('transliterates a slug as its language does', () => {
    const bellFounder = films.find((film) => film.key === 'bell-founder');
    expect(bellFounder && filmSlug(bellFounder, 'de')).toBe('die-glockengiesserin-41216');
    expect(filmSlug({ id: 7, title: { fr: 'Über', en: 'Über', de: 'Über', nl: 'Über' } }, 'de')).toBe(
      'ueber-7',
    );
    expect(filmSlug({ id: 7, title: { fr: 'L’Œil à nu', en: '', de: '', nl: '' } }, 'fr')).toBe(
      'l-oeil-a-nu-7',
    );
  });

  it('writes out the sharp s', () => {
    const title = { fr: '', en: '', de: 'Große Straße', nl: '' };
    expect(filmSlug({ id: 7, title }, 'de')).toBe('grosse-strasse-7');
  });

  it('refuses a title that leaves nothing for a slug', () => {
    const title = { fr: 'かさ', en: 'かさ', de: 'かさ', nl: 'かさ' };
    expect(() => filmSlug({ id: 7, title }, 'en')).toThrow('"かさ" (en) makes no slug');
  });
});

describe('texts', () => {
  it('says no sentence twice, in any film or language', () => {
    const sentences = films.flatMap((film) =>
      languages.flatMap((language) =>
        texts.flatMap((field) =>
          film[field][language]
            .split(/[.?…]/)
            .map((sentence) => sentence.trim().toLowerCase())
            .filter((sentence) => sentence !== ''),
        ),
      ),
    );
    expect(sentences.length).toBeGreaterThan(films.length * languages.length * 3);
    expect(repeated(sentences)).toEqual([]);
  });

  it('keeps synopses between 60 and 100 words and taglines between 4 and 10', () => {
    const outside = films.flatMap((film) =>
      languages.flatMap((language) => {
        const synopsis = wordCount(film.synopsis[language]);
        const tagline = wordCount(film.tagline[language]);
        const fits = synopsis >= 60 && synopsis <= 100 && tagline >= 4 && tagline <= 10;
        return fits ? [] : [`${film.key} ${language}: synopsis ${synopsis}, tagline ${tagline}`];
      }),
    );
    expect(outside).toEqual([]);
  });

  it('raises its voice nowhere and leaves no stray space', () => {
    expect(against((text) => text.includes('!'))).toEqual([]);
    expect(against((text) => text !== text.trim() || /\s{2}/u.test(text))).toEqual([]);
  });

  it('uses typographic apostrophes and quotation marks', () => {
    expect(against((text) => /['"]/.test(text))).toEqual([]);
    expect(against((text, language) => language !== 'fr' && /[«»]/.test(text))).toEqual([]);
    expect(against((text, language) => language === 'fr' && /[„“”]/.test(text))).toEqual([]);
    expect(against((text, language) => language === 'de' && /[‘’”]/.test(text))).toEqual([]);
    expect(against((text, language) => language === 'nl' && /[„“”]/.test(text))).toEqual([]);
  });

  it('writes German as it is read here, in Switzerland, without the sharp s', () => {
    expect(against((text, language) => language === 'de' && text.includes('ß'))).toEqual([]);
  });

  it('sets French colons, semicolons, question marks and guillemets off by a no-break space', () => {
    const loose = /[^\u00A0\u202F][:;?»]|«[^\u00A0\u202F]/u;
    expect(against((text, language) => language === 'fr' && loose.test(text))).toEqual([]);
  });

  it('leaves no space before such marks in the other languages', () => {
    expect(against((text, language) => language !== 'fr' && /\s[:;?]/u.test(text))).toEqual([]);
  });
});

describe('facts', () => {
  it.each(films.map((film) => [film.key, film] as const))('%s is complete and well formed', (_key, film) => {
    expect(film.palette).toHaveLength(3);
    for (const colour of film.palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(repeated(film.palette)).toEqual([]);

    expect(film.genres).not.toEqual([]);
    expect(repeated(film.genres)).toEqual([]);
    expect(repeated(film.experiences)).toEqual([]);
    expect(film.experiences.length).toBeLessThanOrEqual(4);
    expect(film.experiences.filter((experience) => !experiences.has(experience))).toEqual([]);

    expect(film.directors).not.toEqual([]);
    for (const name of [...film.directors, ...film.actors]) expect(name).toMatch(/^\p{Lu}[^,]+ [^,]+$/u);
    expect(repeated([...film.directors, ...film.actors])).toEqual([]);

    expect(film.nationality).not.toEqual([]);
    for (const country of film.nationality) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country)).toBeDefined();
    }
    expect(Intl.getCanonicalLocales(film.originalLanguage)).toEqual([film.originalLanguage]);
    expect(film.originalTitle.trim()).not.toBe('');
    expect(film.motif.length).toBeGreaterThan(20);
    expect(Number.isInteger(film.duration)).toBe(true);
  });

  it('gives each film a palette and a motif of its own', () => {
    expect(repeated(films.map((film) => film.palette.join()))).toEqual([]);
    expect(repeated(films.map((film) => film.motif))).toEqual([]);
  });
});
