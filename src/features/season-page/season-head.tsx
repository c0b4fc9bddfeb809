import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { SeasonModel } from './load-season.ts';
import css from './season-head.module.scss';

interface SeasonHeadProps {
  readonly locale: Locale;
  readonly model: Pick<SeasonModel, 'season' | 'programme'>;
}

/** The head of a season: poster, name, dates, price, and the link to buy it (R096, R097). */
export function SeasonHead({ locale, model: { season, programme } }: SeasonHeadProps) {
  const t = useTranslations('season');
  const { title, subtitle, kind, teaser, logo, poster, backdrop, price, initialPrice, active, cta } = season;
  const days = programme?.days ?? [];
  const [first] = days;
  const last = days.at(-1);
  const live = days.some(({ shows }) => shows.some((show) => show.live));
  return (
    <Hero kind="backdrop" picture={backdrop} title={title} cut="behind">
      <div className={css['head']}>
        <div className={css['poster']}>
          <Picture
            kind="poster"
            src={poster}
            alt=""
            title={title}
            sizes="(width >= 67.5em) 15rem, (width >= 43.75em) 12rem, 6rem"
            priority="auto"
          />
        </div>
        <div className={css['words']}>
          {kind === null && !live ? null : (
            <p className={css['marks']}>
              {kind === null ? null : <Badge>{kind}</Badge>}
              {live ? <Badge tone="accent">{t('live')}</Badge> : null}
            </p>
          )}
          <h1 className={css['title']}>
            {logo === null ? (
              title
            ) : (
              <picture>
                <img src={logo} alt={title} className={css['logo']} />
              </picture>
            )}
          </h1>
          {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
          {first === undefined || last === undefined ? null : (
            <p className={css['dates']}>
              {first === last
                ? formatDay(locale, first.day, 'full')
                : t('dates', {
                    from: formatDay(locale, first.day, 'dayMonthLong'),
                    to: formatDay(locale, last.day, 'date'),
                  })}
            </p>
          )}
        </div>
        <div className={css['buying']}>
          {price === null ? null : (
            <p className={css['price']}>
              <Price
                amount={formatPrice(locale, price)}
                initial={initialPrice === null ? null : formatPrice(locale, initialPrice)}
              />
            </p>
          )}
          {active ? null : <p className={css['closed']}>{t('closed')}</p>}
          <div className={css['ways']}>
            {cta === null ? null : (
              <Link external={cta.url} newWindow={cta.newWindow} className={buttonClass('filled')}>
                <Icon name="ticket" />
                {cta.label}
              </Link>
            )}
            {days.length === 0 ? null : (
              <a href="#programme" className={buttonClass('outlined')}>
                {t('seeProgramme')}
              </a>
            )}
          </div>
          {teaser === null ? null : <p className={css['teaser']}>{teaser}</p>}
        </div>
      </div>
    </Hero>
  );
}
