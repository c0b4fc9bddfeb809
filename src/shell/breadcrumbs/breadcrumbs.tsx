import { useTranslations } from 'next-intl';
import type { Step } from '#src/seo/breadcrumbs.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import css from './breadcrumbs.module.scss';

interface BreadcrumbsProps {
  readonly locale: Locale;
  /** The steps that the structured data name too: home first, the page itself last. */
  readonly steps: readonly Step[];
}

/** The steps from home to the page, below its content, where it pushes nothing out of the first screen. */
export function Breadcrumbs({ locale, steps }: BreadcrumbsProps) {
  const t = useTranslations('shell');
  const last = steps.length - 1;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={css['list']}>
        {steps.map(({ name, ref }, index) => (
          <li key={name}>
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link locale={locale} to={ref}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
