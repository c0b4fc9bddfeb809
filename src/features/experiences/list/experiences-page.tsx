import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { ExperienceCards } from '../parts/experience-card.tsx';
import { GroupLinks } from '../parts/group-links.tsx';
import css from './experiences-page.module.scss';
import type { ExperiencesModel, TechnologyView } from './load-experiences.ts';

/** Number of cards in the first screen at every width. */
const firstCards = 2;

interface ExperiencesPageProps {
  readonly locale: Locale;
  readonly model: ExperiencesModel;
}

/** Every experience of the site, its groups, and the technologies behind them. */
export function ExperiencesPage({ locale, model }: ExperiencesPageProps) {
  const t = useTranslations('experiences');
  const { experiences, technologies, groups } = model;
  const pictured = experiences.find(({ backdrop }) => backdrop !== null);
  return (
    <>
      <Hero
        kind="backdrop"
        picture={pictured?.backdrop ?? null}
        title={pictured?.title ?? t('title')}
        height="low"
      >
        <div className={css['head']}>
          <h1>{t('title')}</h1>
          <p className={css['lead']}>{t('lead')}</p>
          <GroupLinks locale={locale} label={t('groups')} groups={groups} />
        </div>
      </Hero>
      <Section
        id="all"
        title={t('all')}
        more={t('count', { count: experiences.length })}
        className={css['all']}
      >
        {experiences.length === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
                {t('toFilms')}
              </Link>
            }
          />
        ) : (
          <ExperienceCards locale={locale} label={t('all')} experiences={experiences} first={firstCards} />
        )}
      </Section>
      {technologies.length === 0 ? null : (
        <Section id="technologies" title={t('technologies')}>
          <ul className={css['technologies']}>
            {technologies.map((technology) => (
              <li key={technology.title}>
                <Technology locale={locale} technology={technology} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface TechnologyProps {
  readonly locale: Locale;
  readonly technology: TechnologyView;
}

function Technology({ locale, technology: { title, text, image, experience } }: TechnologyProps) {
  return (
    <article className={css['technology']}>
      <Picture
        kind="backdrop"
        src={image}
        alt=""
        title={title}
        sizes="(width >= 43.75em) 12rem, 7rem"
        widest={640}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        <h3 className={css['name']}>
          {experience === null ? (
            title
          ) : (
            <Link locale={locale} to={{ page: 'experience', slug: experience }} className={css['link']}>
              {title}
            </Link>
          )}
        </h3>
        {text === null ? null : <p className={css['text']}>{text}</p>}
      </div>
    </article>
  );
}
