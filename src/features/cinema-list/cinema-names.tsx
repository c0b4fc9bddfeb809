import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { CinemaNamesList, type CityNames } from './cinema-names.client.tsx';
import type { CinemaBlock, ListedCinema } from './group-cinemas.ts';

/** With more cinemas than this the page has their names in place of cards: nobody looks through hundreds of pictures. */
export const mostCards = 200;

interface CinemaNamesProps {
  readonly locale: Locale;
  readonly blocks: readonly CinemaBlock[];
}

/** Cities with the names of their cinemas, each a link. */
export function CinemaNames({ locale, blocks }: CinemaNamesProps) {
  const t = useTranslations('cinemas');
  const named = (name: string, href: string | null) => ({ name, ...(href === null ? {} : { href }) });
  const cities = blocks
    .flatMap(({ city, cinemas }) =>
      city === null ? cinemas.map((one) => ({ city: one.city, cinemas: [one] })) : [{ city, cinemas }],
    )
    .map(({ city, cinemas }): CityNames => ({
      ...named(city.name, addressOf(locale, { page: 'city', slug: city.slug })),
      cinemas: cinemas.map(({ cinema }: ListedCinema) => ({
        ...named(cinema.name, addressOf(locale, { page: 'cinema', slug: cinema.slug })),
        ...(cinema.closed ? { closed: true } : {}),
      })),
    }));
  return <CinemaNamesList closed={t('closed')} cities={cities} />;
}
