import type { PushSlide } from '#src/contract/entities.ts';
import type { Featured } from '#src/contract/featured/schema.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import { href } from '#src/routes/href.ts';
import { tagsOfAll } from '../calendar/programme.ts';
import type { CinemaProgramme } from '../calendar/programme.ts';
import type { Release } from '../calendar/types.ts';
import { showOf, showtimesOfRelease } from './context.ts';
import type { LanguageContext } from './context.ts';

/** How many films the home page pushes. */
const homePushes = 4;

function addressOf({ locale }: LanguageContext, { film }: Release, slug: string): string {
  return href(locale, { page: film.kind === 'film' ? 'movie' : 'entertainment', slug });
}

/** Header and home pushes: the most popular film in presale, and the most popular films (R119). */
export function featuredOf(context: LanguageContext): Featured[] {
  const { words, language, ranked } = context;
  const push = (type: Featured['type'], release: Release): Featured => {
    const { slug, title, backgroundPath } = showOf(context, release);
    const detail = context.base.showDetails[slug];
    return {
      type,
      title,
      subtitle: detail?.presentation ?? null,
      showSlug: slug,
      tags: tagsOfAll(showtimesOfRelease(context, release)),
      cta: {
        label: release.isComingSoon ? words.book[language] : words.seeFilm[language],
        url: addressOf(context, release, slug),
        target: 'same',
        type: 'booking',
      },
      sponsored: false,
      backgroundPath,
      logo: null,
      trailer: detail?.trailers[0] ?? null,
    };
  };
  const isOn = (release: Release): boolean => showtimesOfRelease(context, release).length > 0;
  const early = ranked.find((release) => release.presale && isOn(release));
  const now = ranked.filter((release) => !release.isComingSoon && isOn(release));
  return [
    ...(early ? [push('header', early)] : []),
    ...now.slice(0, homePushes).map((release) => push('home', release)),
  ];
}

/** The push slides of a cinema: the newest film that it plays, and its next film in presale (R071). */
export function pushesOf(context: LanguageContext, programme: CinemaProgramme | undefined): PushSlide[] {
  const { words, language } = context;
  const releases = (programme?.films ?? [])
    .map(({ release }) => release)
    .toSorted((one, other) => one.rank - other.rank);
  const slide = (release: Release | undefined, soon: boolean): PushSlide[] => {
    if (!release) return [];
    const { slug, title, backgroundPath, backgroundDominantColor } = showOf(context, release);
    const { label, date, tag, goal } = soon ? words.pushes.presale : words.pushes.new;
    return [
      {
        title,
        date: date[language],
        cta: {
          label: label[language],
          url: addressOf(context, release, slug),
          target: 'same',
          type: soon ? 'booking' : 'black',
        },
        backdrop: backgroundPath?.lg ?? null,
        contentTag: { title: tag[language], color: words.pushes.colour },
        goal,
        description: context.base.showDetails[slug]?.presentation ?? null,
        backgroundMainColor: backgroundDominantColor,
      },
    ];
  };
  return [
    ...slide(releases.find(({ isNew, isComingSoon }) => isNew && !isComingSoon) ?? releases[0], false),
    ...slide(
      releases.find(({ isComingSoon }) => isComingSoon),
      true,
    ),
  ];
}

/** The tags of the site (R085, R086); the backdrop is that of the most popular film with the experience. */
export function tagsIn(context: LanguageContext): Tag[] {
  return context.base.tags.map((tag) => {
    const release = context.ranked.find(({ film }) => film.experiences.includes(tag.slug));
    const backdrop = release && showOf(context, release).backgroundPath?.lg;
    return backdrop ? { ...tag, backdrop } : tag;
  });
}
