import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { showFacts } from '#src/ui/poster/show-card.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import type { SeasonProgramme, SeasonShow } from './season-model.ts';
import css from './season-programme.module.scss';

interface SeasonProgrammeProps {
  readonly locale: Locale;
  readonly programme: SeasonProgramme | null;
}

/** The programme of a season by day, and what has no day yet (R098). */
export function SeasonProgrammeSection({ locale, programme }: SeasonProgrammeProps) {
  const t = useTranslations('season');
  const days = programme?.days ?? [];
  const undated = programme?.undated ?? [];
  return (
    <>
      <Section id="programme" title={t('programme')}>
        {programme === null ? (
          <EmptyState kind="failed" title={t('failedTitle')} text={t('failedText')} />
        ) : days.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <ol className={css['days']}>
            {days.map(({ day, shows }) => (
              <li key={day} className={css['day']}>
                <h3 className={css['date']}>
                  <time dateTime={day}>{formatDay(locale, day, 'long')}</time>
                </h3>
                <ul className={css['shows']}>
                  {shows.map((one) => (
                    <li key={one.show.slug}>
                      <Evening locale={locale} day={day} evening={one} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </Section>
      {undated.length === 0 ? null : (
        <Section id="also" title={days.length === 0 ? t('films') : t('also')}>
          <ShowGrid locale={locale} label={t('also')} shows={undated.map((show) => ({ show }))} />
        </Section>
      )}
    </>
  );
}

interface EveningProps {
  readonly locale: Locale;
  readonly day: Day;
  readonly evening: SeasonShow;
}

/** One show on one day. One that can be booked leads to its showtimes on that day. */
function Evening({ locale, day, evening: { show, live, sale, cinemas, versions, price } }: EveningProps) {
  const t = useTranslations('season');
  const state = useTranslations('showtime');
  const bookable = sale === 'open';
  const facts = showFacts(show);
  return (
    <article className={css['evening']}>
      <Picture
        kind="poster"
        src={show.poster?.md ?? null}
        alt=""
        title={show.title}
        sizes="5rem"
        widest={320}
        lean
        dominantColour={show.backdropColour}
        className={css['poster']}
      />
      <div className={css['words']}>
        {live || versions.length > 0 ? (
          <p className={css['marks']}>
            {live ? <Flag tone="red" label={t('live')} /> : null}
            {versions.map((version) => (
              <Badge key={version}>{version}</Badge>
            ))}
          </p>
        ) : null}
        <h4 className={css['name']}>
          <Link
            locale={locale}
            to={bookable ? showRef(show, { date: day }) : showRef(show)}
            className={css['link']}
          >
            {show.title}
          </Link>
        </h4>
        {facts === '' ? null : <p className={css['facts']}>{facts}</p>}
        <p className={css['state']}>
          {bookable ? (
            <span className={css['book']}>
              <Icon name="ticket" />
              {t('book')}
            </span>
          ) : (
            <span className={css['shut']}>{sale === 'later' ? t('notBookable') : state(sale)}</span>
          )}
          {price === null || !bookable ? null : (
            <span className={css['price']}>{formatPrice(locale, price)}</span>
          )}
          {cinemas.length === 0 ? null : (
            <span className={css['facts']}>{t('cinemas', { count: cinemas.length })}</span>
          )}
        </p>
      </div>
    </article>
  );
}
