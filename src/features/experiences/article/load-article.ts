import { readCities } from '#src/api/cities.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug, readShows } from '#src/api/site-catalogue.ts';
import type { Article } from '#src/contract/article/schema.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRef, PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { cinemasByCity, type CityOfCinemas } from '../parts/cinemas-by-city.ts';
import type { GalleryPicture } from '../parts/gallery.tsx';

/** A reference to an article's page. */
export type ArticleRef = PageRefOf<'experienceArticle'>;

/** A person whom the article presents (R091). `descriptionHtml` is wire HTML and not sanitised. */
export interface GuestView {
  readonly name: string;
  readonly role: string | null;
  readonly descriptionHtml: string | null;
  readonly image: string | null;
}

/** What the page of an article about experiences shows (R089, R091). */
export interface ArticleModel {
  readonly title: string;
  readonly headline: string | null;
  /** Wire HTML, not sanitised. */
  readonly contentHtml: string | null;
  readonly image: string | null;
  readonly imageAlt: string | null;
  readonly author: string | null;
  readonly releaseDay: Day | null;
  readonly display: Article['display'];
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** The film that the article is about; null when the catalogue lacks it. */
  readonly film: { readonly title: string; readonly to: PageRef } | null;
  readonly cinemas: readonly CityOfCinemas[];
  readonly guest: GuestView | null;
  readonly gallery: readonly GalleryPicture[];
  /** The article's page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, ArticleRef>>>;
  readonly ref: ArticleRef;
}

/**
 * Reads what the page of an article about experiences shows (R027, R089, R091).
 *
 * @throws RequiredReadError when the article itself cannot be read; everything else is optional
 */
export async function loadArticle(locale: Locale, slug: string): Promise<ArticleModel> {
  const [article, translations, cinemas, cities, shows] = await Promise.all([
    readRequired('article', locale, { slug }),
    read('articleTranslate', locale, { slug }),
    readCinemasBySlug(locale),
    readCities(locale),
    readShows(locale),
  ]);
  const film = shows.ok ? shows.value.find((show) => show.slug === article.featuredShow) : undefined;
  const { guest } = article;
  return {
    title: article.title,
    headline: textOrNull(article.headline),
    contentHtml: textOrNull(plainText(article.content)) === null ? null : article.content,
    image: article.image ?? article.thumbnail,
    imageAlt: textOrNull(article.imageAlt),
    author: textOrNull(article.author),
    releaseDay: article.releaseDate,
    display: article.display,
    seo: { title: textOrNull(article.seo?.title), description: textOrNull(article.seo?.description) },
    film: film === undefined ? null : { title: film.title, to: showRef(film) },
    cinemas: cinemasByCity(
      article.cinemas.flatMap((one) => cinemas.get(one) ?? []),
      cities,
    ),
    guest:
      guest === null
        ? null
        : {
            name: guest.name,
            role: textOrNull(guest.role),
            descriptionHtml: textOrNull(guest.description),
            image: guest.image,
          },
    gallery: article.gallery,
    refs: refsOf(locale, slug, translations.ok ? translations.value : {}),
    ref: { page: 'experienceArticle', slug },
  };
}

function refsOf(
  locale: Locale,
  slug: string,
  translations: Readonly<Partial<Record<Language, string>>>,
): ArticleModel['refs'] {
  const slugs: Readonly<Partial<Record<Language, string>>> = { ...translations, [languageOf(locale)]: slug };
  const refs: Partial<Record<Language, ArticleRef>> = {};
  for (const language of siteFactsOf(locale).languages) {
    const translated = slugs[language];
    if (translated !== undefined && isSlug(translated))
      refs[language] = { page: 'experienceArticle', slug: translated };
  }
  return refs;
}
