import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { EventSeries, Offer, ScreeningEvent, WithContext } from 'schema-dts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { chainName } from '#src/seo/chain.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
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

/** Structured data: schema.org EventSeries with its evenings. */
export function seasonJsonLd(
  locale: Locale,
  { season, programme, ref }: SeasonModel,
  origins: Origins,
): WithContext<EventSeries> {
  const { country, currency } = siteFactsOf(locale);
  const origin = origins[siteOf(locale)];
  const url = absoluteHref(origin, locale, ref);
  const days = programme?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  const location = {
    '@type': 'MovieTheater',
    name: chainName,
    address: { '@type': 'PostalAddress', addressCountry: country },
  } as const;
  const evenings = days.flatMap(({ day, shows }) =>
    shows.map(({ show, bookable }): ScreeningEvent => {
      const address = absoluteHref(origin, locale, showRef(show));
      return {
        '@type': 'ScreeningEvent',
        name: show.title,
        startDate: day,
        url: address,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location,
        workPresented: { '@type': 'Movie', '@id': address, name: show.title },
        ...(show.poster === null ? {} : { image: show.poster.lg }),
        ...(bookable ? { offers: { '@type': 'Offer', url: address } } : {}),
      };
    }),
  );
  const description = textsOf(season).find((text) => text !== null) ?? null;
  const image = season.backdrop ?? season.poster;
  const offer: Offer | null =
    season.price === null || !season.active
      ? null
      : {
          '@type': 'Offer',
          price: season.price,
          priceCurrency: currency.code,
          url: season.cta?.url.startsWith('http') === true ? season.cta.url : url,
        };
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    '@id': url,
    url,
    name: season.title,
    inLanguage: locale,
    organizer: { '@type': 'Organization', name: chainName, url: origin },
    location,
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { image }),
    ...(first === undefined ? {} : { startDate: first.day }),
    ...(last === undefined ? {} : { endDate: last.day }),
    ...(offer === null ? {} : { offers: offer }),
    ...(evenings.length === 0 ? {} : { subEvent: evenings.slice(0, mostDates) }),
  };
}
