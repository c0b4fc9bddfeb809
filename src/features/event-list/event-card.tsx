import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { PosterCard } from '#src/ui/poster/poster-card.tsx';
import type { NextTimesData } from '#src/ui/showtime/next-times.client.tsx';
import css from './event-card.module.scss';
import { EventDates } from './event-dates.tsx';
import type { EventView } from './event-groups.ts';

interface EventCardProps {
  readonly locale: Locale;
  readonly event: EventView;
  readonly priority: boolean;
  /** The next showtimes near the visitor. */
  readonly next?: NextTimesData | null;
}

/** An event in the list: poster, dates, strand and price. */
export function EventCard({ locale, event, priority, next = null }: EventCardProps) {
  const t = useTranslations('events');
  const { to, title, subtitle, poster, colour, strand, live, days, price, initialPrice } = event;
  return (
    <PosterCard
      locale={locale}
      to={to}
      title={title}
      poster={poster}
      dominantColour={colour}
      flag={live ? { tone: 'red', label: t('live') } : null}
      meta={days.length === 0 ? undefined : <EventDates locale={locale} days={days} />}
      priority={priority}
      next={next}
      {...(to.page === 'entertainment' ? { wish: to.slug } : {})}
    >
      {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
      {strand === null && price === null ? null : (
        <p className={css['facts']}>
          {strand === null ? null : <Badge>{strand}</Badge>}
          {price === null ? null : (
            <Price
              from
              amount={formatPrice(locale, price)}
              initial={initialPrice === null ? null : formatPrice(locale, initialPrice)}
            />
          )}
        </p>
      )}
    </PosterCard>
  );
}
