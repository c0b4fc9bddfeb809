import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sharedOn } from '#src/domain/filter/change-filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import type { ShowsView } from '#src/routes/pages/views.ts';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import css from './view-frame.module.scss';
import { ViewLinks } from './view-links.tsx';

interface ViewFrameProps {
  readonly locale: Locale;
  readonly view: ShowsView;
  /** The filters of the page, its place among them. */
  readonly filters: Filters;
  /** The day whose showtimes it shows; null when they are of several days, or there are none. */
  readonly day?: Day | null;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
  /** One sentence about what is shown. */
  readonly says: string;
  readonly children: ReactNode;
}

/** A view of the shows page: its title, the other views, the place, what it shows, and how to share it. */
export function ViewFrame({ locale, view, filters, day = null, locator, says, children }: ViewFrameProps) {
  const t = useTranslations('views');
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t(`titles.${view}`)}</h1>
      <ViewLinks locale={locale} filters={filters} current={view} />
      {locator}
      {view === 'last' ? null : (
        <NeedsLine
          locale={locale}
          filters={filters}
          refOf={(next) => ({ page: 'shows', filters: { ...next, view } })}
        />
      )}
      <p className={css['says']}>{says}</p>
      {children}
      <ShareBar
        locale={locale}
        to={{ page: 'shows', filters: { ...sharedOn(filters, day), view } }}
        title={t(`titles.${view}`)}
      />
    </div>
  );
}
