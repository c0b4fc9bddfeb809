import { webEnvironment } from '#src/config/environment.ts';
import { read } from '#src/api/read.ts';
import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { NearPlace } from '#src/domain/place/near-place.ts';
import { versionView } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { SaleGap } from './sale-gap.ts';

/** A value to choose from. */
export interface NoticeChoice {
  readonly value: string;
  readonly label: string;
}

/** A notice that a visitor can order on the page of a film that cannot be booked yet (D56). */
export interface SaleNotice {
  readonly gap: SaleGap;
  /** Origin of the client host, which takes the order. */
  readonly clientUrl: string;
  /** The page of the client host that orders it without script, with every city and cinema. */
  readonly address: string;
  /** Places that are near at hand, `cinema:{slug}` or `city:{slug}`; the first one is meant. Any cinema is offered too. */
  readonly places: readonly NoticeChoice[];
  /** Name of the first place; null when there is none. */
  readonly place: string | null;
  readonly versions: readonly NoticeChoice[];
}

/** The visitor's cinemas and city, as the page knows them. */
interface Around {
  readonly filters: Filters;
  readonly cinemaBySlug: ReadonlyMap<string, Cinema>;
  readonly near: NearPlace | null;
  readonly vocabulary: Vocabulary;
}

/**
 * Whether visitors of a site can order notices on sale: when the operator says so (`SALE_NOTICES`), else when the API's
 * settings do. Our own backend says it of itself; the API of another chain does not know such notices.
 */
export async function hasSaleNotices(locale: Locale): Promise<boolean> {
  const { saleNotices } = webEnvironment();
  if (saleNotices !== null) return saleNotices;
  const settings = await read('settings', locale, {});
  return settings.ok && settings.value.features['saleNotices'] === true;
}

/**
 * The notice for a film that cannot be booked yet.
 *
 * @param page the film, and the page that the visitor comes back to
 */
export function saleNotice(
  locale: Locale,
  page: { readonly slug: string; readonly path: string },
  gap: SaleGap,
  around: Around,
): SaleNotice {
  const { filters, cinemaBySlug, near, vocabulary } = around;
  const { clientUrl } = webEnvironment().accounts[siteOf(locale)];
  const cinema = filters.localisation;
  const here = cinema === undefined ? near : null;
  const places = [
    ...(cinema === undefined
      ? []
      : [{ value: `cinema:${cinema}`, label: cinemaBySlug.get(cinema)?.name ?? cinema }]),
    ...(here === null ? [] : [{ value: `city:${here.city}`, label: here.name }]),
    ...(here?.cinemas ?? []).map((one) => ({ value: `cinema:${one.cinema.slug}`, label: one.cinema.name })),
  ];
  const query = new URLSearchParams({
    site: siteOf(locale),
    back: page.path,
    film: page.slug,
    ...(cinema === undefined ? {} : { cinema }),
    ...(here === null ? {} : { city: here.city }),
  }).toString();
  return {
    gap,
    clientUrl,
    address: `${clientUrl}/${languageOf(locale)}/notice?${query}`,
    places,
    place: places[0]?.label ?? null,
    versions: [...vocabulary.versions.keys()].map((slug) => ({
      value: slug,
      label: versionView(vocabulary.versions, slug).label,
    })),
  };
}
