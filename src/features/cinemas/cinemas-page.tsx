import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import css from './cinemas-page.module.scss';
import type { CinemasOfCity, ListedCinema } from './load-cinemas.ts';

interface CinemasPageProps {
  readonly locale: Locale;
  readonly model: readonly CinemasOfCity[];
}

/** Every cinema of the site, by city. */
export function CinemasPage({ locale, model: cities }: CinemasPageProps) {
  const t = useTranslations('cinemas');
  const count = cities.reduce((sum, { cinemas }) => sum + cinemas.length, 0);
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        {count === 0 ? null : <p className={css['lead']}>{t('lead', { count })}</p>}
      </div>
      {count === 0 ? (
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
          }
        />
      ) : (
        cities.map(({ city, cinemas }, index) => (
          <Section key={city} id={`city-${index}`} title={city}>
            <ul className={css['list']}>
              {cinemas.map((listed) => (
                <li key={listed.cinema.slug}>
                  <CinemaCard locale={locale} listed={listed} />
                </li>
              ))}
            </ul>
          </Section>
        ))
      )}
    </>
  );
}

function CinemaCard({ locale, listed }: { readonly locale: Locale; readonly listed: ListedCinema }) {
  const t = useTranslations('cinemas');
  const { cinema, experiences } = listed;
  const { address, statistics } = cinema;
  return (
    <article className={css['card']}>
      <Picture
        kind="cinema"
        src={cinema.backdrop}
        alt=""
        title={cinema.name}
        sizes="(width >= 1080px) 26rem, (width >= 700px) 46vw, 92vw"
        className={css['picture']}
      />
      <h3 className={css['name']}>
        <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }} className={css['link']}>
          {cinema.name}
        </Link>
      </h3>
      {address === null ? null : (
        <p className={css['address']}>
          {address.line1}, {address.zip} {address.city}
        </p>
      )}
      <p className={css['facts']}>
        {cinema.closed ? <Badge tone="accent">{t('closed')}</Badge> : null}
        {statistics.halls === null ? null : <span>{t('halls', { count: statistics.halls })}</span>}
        {statistics.seats === null ? null : <span>{t('seats', { count: statistics.seats })}</span>}
      </p>
      {experiences.length === 0 ? null : (
        <p className={css['facts']}>
          {experiences.map((tag) => (
            <Badge key={tag.slug} tone={tag.premium ? 'brass' : 'plain'}>
              {tag.title}
            </Badge>
          ))}
        </p>
      )}
    </article>
  );
}
