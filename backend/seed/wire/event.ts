import type { EventDetail } from '#src/contract/event/schema.ts';
import type { EventShows } from '#src/contract/event-shows/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import { href } from '#src/routes/href.ts';
import { words } from '../vocabulary/labels.ts';
import { priceLevels, priceWords } from '../vocabulary/prices.ts';
import type { LanguageContext, Release, Session } from '../generator/context.ts';
import { groupBy } from '../generator/context.ts';
import { eventPlan } from '../generator/event-plans.ts';
import { isBookable, slugOfFilm, slugOfHouse } from './language-index.ts';
import { backdropOf, posterOf } from './media.ts';
import { tagsOfAll, versionsOf } from './programme.ts';
import { priceAt } from './pricing.ts';

/** An event costs this much more than a film, and children pay this part of it. */
const eventFactor = 1.5;
const childFactor = 0.7;

/** An event of the list (R096): a show whose `isMovie` is false. Seasons come with the editorial content. */
export function eventItemOf(context: LanguageContext, release: Release): EventItem {
  const { plan, language, locale } = context;
  const slug = slugOfFilm(context, release);
  return {
    slug,
    title: release.film.title[language],
    type: 'show',
    subtitle: release.film.tagline[language],
    posterPath: posterOf(plan.options, release.film),
    price: priceAt(plan.site, priceLevels[plan.site.id].full, eventFactor),
    initialPrice: null,
    active: true,
    ctaLabel: words.seeFilm[language],
    ctaUrl: href(locale, { page: 'entertainment', slug }),
  };
}

/** An event as its page shows it (R097). */
export function eventDetailOf(context: LanguageContext, release: Release): EventDetail {
  const { plan, language } = context;
  const item = eventItemOf(context, release);
  const { full } = priceLevels[plan.site.id];
  const backdrop = backdropOf(plan.options, release.film).lg;
  return {
    ...item,
    details: {
      eventType: eventPlan(release.film.key).strand,
      teaser: `<p>${release.film.tagline[language]}</p>`,
      description: `<p>${release.film.synopsis[language]}</p>`,
      prices: [
        { label: priceWords.full[language], amount: priceAt(plan.site, full, eventFactor) },
        { label: priceWords.child[language], amount: priceAt(plan.site, full, eventFactor * childFactor) },
      ],
      logo: null,
      backdrop,
      redirectSlug: null,
      trackingSlug: release.film.key,
    },
    shows: [item.slug],
  };
}

/** The days of an event and the houses that play it then (R098). */
export function eventShowsOf(
  context: LanguageContext,
  release: Release,
  sessions: readonly Session[],
): EventShows {
  const { plan, language } = context;
  const days = groupBy(sessions, ({ day }) => day);
  const bookable = (showings: readonly Session[]) => showings.some((session) => isBookable(plan, session));
  return {
    shows: {
      [slugOfFilm(context, release)]: {
        days: Object.fromEntries(
          [...days]
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([day, ofDay]) => [
              day,
              {
                seasonId: null,
                day,
                tags: tagsOfAll(ofDay),
                versions: versionsOf(plan, ofDay),
                bookable: bookable(ofDay),
                specialShowtime: ofDay.some(({ special }) => special !== null),
                cinemas: [...new Set(ofDay.map(({ house }) => slugOfHouse(house, language)))],
              },
            ]),
        ),
        live: eventPlan(release.film.key).live,
        bookable: bookable(sessions),
        order: 1,
      },
    },
  };
}
