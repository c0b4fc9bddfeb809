import { useTranslations } from 'next-intl';
import type { VodFilmView } from '#src/domain/show/vod-films.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { useRailWords } from '../layout/rail.tsx';
import { Section } from '../layout/section.client.tsx';
import { externalAddressOf } from '../link/link-address.ts';
import { VodCards } from './vod-cards.client.tsx';

interface VodShelfProps {
  readonly locale: Locale;
  readonly films: readonly VodFilmView[];
}

/** The films that can be watched at home, each with its lowest price (R081, D49); nothing when there are none. */
export function VodShelf({ locale, films }: VodShelfProps) {
  const t = useTranslations();
  const words = useRailWords(t('vod.title'));
  if (films.length === 0) return null;
  return (
    <Section id="at-home" title={words.label}>
      <VodCards
        words={words}
        films={films.map(({ slug, title, poster, lowPrice, url }) => {
          const href = externalAddressOf(url);
          return {
            slug,
            title,
            poster,
            ...(lowPrice === null
              ? {}
              : { price: t('price.from', { price: formatPrice(locale, lowPrice) }) }),
            ...(href === null ? {} : { href }),
          };
        })}
      />
    </Section>
  );
}
