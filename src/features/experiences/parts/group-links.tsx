import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import type { GroupView } from './experience-view.ts';
import css from './group-links.module.scss';

interface GroupLinksProps {
  readonly locale: Locale;
  readonly label: string;
  readonly groups: readonly GroupView[];
}

/** Groups of experiences as links to their pages (R028). */
export function GroupLinks({ locale, label, groups }: GroupLinksProps) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={css['groups']}>
        {groups.map(({ slug, title }) => (
          <li key={slug}>
            <Link locale={locale} to={{ page: 'experienceGroup', slug }} className={css['group']}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
