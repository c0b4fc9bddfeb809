import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { PosterGrid } from '#src/ui/layout/poster-grid.tsx';
import { Rail } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ShowCard } from '#src/ui/layout/show-card.tsx';
import { Stage } from '#src/ui/layout/stage.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './home-page.module.scss';
import type { HomeModel } from './load-home.ts';

/** Posters that stand in the first screen at every width. */
const firstPosters = 2;

/** What is on tonight, what comes, and where. */
export function HomePage({ locale, model }: { readonly locale: Locale; readonly model: HomeModel }) {
  const t = useTranslations('home');
  const { lead, now, upcoming, events, cinemas } = model;
  return (
    <>
      <Stage
        kind="backdrop"
        picture={lead?.backdrop?.lg ?? null}
        title={lead?.title ?? t('title')}
        dominantColour={lead?.backdropColour ?? null}
        height="low"
      >
        <div className={css['words']}>
          <h1>{t('title')}</h1>
          {lead === null ? (
            <p>{t('lead')}</p>
          ) : (
            <div className={css['lead']}>
              <p className={css['film']}>{lead.title}</p>
              <Link locale={locale} to={pageOf(lead)} className={buttonClass('filled')}>
                {t('showtimes')}
                <span className={css['heard']}>{`: ${lead.title}`}</span>
              </Link>
            </div>
          )}
        </div>
      </Stage>
      {now.length === 0 ? (
        <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Section
          id="now"
          title={t('now')}
          more={
            <Link locale={locale} to={{ page: 'shows' }}>
              {t('allFilms')}
            </Link>
          }
        >
          <PosterGrid label={t('now')}>
            {now.map((show, index) => (
              <ShowCard key={show.slug} locale={locale} show={show} priority={index < firstPosters} />
            ))}
          </PosterGrid>
        </Section>
      )}
      {events.length === 0 ? null : (
        <Section id="events" title={t('events')}>
          <Rail label={t('events')}>
            {events.map((show) => (
              <ShowCard key={show.slug} locale={locale} show={show} />
            ))}
          </Rail>
        </Section>
      )}
      {upcoming.length === 0 ? null : (
        <Section id="upcoming" title={t('upcoming')}>
          <Rail label={t('upcoming')}>
            {upcoming.map((show) => (
              <ShowCard
                key={show.slug}
                locale={locale}
                show={show}
                meta={show.releaseDay === null ? null : formatDay(locale, show.releaseDay, 'long')}
              />
            ))}
          </Rail>
        </Section>
      )}
      {cinemas.length === 0 ? null : (
        <Section
          id="cinemas"
          title={t('cinemas')}
          more={
            <Link locale={locale} to={{ page: 'cinemas' }}>
              {t('allCinemas')}
            </Link>
          }
        >
          <ul className={css['cinemas']}>
            {cinemas.map((cinema) => (
              <li key={cinema.slug}>
                <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }} className={css['cinema']}>
                  <strong>{cinema.name}</strong>
                  <span className={css['city']}>{cinema.address?.city}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function pageOf(show: ShowListView) {
  return { page: show.kind === 'event' ? 'entertainment' : 'movie', slug: show.slug } as const;
}
