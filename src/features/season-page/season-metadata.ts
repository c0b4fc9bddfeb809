import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { EventSeries, Offer, ScreeningEvent, WithContext } from 'schema-dts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { priceJsonLd } from '#src/seo/price.ts';
import { chainJsonLd, organizationId } from '#src/seo/organization.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { EveningSale } from './evening-sale.ts';
import type { SeasonModel } from './load-season.ts';
import type { SeasonView } from './season-model.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Length in characters of a season's description for search engines, the ellipsis included (R282). */
const longestDescription = 100;

/** A text of at most 100 characters, cut between words where there are several (R282). */
export function shortDescription(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The season's own texts that describe it, the first one first. */
const textsOf = ({ teaser, subtitle, description }: SeasonView) =>
  [teaser, textOrNull(plainText(description)), subtitle] as const;

/** Title, description, addresses and preview picture of a season. */
export async function seasonMetadata(
  locale: Locale,
  { season, ref, refs }: SeasonModel,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'season' });
  const { title, subtitle, backdrop, poster } = season;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: subtitle === null ? t('metaTitle', { title }) : `${title} – ${subtitle}`,
    description: shortDescription(itemDescription(textsOf(season), t('metaDescription', { title }))),
    image: backdrop ?? poster,
  });
}

/** The most dates that the structured data contain. */
const mostDates = 40;

const availabilities = {
  open: 'https://schema.org/InStock',
  soldOut: 'https://schema.org/SoldOut',
} as const;

/** How an evening can be had: only what can be booked has a price; what waits for its sale has no day of it here. */
function offerOf(
  locale: Locale,
  {
    sale,
    price,
    address,
  }: { readonly sale: EveningSale; readonly price: number | null; readonly address: string },
): { readonly offers?: Offer } {
  if (sale !== 'open' && sale !== 'soldOut') return {};
  const told = sale === 'open' ? priceJsonLd(locale, price) : {};
  return { offers: { '@type': 'Offer', url: address, ...told, availability: availabilities[sale] } };
}

/** The evenings of a season of which it is known where they take place, with the `@id`s of their cinemas. */
function eveningsOf(
  locale: Locale,
  { programme, cinemaBySlug }: SeasonModel,
  origins: Origins,
): { readonly evenings: ScreeningEvent[]; readonly places: ReturnType<typeof movieTheaterJsonLd>[] } {
  const origin = origins[siteOf(locale)];
  const placeOf = new Map(
    [...cinemaBySlug.values()].map((cinema) => [
      cinema.slug,
      movieTheaterJsonLd(locale, origins, cinemaListView(cinema)),
    ]),
  );
  const named = new Map<string, ReturnType<typeof movieTheaterJsonLd>>();
  const evenings = (programme?.days ?? [])
    .flatMap(({ day, shows }) => shows.map((planned) => ({ day, ...planned })))
    .slice(0, mostDates)
    .flatMap(({ day, show, sale, cinemas, price }): ScreeningEvent[] => {
      const location = cinemas.flatMap((slug) => {
        const place = placeOf.get(slug);
        if (place?.['@id'] === undefined) return [];
        named.set(place['@id'], place);
        return [{ '@id': place['@id'] }];
      });
      if (location.length === 0) return [];
      const address = absoluteHref(origin, locale, showRef(show));
      return [
        {
          '@type': 'ScreeningEvent',
          name: show.title,
          startDate: day,
          url: address,
          eventStatus:
            sale === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location,
          organizer: { '@id': organizationId(origin) },
          workPresented: { '@type': 'Movie', '@id': address, name: show.title },
          ...(show.poster === null ? {} : { image: show.poster.lg }),
          ...offerOf(locale, { sale, price, address }),
        },
      ];
    });
  return { evenings, places: [...named.values()] };
}

/**
 * Structured data: schema.org EventSeries with its evenings, in the cinemas that play them. Nothing where no cinema is
 * known: an event needs a place, and none is invented.
 */
export function seasonJsonLd(
  locale: Locale,
  model: SeasonModel,
  origins: Origins,
): readonly WithContext<EventSeries>[] {
  const { season, programme, ref } = model;
  const origin = origins[siteOf(locale)];
  const url = absoluteHref(origin, locale, ref);
  const { evenings, places } = eveningsOf(locale, model, origins);
  if (places.length === 0) return [];
  const days = programme?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  const description = textsOf(season).find((text) => text !== null) ?? null;
  const image = season.backdrop ?? season.poster;
  const offer: Offer | null =
    season.price === null || !season.active
      ? null
      : {
          '@type': 'Offer',
          ...priceJsonLd(locale, season.price),
          availability: 'https://schema.org/InStock',
          url: season.cta?.url.startsWith('http') === true ? season.cta.url : url,
        };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'EventSeries',
      '@id': url,
      url,
      name: season.title,
      inLanguage: locale,
      organizer: chainJsonLd(origin),
      location: places,
      ...(description === null ? {} : { description }),
      ...(image === null ? {} : { image }),
      ...(first === undefined ? {} : { startDate: first.day }),
      ...(last === undefined ? {} : { endDate: last.day }),
      ...(offer === null ? {} : { offers: offer }),
      subEvent: evenings,
    },
  ];
}
