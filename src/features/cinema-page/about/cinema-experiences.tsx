import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { narrowed } from '../programme/filter-links.ts';
import type { CinemaModel } from '../load-cinema.ts';
import css from './cinema-experiences.module.scss';

interface CinemaExperiencesProps {
  readonly locale: Locale;
  readonly model: Pick<CinemaModel, 'experiences' | 'ref'>;
}

/** The experiences of a cinema, each with the way to its page, or to the films that are shown with it (R160). */
export function CinemaExperiences({ locale, model: { experiences, ref } }: CinemaExperiencesProps) {
  const t = useTranslations('cinema');
  if (experiences.length === 0) return null;
  return (
    <ul className={css['experiences']} aria-label={t('experiences')}>
      {experiences.map((tag) => (
        <li key={tag.slug}>
          <Link
            locale={locale}
            to={
              tag.page === null ? narrowed(ref, { tags: [tag.slug] }) : { page: 'experience', slug: tag.page }
            }
            plain
            className={css['experience']}
            {...popupTrigger('experienceTeaser', { tag: tag.slug })}
          >
            <Badge tone={tag.premium ? 'brass' : 'plain'}>{tag.title}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
