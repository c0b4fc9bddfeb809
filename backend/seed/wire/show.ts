import type { ContentRating } from '#src/contract/entities.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { genreNames } from '../vocabulary/genres.ts';
import { flags } from '../vocabulary/labels.ts';
import type { FlagWords } from '../vocabulary/labels.ts';
import { cinecheckWords, ratingOf, strongContentWarning } from '../vocabulary/ratings.ts';
import type { LanguageContext, Release, Session } from '../generator/context.ts';
import { eventPlan } from '../generator/event-plans.ts';
import { next24, slugOfFilm } from './language-index.ts';
import { backdropOf, posterOf } from './media.ts';
import { genreSlug } from '../generator/slugs.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { instantOf, instantText } from '../generator/zone-time.ts';

/** Sales open this many days before the release, at ten; the showings appear ten minutes later. */
const salesLead = 14;
const salesOpening = 10 * 60;

/** Orders of shows that a list does not contain. */
const behindAll = 900;

/** Reference of a film in the chain's system: `HO` and eight digits. */
export function showRef(id: number): string {
  return `HO${String(id).padStart(8, '0')}`;
}

/** Age rating on the wire; `[]` while it is not known, which goes with a length that is not. */
export function contentRatingOf(context: LanguageContext, release: Release): ContentRating | never[] {
  if (!release.factsKnown) return [];
  const rating = ratingOf(context.plan.site, release.film);
  return {
    ref: rating.ref,
    description: rating.description[context.language],
    extendedDescription: rating.extendedDescription?.[context.language] ?? null,
  };
}

/** Cinecheck warnings, where the site's system knows them. */
export function cinechecksOf(
  context: LanguageContext,
  release: Release,
): { ref: string; description: string }[] {
  if (context.plan.site.ratingSystem !== 'Cinecheck') return [];
  return release.film.warnings.map((warning) => {
    const { ref, description } = cinecheckWords[warning];
    return { ref, description: description[context.language] };
  });
}

/** The warning that replaces the rating's label, for films from 16 years. */
export function warningOf(context: LanguageContext, release: Release): string | null {
  const strong = release.film.rating === '16' || release.film.rating === '18';
  return strong && release.film.warnings.length > 0 ? strongContentWarning[context.language] : null;
}

/** When sales open, as instants of the site's zone; null for what is out or has no date of sale yet. */
export function salesOf(
  context: LanguageContext,
  release: Release,
): { opens: string | null; shows: string | null } {
  if (!release.isComingSoon) return { opens: null, shows: null };
  const { plan } = context;
  const day = release.presale ? addDays(plan.today, -1) : addDays(release.day, -salesLead);
  const at = (minutes: number) =>
    instantText(plan.site.timeZone, instantOf(plan.site.timeZone, day, minutes));
  return { opens: at(salesOpening), shows: at(salesOpening + 10) };
}

/** The flag of a film over the whole programme. */
function flagOf(release: Release): FlagWords | null {
  if (release.film.kind === 'event') return flags.event;
  if (release.preview?.team) return flags.preview;
  if (release.presale) return flags.presale;
  if (release.isNew) return flags.new;
  return release.lastChance ? flags.lastChance : null;
}

/** Positions of every film in the list's orders. */
export interface ShowOrders {
  readonly upcoming: ReadonlyMap<string, number>;
}

/** Ranks the upcoming films by release day. */
export function showOrders(releases: readonly Release[]): ShowOrders {
  const upcoming = releases
    .filter(({ isComingSoon }) => isComingSoon)
    .toSorted((one, other) => (one.day === other.day ? one.rank - other.rank : one.day < other.day ? -1 : 1));
  return { upcoming: new Map(upcoming.map(({ film }, index) => [film.key, index + 1])) };
}

/** A film as the list has it (R075, R076), in the order of the wire contract. */
export function showOf(
  context: LanguageContext,
  release: Release,
  sessions: readonly Session[],
  orders: ShowOrders,
): Show {
  const { plan, language } = context;
  const { film } = release;
  const flag = flagOf(release);
  const sales = salesOf(context, release);
  const special = sessions.some((session) => session.special !== null);
  const upcoming = orders.upcoming.get(film.key) ?? behindAll + release.rank;
  return {
    slug: slugOfFilm(context, release),
    title: film.title[language],
    releaseAt: { [plan.site.releaseZone]: release.day },
    posterPath: posterOf(plan.options, film),
    backgroundPath: backdropOf(plan.options, film),
    label: release.favourite ? flags.heart.text[language] : null,
    contentRating: contentRatingOf(context, release),
    cinechecks: cinechecksOf(context, release),
    isMovie: film.kind === 'film',
    isNew: release.isNew,
    isEventSpecial: special && film.kind === 'event',
    isComingSoon: release.isComingSoon,
    homeOrder: release.rank,
    genericOrder: release.rank,
    hubbleCasting: film.actors.length > 0 ? film.actors.join(', ') : null,
    type:
      film.kind === 'event'
        ? eventPlan(film.key).strand
        : film.genres[0] === 'documentary'
          ? 'Arthouse'
          : null,
    upcomingOrder: upcoming,
    mostAwaitedOrder: upcoming,
    duration: release.factsKnown ? film.duration : null,
    genres: film.genres.map((genre) => genreNames[genre][language]),
    genresSlug: film.genres.map((genre) => genreSlug(genre, language)),
    warning: warningOf(context, release),
    directors: film.directors.length > 0 ? [...film.directors] : null,
    flag: flag ? flag.text[language] : null,
    flagColor: flag ? flag.colour : null,
    next24ShowtimesCount: next24(plan, sessions),
    notComingSoon: false,
    salesOpeningDatetime: sales.opens,
    showtimesDisplayDatetime: sales.shows,
    backgroundDominantColor: film.palette[0].toLowerCase(),
    labelFlagColor: release.favourite ? flags.heart.colour : null,
    originalReleaseAt: null,
    showRef: showRef(film.id),
    specialEvent: special,
    labelCategory: null,
  };
}
