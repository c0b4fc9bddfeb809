import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { GroupLinks } from '../parts/group-links.tsx';
import css from './experience-head.module.scss';
import { VideoButton } from './experience-video.tsx';
import type { ExperienceModel } from './load-experience.ts';

interface ExperienceHeadProps {
  readonly locale: Locale;
  readonly model: ExperienceModel;
}

/** The head of the page of an experience: backdrop, logo, title, teaser, its video and its groups. */
export function ExperienceHead({ locale, model: { experience, groups } }: ExperienceHeadProps) {
  const t = useTranslations('experiences');
  const { title, backdrop, logo, teaser, premium } = experience;
  return (
    <Hero kind="backdrop" picture={backdrop} title={title} height="low">
      <div className={css['head']}>
        {premium ? <Badge tone="brass">{t('page.premium')}</Badge> : null}
        <div className={css['name']}>
          {logo === null ? null : (
            <picture>
              <img src={logo} alt="" className={css['logo']} />
            </picture>
          )}
          <h1 className={css['title']}>{title}</h1>
        </div>
        {teaser === null ? null : <p className={css['teaser']}>{teaser}</p>}
        <div className={css['ways']}>
          <VideoButton experience={experience} />
          <GroupLinks locale={locale} label={t('groups')} groups={groups} />
        </div>
      </div>
    </Hero>
  );
}
