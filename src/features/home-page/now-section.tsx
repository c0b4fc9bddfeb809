import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dayName } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { PosterGrid } from '#src/ui/poster/poster-grid.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ShowCard } from '#src/ui/poster/show-card.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { HomeModel } from './home-model.ts';
import css from './now-section.module.scss';

interface NowSectionProps {
  readonly locale: Locale;
  readonly model: HomeModel;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Number of posters that are in the first screen at every width. */
const firstPosters = 2;

/** What is on: links by day, the locator, and the first films. */
export function NowSection({ locale, model, locator }: NowSectionProps) {
  const t = useTranslations('home');
  const { now, nowCount } = model;
  return (
    <Section
      id="now"
      title={t('now')}
      className={css['section']}
      more={
        <Link locale={locale} to={{ page: 'shows' }}>
          {t('allFilms')}
        </Link>
      }
    >
      {locator}
      <Steps locale={locale} model={model} />
      <div className={css['posters']}>
        <PosterGrid label={t('now')}>
          {now.map((show, index) => (
            <ShowCard key={show.slug} locale={locale} show={show} priority={index < firstPosters} />
          ))}
        </PosterGrid>
      </div>
      {nowCount > now.length ? (
        <p className={css['all']}>
          <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
            {t('allFilmsCount', { count: nowCount })}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

/** Links to the next days, for visitors who already know their day. */
function Steps({ locale, model: { days, today } }: NowSectionProps) {
  const t = useTranslations('home');
  const names = useTranslations('dayStrip');
  return (
    <nav aria-label={t('steps')} className={css['steps']}>
      <ChipLinks
        locale={locale}
        jumps
        chips={days.map((day) => {
          const name = dayName(day, today);
          return {
            to: { page: 'shows', filters: { date: day } } as const,
            text: name === 'date' ? formatDay(locale, day, 'short') : names(name),
            on: false,
          };
        })}
      />
    </nav>
  );
}
