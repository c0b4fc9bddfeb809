/**
 * Shapes of the demonstration data about films. The shapes of cinemas, cities and the like stand in
 * `house-types.ts`.
 */

/** One text in the four languages of the product, written for itself in each. */
export type Text = Record<'fr' | 'en' | 'de' | 'nl', string>;

/** Language-neutral key of a genre; its names in the four languages are data of their own. */
export type GenreKey =
  | 'drama'
  | 'comedy'
  | 'thriller'
  | 'action'
  | 'adventure'
  | 'animation'
  | 'family'
  | 'fantasy'
  | 'science-fiction'
  | 'horror'
  | 'romance'
  | 'documentary'
  | 'musical'
  | 'history'
  | 'crime'
  | 'concert'
  | 'opera';

/** One invented film or event, language-neutral apart from its texts. */
export interface FilmData {
  /** Language-neutral kebab key, unique over all films; names the film's pictures. */
  key: string;
  /** Unique number; ends the slug: kebab title of the language, `-`, id. */
  id: number;
  /** Title as it is sold in each language. */
  title: Text;
  /** Title in `originalLanguage`, in that language's own script. */
  originalTitle: string;
  /** 4 to 10 words. */
  tagline: Text;
  /** 60 to 100 words. */
  synopsis: Text;
  /** Most telling genre first; at least one. */
  genres: GenreKey[];
  /** Minutes. Long before a release a site does not know it yet (`generator/calendar.ts`). */
  duration: number;
  /** Full names without commas (the wire joins them with commas). */
  directors: string[];
  /** Full names without commas, most important first; empty where nobody plays. */
  actors: string[];
  /** ISO 3166-1 alpha-2 codes of the producing countries. */
  nationality: string[];
  /** BCP 47 tag of the language it was made in. */
  originalLanguage: string;
  /** Youngest age it is meant for, in years, or `all`. */
  rating: 'all' | '6' | '9' | '12' | '14' | '16' | '18';
  /** What the rating warns of. */
  warnings: ('violence' | 'fear' | 'language' | 'drugs' | 'sex')[];
  /** A regular film, or something shown on few dates (opera, concert, ballet, marathon). */
  kind: 'film' | 'event';
  /** Whether it belongs to the children's programme. */
  kids: boolean;
  /** Slugs of the experience tags it is shown in. */
  experiences: string[];
  /** Three colours `#rrggbb` that suit its mood, for the drawn art. */
  palette: [string, string, string];
  /** One English phrase: what the poster shows. */
  motif: string;
}
