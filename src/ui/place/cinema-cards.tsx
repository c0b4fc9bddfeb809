import { useTranslations } from 'next-intl';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { PagedTag, TagView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '../link/link-address.ts';
import { CinemaCardList } from './cinema-card-list.client.tsx';
import type { CinemaCardData } from './cinema-card.client.tsx';

/** A cinema as a list shows it. */
export interface CardedCinema {
  readonly cinema: CinemaListView;
  /** Shown above the name as a link to its page; absent when a heading names the city. */
  readonly city?: NamedCity | null;
  /** Those with a page are links to it. */
  readonly experiences: readonly (TagView & Partial<PagedTag>)[];
  /** Distance from the centre of its city. */
  readonly kilometres?: number | null;
}

interface CinemaCardsProps {
  readonly locale: Locale;
  readonly cinemas: readonly CardedCinema[];
  /** Whether it is a long list: it then has rows at every width, with only the premium experiences. */
  readonly dense?: boolean;
  readonly heading?: 'h3' | 'h4' | 'h5';
}

const separator = ' · ';

/**
 * Cards of cinemas, side by side where they fit. The cards are one island, so that a page of seventy cinemas has each
 * of them once as HTML, beside a little data. On pages with `NearMarks`, that component writes the distances.
 */
export function CinemaCards({ locale, cinemas, dense = false, heading = 'h3' }: CinemaCardsProps) {
  const t = useTranslations();
  const auditoriums = (count: number) => t('cinemas.auditoriums', { count });
  const away = (kilometres: number) =>
    t('cinemas.fromCentre', { distance: formatKilometres(locale, kilometres) });
  return (
    <CinemaCardList
      cards={cinemas.map((listed) => cinemaCardData(locale, listed, { dense, auditoriums, away }))}
      words={{
        closed: t('cinemas.closed'),
        programme: t('cinemas.programme'),
        favourite: t('marks.favourite'),
      }}
      heading={heading}
      dense={dense}
    />
  );
}

interface CardManner {
  readonly dense: boolean;
  readonly auditoriums: (count: number) => string;
  readonly away: (kilometres: number) => string;
}

/** The data of a card for its island; unset values are left out. */
export function cinemaCardData(locale: Locale, listed: CardedCinema, manner: CardManner): CinemaCardData {
  const { cinema, city = null, experiences, kilometres = null } = listed;
  const { address, statistics } = cinema;
  const figures = [
    kilometres === null ? null : manner.away(kilometres),
    statistics.auditoriums === null ? null : manner.auditoriums(statistics.auditoriums),
  ].filter((figure) => figure !== null);
  const paged = experiences.flatMap(({ title, premium, page = null }) => {
    const href = page === null || manner.dense ? null : addressOf(locale, { page: 'experience', slug: page });
    return href === null ? [] : [{ title, href, ...(premium ? { premium } : {}) }];
  });
  const linked = new Set(paged.map(({ title }) => title));
  const titles = (premium: boolean) =>
    experiences
      .filter((tag) => tag.premium === premium && !linked.has(tag.title))
      .map(({ title }) => title)
      .join(separator);
  const texts = {
    address: address === null ? '' : addressLine(address),
    figures: figures.join(separator),
    best: titles(true),
    others: manner.dense ? '' : titles(false),
  };
  return {
    slug: cinema.slug,
    name: cinema.name,
    href: addressOf(locale, { page: 'cinema', slug: cinema.slug }),
    picture: cinema.backdrop,
    ...(city === null
      ? {}
      : { city: { name: city.name, href: addressOf(locale, { page: 'city', slug: city.slug }) } }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(paged.length === 0 ? {} : { paged }),
    ...(cinema.closed ? { closed: true } : {}),
  };
}
