import { readCities } from '#src/api/cities.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug } from '#src/api/site-catalogue.ts';
import type { ExperienceGroup } from '#src/contract/experience-group/schema.ts';
import { pushSlideView, type PushSlideView } from '#src/domain/push/push-slide-view.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { cinemasByCity, type CityOfCinemas } from '#src/domain/cinema/cinemas-by-city.ts';
import { experienceCardView, type ExperienceCardView } from '../parts/experience-view.ts';
import type { GalleryPicture } from '#src/ui/article/gallery.tsx';
import { listedRefs } from '../parts/listed-refs.ts';

/** A reference to a group's page. */
export type GroupRef = PageRefOf<'experienceGroup'>;

/** An article of a group, with the cinemas that it is about and its pictures (R101). */
export interface GroupArticle {
  readonly slug: string;
  readonly title: string;
  readonly headline: string | null;
  readonly image: string | null;
  readonly imageAlt: string | null;
  readonly cinemas: readonly CityOfCinemas[];
  readonly gallery: readonly GalleryPicture[];
}

/** What the page of a group of experiences shows (R101). */
export interface GroupModel {
  readonly title: string;
  /** Without markup. */
  readonly text: string | null;
  /** Wire HTML, not sanitised. */
  readonly descriptionHtml: string | null;
  readonly image: string | null;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly experiences: readonly ExperienceCardView[];
  readonly articles: readonly GroupArticle[];
  readonly pushes: readonly PushSlideView[];
  /** The group's page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, GroupRef>>>;
  readonly ref: GroupRef;
}

/**
 * Reads what the page of a group of experiences shows (R028, R101). Experiences and cinemas that the site's lists lack
 * are left out.
 *
 * @throws RequiredReadError when the group itself cannot be read; everything else is optional
 */
export async function loadGroup(locale: Locale, slug: string): Promise<GroupModel> {
  const [group, listed, cinemas, cities, refs] = await Promise.all([
    readRequired('experienceGroup', locale, { slug }),
    read('experiences', locale, {}),
    readCinemasBySlug(locale),
    readCities(locale),
    listedRefs(locale, 'experienceGroup', slug),
  ]);
  const known = new Map((listed.ok ? listed.value : []).map((one) => [tagKey(one.slug), one]));
  const text = textOrNull(plainText(group.description));
  const articleOf = (article: ExperienceGroup['articles'][number]): GroupArticle => ({
    slug: article.slug,
    title: article.title,
    headline: textOrNull(article.headline),
    image: article.image ?? article.thumbnail,
    imageAlt: textOrNull(article.imageAlt),
    cinemas: cinemasByCity(
      article.cinemas.flatMap((one) => cinemas.get(one) ?? []),
      cities,
    ),
    gallery: article.gallery,
  });
  return {
    title: group.title,
    text,
    descriptionHtml: text === null ? null : group.description,
    image: group.image,
    seo: { title: textOrNull(group.seo?.title), description: textOrNull(group.seo?.description) },
    experiences: group.experiences.flatMap((one) => {
      const experience = known.get(tagKey(one));
      return experience === undefined ? [] : [experienceCardView(experience)];
    }),
    articles: group.articles.map(articleOf),
    pushes: group.pushes.map(pushSlideView),
    refs,
    ref: { page: 'experienceGroup', slug },
  };
}
