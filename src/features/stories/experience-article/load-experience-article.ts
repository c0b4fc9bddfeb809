import { readCities } from '#src/api/cities.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug } from '#src/api/site-catalogue.ts';
import type { Article } from '#src/contract/article/schema.ts';
import { cinemasByCity, type CityOfCinemas } from '#src/domain/cinema/cinemas-by-city.ts';
import { textOrNull } from '#src/domain/text/plain-text.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { translatedRefs } from '#src/seo/translated-refs.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import type { GalleryPicture } from '#src/ui/article/gallery.tsx';
import { articleModel, readFeaturedShow, type ArticleModel } from '../article/article-model.ts';

/** A person whom the article presents (R091). */
export interface GuestView {
  readonly name: string;
  readonly role: string | null;
  readonly descriptionHtml: string | null;
  readonly image: string | null;
}

/** What the page of an article about experiences shows (R089, R091). */
export interface ExperienceArticleModel {
  readonly article: ArticleModel;
  readonly cinemas: readonly CityOfCinemas[];
  readonly guest: GuestView | null;
  readonly gallery: readonly GalleryPicture[];
  readonly ref: PageRefOf<'experienceArticle'>;
  /** Its page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<'experienceArticle'>>>>;
}

/**
 * Reads the page of an article about experiences (R027, R089, R091).
 *
 * @throws RequiredReadError when the article itself cannot be read; everything else is optional
 */
export async function loadExperienceArticle(locale: Locale, slug: string): Promise<ExperienceArticleModel> {
  const reading = readRequired('article', locale, { slug });
  const [article, show, translations, cinemas, cities] = await Promise.all([
    reading,
    reading.then(({ featuredShow }) => readFeaturedShow(locale, featuredShow)),
    read('articleTranslate', locale, { slug }),
    readCinemasBySlug(locale),
    readCities(locale),
  ]);
  const ref = { page: 'experienceArticle', slug } as const;
  return {
    article: articleModel(locale, article, { ref, show }),
    cinemas: cinemasByCity(
      article.cinemas.flatMap((one) => cinemas.get(one) ?? []),
      cities,
    ),
    guest: guestView(article.guest),
    gallery: article.gallery,
    ref,
    refs: translatedRefs(locale, ref, translations.ok ? translations.value : {}),
  };
}

function guestView(guest: Article['guest']): GuestView | null {
  if (guest === null) return null;
  const { name, role, description, image } = guest;
  return { name, role: textOrNull(role), descriptionHtml: textOrNull(description), image };
}
