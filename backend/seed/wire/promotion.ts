import type { Autopromo } from '#src/contract/entities.ts';
import type { Featured } from '#src/contract/featured/schema.ts';
import { href } from '#src/routes/href.ts';
import { promoWords } from '../vocabulary/footer.ts';
import { words } from '../vocabulary/labels.ts';
import type { LanguageContext, Release, Session } from '../generator/context.ts';
import { slugOfFilm } from './language-index.ts';
import { backdropOf, facadeOf, trailerFile } from './media.ts';
import { tagsOfAll } from './programme.ts';

/** How many films the home page puts forward. */
const homePushes = 4;

/** Header and home pushes: the most wanted film on sale early, and the films that draw most (R119). */
export function featuredOf(
  context: LanguageContext,
  releases: readonly Release[],
  byFilm: ReadonlyMap<string, readonly Session[]>,
): Featured[] {
  const { plan, language, locale } = context;
  const ranked = releases.toSorted((one, other) => one.rank - other.rank);
  const shown = (release: Release) => byFilm.get(release.film.key) ?? [];
  const push = (type: Featured['type'], release: Release): Featured => {
    const page = release.film.kind === 'film' ? 'movie' : 'entertainment';
    const backdrop = backdropOf(plan.options, release.film);
    return {
      type,
      title: release.film.title[language],
      subtitle: release.film.tagline[language],
      showSlug: slugOfFilm(context, release),
      tags: tagsOfAll(shown(release)),
      cta: {
        label: release.isComingSoon ? words.book[language] : words.seeFilm[language],
        url: href(locale, { page, slug: slugOfFilm(context, release) }),
        target: 'same',
        type: 'booking',
      },
      sponsored: false,
      backgroundPath: backdrop,
      logo: null,
      trailer: {
        externalId: trailerFile(plan.options),
        videoType: 'S3',
        title: words.trailer[language],
        snapshot: backdrop.md,
        isMain: true,
        language,
      },
    };
  };
  const early = ranked.find((release) => release.presale && shown(release).length > 0);
  const now = ranked.filter((release) => !release.isComingSoon && shown(release).length > 0);
  return [
    ...(early ? [push('header', early)] : []),
    ...now.slice(0, homePushes).map((release) => push('home', release)),
  ];
}

function promo(context: LanguageContext, kind: keyof typeof promoWords): Autopromo[] {
  const { plan, language, locale } = context;
  const open = plan.houses.filter((house) => house.open);
  const house = kind === 'night' ? open[0] : open.at(-1);
  if (!house) return [];
  const { title, description, imageAlt } = promoWords[kind];
  return [
    {
      title: title[language],
      description: description[language],
      image: facadeOf(plan.options, house, 1280),
      mobileImage: facadeOf(plan.options, house, 640),
      imageAlt: imageAlt[language],
      cta: {
        label: words.allCinemas[language],
        url: href(locale, { page: 'cinemas' }),
        target: 'same',
        type: 'black',
      },
      sponsored: false,
      cinemas: [],
    },
  ];
}

/** The autopromo between the shows. */
export function nativeAdOf(context: LanguageContext): Autopromo[] {
  return promo(context, 'night');
}

/** The autopromo that always stands. */
export function permanentAutopromoOf(context: LanguageContext): Autopromo[] {
  return promo(context, 'quiet');
}
