import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { MovieTheater, ScreeningEvent, WithContext } from 'schema-dts';
import type { OpeningHoursView } from '#src/domain/cinema/opening-hours.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { EquipmentKind } from '#src/domain/needs/equipment.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import { isSlug } from '#src/routes/slug.ts';
import { fittingTitle } from '#src/seo/text/fitting.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { amenityJsonLd, postalAddressJsonLd } from '#src/seo/movie-theater.ts';
import { chainJsonLd, organizationId } from '#src/seo/organization.ts';
import { isAnnounced, screeningEventJsonLd } from '#src/seo/screening-event.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { leftOf } from './programme/cinema-programme.ts';
import { narrowed } from './programme/filter-links.ts';
import { cinemaLists } from './cinema-lists.ts';
import type { CinemaModel } from './load-cinema.ts';

/** The words of the interface for cinemas. */
type Words = Awaited<ReturnType<typeof getTranslations<'cinema'>>>;

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of the cinema page. The cinema's own texts come first (R069). */
export async function cinemaMetadata(
  locale: Locale,
  model: CinemaModel,
  filters: Filters,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'cinema' });
  const { cinema, ref, refs } = model;
  const { name, seo, backdrop } = cinema;
  const city = cityNameOf(model);
  const short = t('metaTitleShort', { name });
  return pageMetadata({
    locale,
    ref: narrowed(ref, filters),
    refs,
    origins,
    title: seo.title ?? (city === null ? short : fittingTitle(t('metaTitle', { name, city }), short)),
    description: seo.description ?? contracted(cinemaDescription(t, locale, model)),
    image: backdrop,
    lists: Object.values(cinemaLists(locale, cinema.slug)),
  });
}

type PlaceAndProgramme = Pick<CinemaModel, 'cinema' | 'city' | 'programme'>;

const cityNameOf = ({ cinema, city }: PlaceAndProgramme): string | null =>
  city?.name ?? cinema.address?.city ?? null;

/**
 * How many films can still be booked on the day of the page, which is named: `today` would be untrue on a page that is kept
 * past midnight. More general when nothing is known to play.
 */
export function cinemaDescription(t: Words, locale: Locale, model: PlaceAndProgramme): string {
  const { cinema, programme } = model;
  const city = cityNameOf(model);
  const films = programme === null ? 0 : leftOf(programme.films).films;
  const names = { name: cinema.name, city: city ?? '' };
  return programme === null || films === 0 || city === null
    ? t('metaDescription', names)
    : t('metaDescriptionOn', { ...names, films, day: formatDay(locale, programme.day, 'long') });
}

/** The maximum number of showtimes in the page's structured data. */
export const mostEvents = 40;

type Facts = Pick<CinemaModel, 'cinema' | 'programme' | 'ref' | 'services' | 'hours'>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When the cinema is open: schema.org OpeningHoursSpecification. For machines, a closed day is from 00:00 to 00:00. */
function openingHoursJsonLd({ week, special }: OpeningHoursView) {
  const type = 'OpeningHoursSpecification' as const;
  return [
    ...week.flatMap(({ first, last, spans }) =>
      spans.map((span) => ({
        '@type': type,
        dayOfWeek: weekdays.slice(first - 1, last).map((day) => `https://schema.org/${day}` as const),
        ...span,
      })),
    ),
    ...special.flatMap(({ from, until, spans }) =>
      (spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans).map((span) => ({
        '@type': type,
        validFrom: from,
        validThrough: until,
        ...span,
      })),
    ),
  ];
}

/** From the lowest to the highest price of the cinema's own list, as the page writes them; null without prices. */
function priceRangeOf(locale: Locale, { pricing }: CinemaModel['cinema']): string | null {
  const amounts = (pricing?.lines ?? []).map(({ amount }) => amount);
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) =>
    formatPrice(locale, amount),
  );
  return least === most ? (least ?? null) : `${least} – ${most}`;
}

/**
 * Structured data for the cinema and its showtimes of the day: schema.org MovieTheater with ScreeningEvents. Its
 * amenities are its equipment and services.
 *
 * @param nameOf the name of a kind of equipment
 */
export function cinemaJsonLd(
  locale: Locale,
  facts: Facts,
  origins: Origins,
  nameOf: (kind: EquipmentKind) => string,
): WithContext<MovieTheater> {
  const { cinema, ref, services, hours } = facts;
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const { address, position, statistics, urls, backdrop, descriptionHtml } = cinema;
  const description = textOrNull(plainText(descriptionHtml));
  const events = screeningEvents(locale, facts, origins);
  const named = [...services.others, ...services.accessibility].map(({ label }) => label);
  const confirmed = new Map(cinema.equipment.map(({ kind, confirmedOn }) => [nameOf(kind), confirmedOn]));
  const priceRange = priceRangeOf(locale, cinema);
  const amenities = [...new Set([...confirmed.keys(), ...named])];
  return {
    '@context': 'https://schema.org',
    '@type': 'MovieTheater',
    '@id': url,
    url,
    name: cinema.name,
    parentOrganization: chainJsonLd(origins[siteOf(locale)]),
    ...(description === null ? {} : { description }),
    ...(backdrop === null ? {} : { image: backdrop }),
    ...(cinema.telephone === null ? {} : { telephone: cinema.telephone }),
    ...(priceRange === null ? {} : { priceRange }),
    currenciesAccepted: siteFactsOf(locale).currency.code,
    ...(urls.googleMaps === null ? {} : { hasMap: urls.googleMaps }),
    ...(statistics.auditoriums === null ? {} : { screenCount: statistics.auditoriums }),
    ...(statistics.seats === null ? {} : { maximumAttendeeCapacity: statistics.seats }),
    ...(address === null ? {} : { address: postalAddressJsonLd(address, siteOf(locale)) }),
    ...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(hours === null ? {} : { openingHoursSpecification: openingHoursJsonLd(hours) }),
    ...(amenities.length === 0
      ? {}
      : {
          amenityFeature: amenities.map((name) => amenityJsonLd(name, confirmed.get(name) ?? null)),
        }),
    ...(events.length === 0 ? {} : { event: events }),
  };
}

/** The announced showtimes of the day, at most {@link mostEvents}. */
export function screeningEvents(
  locale: Locale,
  { programme, ref }: Pick<CinemaModel, 'programme' | 'ref'>,
  origins: Origins,
): ScreeningEvent[] {
  const origin = origins[siteOf(locale)];
  const place = absoluteHref(origin, locale, ref);
  const ofDay = (programme?.films ?? []).flatMap(({ show, showtimes }) =>
    (showtimes ?? []).map((showtime) => ({ show, showtime })),
  );
  return ofDay
    .filter(({ showtime }) => isAnnounced(showtime))
    .slice(0, mostEvents)
    .map(({ show, showtime }) => {
      // A slug in the data that cannot be an address must not break the page.
      const page = isSlug(show.slug) ? { '@id': absoluteHref(origin, locale, showRef(show)) } : {};
      const work = { '@type': 'Movie', name: show.title, ...page } as const;
      return screeningEventJsonLd(locale, showtime, work, {
        location: { '@id': place },
        organizer: { '@id': organizationId(origin) },
        image: show.poster?.lg ?? null,
      });
    });
}
