import { isOutage, type Result } from '#src/api/transport/failure.ts';
import { callApi, type Answer, type AnswerOf } from '#src/api/transport/transport.ts';
import type { RequiredList } from '#src/routes/pages/record.ts';
import { recordOf, type PageId } from '#src/routes/pages/registry.ts';
import { firstListing, type Listing } from '#src/routes/listing.ts';
import { takesListing, type PageRef, type PageRefOf } from '#src/routes/page.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { pagesOf } from '#src/domain/article/pagination.ts';
import { languageOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { askDetail, type Verdict } from './items/detail.ts';
import { itemOfRef } from './item-state.ts';

/**
 * Makes the calls that a cold page requires, before the page is rendered: its item or its list, and what plays there. A
 * page that throws would be an empty document. With this check the visitor gets the try-again page, and a success is in
 * the transport's memory when the page makes the same call a moment later. What else a page reads is optional, but for
 * showtimes, which depend on the programme: without them it throws.
 *
 * @param listing of a page with one: a page beyond the last is unknown (D57)
 * @returns what the call says about the page; a list that cannot be read is an outage, whatever its status (D40). When
 *   the API answers that it does not have the list, the stand-in list decides.
 */
export async function canRender(
  locale: Locale,
  ref: PageRef,
  listing: Listing = firstListing,
): Promise<Verdict> {
  if (ref.page === 'showtime') return askShowtime(locale, ref);
  const item = itemOfRef(ref);
  if (item) {
    const [detail, ...programme] = await Promise.all([
      askDetail(locale, item.kind, item.slug),
      ...(programmeCalls[ref.page] ?? []).map((call) => call(locale, item.slug)),
    ]);
    const isOut = programme.some((answer) => !answer.ok && isOutage(answer.failure));
    return detail.kind === 'here' && isOut ? { kind: 'outage' } : detail;
  }
  if (ref.page === 'help') return askHelp(locale);
  const { template } = recordOf(ref.page);
  if (template !== undefined) return askText(locale, template);
  const [list, standIn] = recordOf(ref.page).requires ?? [];
  if (list === undefined) return { kind: 'here', isMovie: null };
  const ask = (id: RequiredList) => callApi(siteOf(locale), id, languageOf(locale), {});
  let answer = await ask(list);
  if (standIn !== undefined && !answer.ok && !isOutage(answer.failure)) answer = await ask(standIn);
  if (!answer.ok) return { kind: 'outage' };
  const told = answer.value.value;
  if (takesListing(ref.page) && listing.page > pagesIn(ref, told, listing)) return { kind: 'unknown' };
  return { kind: 'here', isMovie: null };
}

type Call = (locale: Locale, slug: string) => Promise<Result<Answer>>;

const shows: Call = (locale) => callApi(siteOf(locale), 'shows', languageOf(locale), {});
const showCinemas: Call = (locale, slug) =>
  callApi(siteOf(locale), 'showCinemas', languageOf(locale), { slug });
const cinemaShows: Call = (locale, slug) =>
  callApi(siteOf(locale), 'cinemaShows', languageOf(locale), { slug });
const zone: Call = (locale, slug) => callApi(siteOf(locale), 'zone', languageOf(locale), { zone: slug });
const eventShows: Call = (locale, slug) =>
  callApi(siteOf(locale), 'eventShows', languageOf(locale), { slug });

/**
 * The calls for what plays, side by side with the item's own: to visitors a film, a cinema, a city or an event without
 * its programme is none. Only an outage counts; an API may lack each of these calls.
 */
const programmeCalls: Readonly<Partial<Record<PageId, readonly Call[]>>> = {
  movie: [showCinemas],
  entertainment: [showCinemas],
  cinema: [cinemaShows, shows],
  cinemaLight: [cinemaShows, shows],
  city: [zone, shows],
  cityLight: [shows],
  season: [eventShows, shows],
  specialEvent: [eventShows, shows],
};

/**
 * Whether a showtime is in the programme. An API that does not know it says 404 (D32); a show that is no longer there
 * has none.
 */
async function askShowtime(
  locale: Locale,
  { show, cinema, day, id }: PageRefOf<'showtime'>,
): Promise<Verdict> {
  const [film, showtimes] = await Promise.all([
    askDetail(locale, 'show', show),
    callApi(siteOf(locale), 'showtimesDay', languageOf(locale), { slug: show, cinema, date: day }),
  ]);
  if (film.kind === 'outage' || (!showtimes.ok && isOutage(showtimes.failure))) return { kind: 'outage' };
  const isThere = showtimes.ok && showtimes.value.value.some((one) => idOfShowtime(one) === id);
  return isThere && film.kind === 'here' ? { kind: 'here', isMovie: null } : { kind: 'unknown' };
}

/** Whether the home page of the help centre has anything to show: it needs one of its categories, whichever. */
async function askHelp(locale: Locale): Promise<Verdict> {
  const { helpCategories } = siteFactsOf(locale);
  const told = await Promise.all(helpCategories.map(({ id }) => askDetail(locale, 'faqCategory', id)));
  const isOut = told.some(({ kind }) => kind === 'outage') && !told.some(({ kind }) => kind === 'here');
  return isOut ? { kind: 'outage' } : { kind: 'here', isMovie: null };
}

/** Whether the text of a page can be had. A page whose text the API does not know says where to ask (D40). */
async function askText(locale: Locale, slug: string): Promise<Verdict> {
  const answer = await callApi(siteOf(locale), 'masterTemplate', languageOf(locale), { slug });
  return answer.ok || !isOutage(answer.failure) ? { kind: 'here', isMovie: null } : { kind: 'outage' };
}

/** How many pages an answer has as a list of articles; 1 when it is none. */
export function pagesIn({ page }: PageRef, answer: AnswerOf<RequiredList>, { type }: Listing): number {
  if (!Array.isArray(answer)) return 1;
  return pagesOf(
    page === 'news' ? 'news' : 'offers',
    answer.flatMap((one) => ('type' in one ? [one] : [])),
    type,
  );
}
