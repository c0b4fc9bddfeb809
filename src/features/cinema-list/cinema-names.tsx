import { useTranslations } from 'next-intl';
import { commonStart } from '#src/domain/text/common-start.ts';
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
  const cities = blocks
    .flatMap(({ city, cinemas }) =>
      city === null ? cinemas.map((one) => ({ city: one.city, cinemas: [one] })) : [{ city, cinemas }],
    )
    .map(({ city, cinemas }) => ({
      name: city.name,
      href: addressOf(locale, { page: 'city', slug: city.slug }),
      cinemas: cinemas.map(({ cinema }: ListedCinema) => ({
        name: cinema.name,
        href: addressOf(locale, { page: 'cinema', slug: cinema.slug }),
        closed: cinema.closed,
      })),
    }));
  const links = commonStart(
    cities.flatMap((city) => [city, ...city.cinemas].flatMap(({ href }) => href ?? [])),
  );
  const at = (href: string | null) => (href === null ? {} : { at: href.slice(links.length) });
  return (
    <CinemaNamesList
      links={links}
      closed={t('closed')}
      cities={cities.map(({ name, href, cinemas }): CityNames => ({
        name,
        ...at(href),
        cinemas: cinemas.map((cinema) => ({
          name: cinema.name,
          ...at(cinema.href),
          ...(cinema.closed ? { closed: true } : {}),
        })),
      }))}
    />
  );
}
