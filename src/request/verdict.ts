import { ofOneRevision } from '#src/api/transport/one-revision.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import { callApi } from '#src/api/transport/transport.ts';
import { articleCalls, articleListOf, pagesOf } from '#src/domain/article/pagination.ts';
import { showtimeNow } from '#src/domain/showtime/showtime-now.ts';
import { firstListing, type Listing } from '#src/routes/listing.ts';
import type { PageRef, PageRefOf } from '#src/routes/page.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { askDetail, type Verdict } from './items/detail.ts';
import { itemOfRef } from './item-state.ts';

/** The API's answer about a page; a showtime may have another name now (D62). */
export type PageVerdict = Verdict | { readonly kind: 'elsewhere'; readonly showtime: ShowtimeRef };

/**
 * Asks the API whether a cold page is there: its item, its showtime, its part of a list. What the page cannot do without besides is
 * said by its loader (`src/page-data`), and read from the memory of answers what was asked for here.
 *
 * @param listing of a page with one: a page beyond the last is unknown (D57)
 * @returns what the API says; a list that cannot be read is an outage, whatever its status (D40)
 */
export async function verdictOn(
  locale: Locale,
  ref: PageRef,
  listing: Listing = firstListing,
): Promise<PageVerdict> {
  if (ref.page === 'showtime') return verdictOnShowtime(locale, ref);
  const item = itemOfRef(ref);
  if (item) return askDetail(locale, item.kind, item.slug);
  const list = articleListOf(ref.page);
  if (list === null || listing.page === 1) return { kind: 'here', isMovie: null };
  const answer = await callApi(siteOf(locale), articleCalls[list], languageOf(locale), {});
  if (!answer.ok) return { kind: 'outage' };
  const isThere = listing.page <= pagesOf(list, answer.value.value, listing.type);
  return isThere ? { kind: 'here', isMovie: null } : { kind: 'unknown' };
}

/**
 * Whether a showtime is in the programme. An API that does not know it says 404 (D32); a show that is no longer there
 * has none.
 */
async function verdictOnShowtime(locale: Locale, ref: PageRefOf<'showtime'>): Promise<PageVerdict> {
  const { value, mixed } = await ofOneRevision(async () => askShowtime(locale, ref));
  return mixed ? { kind: 'outage' } : value;
}

async function askShowtime(locale: Locale, ref: PageRefOf<'showtime'>): Promise<PageVerdict> {
  const { show, cinema, day, id } = ref;
  const [film, showtimes] = await Promise.all([
    askDetail(locale, 'show', show),
    callApi(siteOf(locale), 'showtimesDay', languageOf(locale), { slug: show, cinema, date: day }),
  ]);
  if (film.kind === 'outage' || (!showtimes.ok && isOutage(showtimes.failure))) return { kind: 'outage' };
  if (film.kind !== 'here') return { kind: 'unknown' };
  const now = await showtimeNow(ref, showtimes.ok ? showtimes.value.value : [], async () => {
    const all = await callApi(siteOf(locale), 'showtimesCinema', languageOf(locale), { slug: show, cinema });
    return all.ok ? all.value.value : {};
  });
  if (now === null) return { kind: 'unknown' };
  return now.day === day && now.id === id
    ? { kind: 'here', isMovie: null }
    : { kind: 'elsewhere', showtime: now };
}
