import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './experience-card.module.scss';
import type { ExperienceCardView } from './experience-view.ts';
import { priorityOf, type PicturePriority } from '#src/ui/picture/picture-priority.ts';

interface ExperienceCardsProps {
  readonly locale: Locale;
  readonly label: string;
  readonly experiences: readonly ExperienceCardView[];
  /** Number of cards in the first screen. */
  readonly first?: number;
}

/** Experiences as cards: backdrop, logo, title and teaser. One link covers the whole card. */
export function ExperienceCards({ locale, label, experiences, first = 0 }: ExperienceCardsProps) {
  return (
    <ul className={css['cards']} aria-label={label}>
      {experiences.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard locale={locale} experience={experience} priority={priorityOf(index, first)} />
        </li>
      ))}
    </ul>
  );
}

interface ExperienceCardProps {
  readonly locale: Locale;
  readonly experience: ExperienceCardView;
  readonly priority: PicturePriority | undefined;
}

function ExperienceCard({ locale, experience, priority }: ExperienceCardProps) {
  const { slug, title, backdrop, logo, teaser } = experience;
  return (
    <article className={css['card']} data-theme="dark">
      <Picture
        kind="backdrop"
        src={backdrop}
        alt=""
        title={title}
        sizes="(width >= 67.5em) 25rem, (width >= 43.75em) 46vw, 92vw"
        widest={1280}
        priority={priority}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        {logo === null ? null : (
          <picture>
            <img src={logo} alt="" className={css['logo']} loading="lazy" decoding="async" />
          </picture>
        )}
        <h3 className={css['title']}>
          <Link locale={locale} to={{ page: 'experience', slug }} className={css['link']}>
            {title}
          </Link>
        </h3>
        {teaser === null ? null : <p className={css['teaser']}>{teaser}</p>}
      </div>
    </article>
  );
}
