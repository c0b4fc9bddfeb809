import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Language } from '#src/sites/site.ts';
import type { Text } from '../data-types.ts';
import { kebabTitle } from '../film-slug.ts';
import { genreNames } from '../vocabulary/genres.ts';
import { flags, specialShowings, words } from '../vocabulary/labels.ts';
import type { LanguageContext, Release, Session } from '../generator/context.ts';
import { next24, slugOfFilm } from './language-index.ts';
import { backdropOf, posterOf, trailerFile } from './media.ts';
import { tagsOfAll } from './programme.ts';
import { hash } from '../generator/random.ts';
import { cinechecksOf, contentRatingOf, salesOf, showRef, warningOf } from './show.ts';

/** A synopsis as the wire has it: two paragraphs, parted by `<br/>` at the sentence end nearest to the middle. */
function withLineBreak(synopsis: string): string {
  const ends = [...synopsis.matchAll(/[.?…][»”“’]? (?=[\p{Lu}«„‘“])/gu)].map(
    (match) => match.index + match[0].length,
  );
  const middle = synopsis.length / 2;
  const best = ends.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  if (best === undefined) return synopsis;
  return `${synopsis.slice(0, best).trimEnd()}<br/>${synopsis.slice(best)}`;
}

/** Names of countries in a language, as comma text; null without any. */
function countriesOf(codes: readonly string[], language: string): string | null {
  if (codes.length === 0) return null;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}

function joined(names: readonly string[]): string | null {
  return names.length > 0 ? names.join(', ') : null;
}

/** Counts of wishes and emotions that stay the same for a film; nobody has rated one that is not out. */
function feelingsOf(release: Release): ShowDetail['feelings'] {
  const draw = (name: string, most: number): number => hash(`${name} ${release.film.key}`) % most;
  const rated = release.isComingSoon ? 0 : 1;
  return {
    countWishList: 40 + draw('wish', 900),
    countEmotionDisappointed: rated * draw('disappointed', 60),
    countEmotionLike: rated * (20 + draw('like', 400)),
    countEmotionLove: rated * (10 + draw('love', 700)),
  };
}

/** A film as its page shows it (R079, R080). */
export function showDetailOf(
  context: LanguageContext,
  release: Release,
  sessions: readonly Session[],
): ShowDetail {
  const { plan, language } = context;
  const { film } = release;
  const sales = salesOf(context, release);
  const backdrop = backdropOf(plan.options, film);
  const houses = new Set(sessions.map(({ house }) => house.key));
  const team = release.preview?.team ? specialShowings.team.details[language] : null;
  const event = film.kind === 'event';
  return {
    slug: slugOfFilm(context, release),
    title: film.title[language],
    titleTracking: film.title.en,
    releaseAt: { [plan.site.releaseZone]: release.day },
    contentRating: contentRatingOf(context, release),
    cinechecks: cinechecksOf(context, release),
    genres: film.genres.map((genre) => genreNames[genre][language]),
    genresTracking: film.genres.map((genre) => genreNames[genre].en),
    duration: release.factsKnown ? film.duration : null,
    directors: joined(film.directors),
    actors: joined(film.actors),
    synopsis: withLineBreak(film.synopsis[language]),
    entertainementLogo: null,
    entertainementSubtitle: event ? film.tagline[language] : null,
    distribution: null,
    entertainementCasting: event ? joined(film.actors) : null,
    posterPath: posterOf(plan.options, film),
    backgroundPath: backdrop,
    backgroundDominantColor: film.palette[0].toLowerCase(),
    isMovie: !event,
    trailers: [
      {
        externalId: trailerFile(plan.options),
        videoType: 'S3',
        title: words.trailer[language],
        snapshot: backdrop.md,
        isMain: true,
        language,
      },
    ],
    presentation: film.tagline[language],
    calendar: null,
    warning: warningOf(context, release),
    nationality: countriesOf(film.nationality, language),
    nationalityTracking: joined(film.nationality),
    originalTitle: film.originalTitle,
    feelings: feelingsOf(release),
    similarShows: [],
    event: [],
    redirectSlug: null,
    refHubble: String(film.id),
    isNew: release.isNew,
    notComingSoon: false,
    visaHubble: plan.site.id === 'fr' ? String(140_000 + (hash(`visa ${film.key}`) % 20_000)) : null,
    copiesCount: houses.size > 0 ? houses.size : null,
    next24ShowtimesCount: next24(plan, sessions),
    tags: tagsOfAll(sessions),
    salesOpeningDatetime: sales.opens,
    showtimesDisplayDatetime: sales.shows,
    vodAvailability: false,
    vod: null,
    refVista: showRef(film.id),
    labelFlagColor: release.favourite ? flags.heart.colour : null,
    label: release.favourite ? flags.heart.text[language] : null,
    originalReleaseAt: null,
    extraInformation: team,
    logoTitle: null,
  };
}

/** Slug of the address under which a film was announced; like the field's old slugs it has no id. */
export function movedSlugIn(title: Text, language: Language): string {
  return kebabTitle(title[language], language);
}

/** The old address of a film: its detail, which names the slug it moved to (R053). */
export function movedDetailOf(context: LanguageContext, target: ShowDetail, title: Text): ShowDetail {
  return {
    ...target,
    slug: movedSlugIn(title, context.language),
    title: title[context.language],
    tags: [],
    copiesCount: null,
    next24ShowtimesCount: 0,
    redirectSlug: target.slug,
  };
}
