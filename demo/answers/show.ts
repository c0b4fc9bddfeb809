import { addDays } from '#src/kernel/date/day.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { next24, tagsOfAll } from '../calendar/programme.ts';
import type { FlagName } from '../calendar/programme.ts';
import type { Release } from '../calendar/types.ts';
import { instantOf, instantText } from '../calendar/zone-time.ts';
import { showOf, showtimesOfRelease } from './context.ts';
import type { LanguageContext } from './context.ts';
import { vodIn } from './offers.ts';
import { trailersOf } from './trailers.ts';

/** Sales open this many days before the release, at 10:00; the showtimes appear ten minutes later. */
const salesLead = 14;
const salesOpening = 10 * 60;

/** The order of shows that are not in a list starts here. */
const behindAll = 900;

type Sales = Pick<Show, 'salesOpeningDatetime' | 'showtimesDisplayDatetime'>;

/** When sales open, as instants with the offset of the site's zone; null for a released film. */
function salesOf({ plan }: LanguageContext, release: Release): Sales {
  if (!release.isComingSoon) return { salesOpeningDatetime: null, showtimesDisplayDatetime: null };
  const { timeZone } = plan.site;
  const day = release.presale ? addDays(plan.today, -1) : addDays(release.day, -salesLead);
  const at = (minutes: number) => instantText(timeZone, instantOf(timeZone, day, minutes));
  return { salesOpeningDatetime: at(salesOpening), showtimesDisplayDatetime: at(salesOpening + 10) };
}

/** Whether the team of the film comes to a preview that is still ahead. */
const meetsTeam = ({ preview, isComingSoon }: Release): boolean => preview?.team === true && isComingSoon;

/** The flag of a film over the whole programme. */
function flagOf(release: Release): FlagName | null {
  if (release.film.kind === 'event') return 'event';
  if (meetsTeam(release)) return 'preview';
  if (release.presale) return 'presale';
  if (release.isNew) return 'new';
  return release.lastChance ? 'lastChance' : null;
}

type Dated = Pick<
  Show,
  'releaseAt' | 'label' | 'labelFlagColor' | 'contentRating' | 'duration' | 'isNew' | 'next24ShowtimesCount'
> &
  Sales;

/** The fields that are the same in a film's list item and in its detail. */
function datedOf(context: LanguageContext, release: Release, show: Show): Dated {
  const { plan, words, language } = context;
  const heart = release.favourite ? words.flags.heart : null;
  return {
    releaseAt: { [plan.site.releaseZone]: release.day },
    label: heart?.text[language] ?? null,
    labelFlagColor: heart?.colour ?? null,
    contentRating: release.factsKnown ? show.contentRating : [],
    duration: release.factsKnown ? show.duration : null,
    isNew: release.isNew,
    next24ShowtimesCount: next24(plan, showtimesOfRelease(context, release)),
    ...salesOf(context, release),
  };
}

/** The list items of the releases (R075, R076), the most popular first. */
export function showsOf(context: LanguageContext): Show[] {
  const upcoming = context.plan.releases
    .filter(({ isComingSoon }) => isComingSoon)
    .toSorted((one, other) => (one.day === other.day ? one.rank - other.rank : one.day < other.day ? -1 : 1));
  const orders = new Map(upcoming.map((release, index) => [release, index + 1]));
  return context.ranked.map((release): Show => {
    const show = showOf(context, release);
    const name = flagOf(release);
    const flag = name === null ? null : context.words.flags[name];
    const special = showtimesOfRelease(context, release).some((one) => one.special !== null);
    const order = orders.get(release) ?? behindAll + release.rank;
    return {
      ...show,
      ...datedOf(context, release, show),
      isEventSpecial: special && release.film.kind === 'event',
      isComingSoon: release.isComingSoon,
      homeOrder: release.rank,
      genericOrder: release.rank,
      upcomingOrder: order,
      mostAwaitedOrder: order,
      flag: flag?.text[context.language] ?? null,
      flagColor: flag?.colour ?? null,
      specialEvent: special,
    };
  });
}

/** The details of the releases (R079, R080), and old slugs that redirect to one of them (R053). */
export function showDetailsOf(context: LanguageContext): Record<string, ShowDetail> {
  const details = new Map<string, ShowDetail>();
  const atHome = new Map(vodIn(context).map(({ slug, vod }) => [slug, vod]));
  for (const release of context.ranked) {
    const detail = detailOf(context, release);
    const vod = atHome.get(detail.slug) ?? detail.vod;
    details.set(detail.slug, { ...detail, vod, vodAvailability: vod !== null });
  }
  for (const moved of Object.values(context.base.showDetails)) {
    const target = moved.redirectSlug === null ? undefined : details.get(moved.redirectSlug);
    if (target) details.set(moved.slug, movedDetailOf(moved, target));
  }
  return Object.fromEntries(details);
}

function detailOf(context: LanguageContext, release: Release): ShowDetail {
  const show = showOf(context, release);
  const base = context.base.showDetails[show.slug];
  if (!base) throw new RangeError(`expected a page of the show "${show.slug}"`);
  const showtimes = showtimesOfRelease(context, release);
  const cinemas = context.runs.get(release)?.length ?? 0;
  const { feelings } = base;
  return {
    ...base,
    ...datedOf(context, release, show),
    // Nobody has rated a film that is not released.
    feelings: release.isComingSoon
      ? { ...feelings, countEmotionDisappointed: 0, countEmotionLike: 0, countEmotionLove: 0 }
      : feelings,
    trailers: trailersOf(context, release, base.trailers),
    copiesCount: cinemas > 0 ? cinemas : null,
    tags: tagsOfAll(showtimes),
    spokenLanguage: release.film.originalLanguage,
    extraInformation: meetsTeam(release) ? context.words.special.team.details[context.language] : null,
  };
}

/** The detail under a film's old slug: the film's detail with the new slug as `redirectSlug`. */
function movedDetailOf({ slug, title, redirectSlug }: ShowDetail, target: ShowDetail): ShowDetail {
  return { ...target, slug, title, redirectSlug, tags: [], copiesCount: null, next24ShowtimesCount: 0 };
}
