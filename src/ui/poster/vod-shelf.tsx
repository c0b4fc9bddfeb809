import { useTranslations } from 'next-intl';
import type { VodFilmView } from '#src/domain/show/vod-films.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Price } from '../label/price.tsx';
import { Rail } from '../layout/rail.tsx';
import { Section } from '../layout/section.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './vod-shelf.module.scss';

interface VodShelfProps {
  readonly locale: Locale;
  readonly films: readonly VodFilmView[];
}

/** The films that can be watched at home, each with its lowest price (R081, D49); nothing when there are none. */
export function VodShelf({ locale, films }: VodShelfProps) {
  const t = useTranslations('vod');
  if (films.length === 0) return null;
  return (
    <Section id="at-home" title={t('title')}>
      <Rail label={t('title')}>
        {films.map(({ slug, title, poster, lowPrice, url }) => (
          <article key={slug} className={css['card']}>
            <Picture
              kind="poster"
              src={poster}
              alt=""
              title={title}
              sizes="(min-width:1080px) 13rem,(min-width:700px) 23vw,44vw"
              widest={480}
              lean
              className={css['poster']}
            />
            <h3 className={css['title']}>
              <Link external={url} newWindow className={css['link']}>
                {title}
              </Link>
            </h3>
            {lowPrice === null ? null : (
              <p>
                <Price from amount={formatPrice(locale, lowPrice)} />
              </p>
            )}
          </article>
        ))}
      </Rail>
    </Section>
  );
}
