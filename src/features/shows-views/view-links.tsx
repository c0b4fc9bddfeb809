import { useTranslations } from 'next-intl';
import type { Filters } from '#src/routes/filters.ts';
import { showsViews, type ShowsView } from '#src/routes/pages/views.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import css from './view-links.module.scss';

interface ViewLinksProps {
  readonly locale: Locale;
  readonly filters: Filters;
  /** The view of the page; null for the list of all shows. */
  readonly current: ShowsView | null;
}

/** Quiet links to the list of all shows and to its views, which keep the visitor's place and needs. */
export function ViewLinks({ locale, filters, current }: ViewLinksProps) {
  const t = useTranslations('views');
  const { near, needs, localisation, cinemas, date } = filters;
  const place = {
    ...(needs === undefined ? {} : { needs }),
    ...(near === undefined ? {} : { near }),
    ...(localisation === undefined ? {} : { localisation }),
  };
  const named = cinemas ?? (localisation === undefined ? undefined : [localisation]);
  const compared =
    named === undefined ? place : { cinemas: named, ...(needs === undefined ? {} : { needs }) };
  return (
    <nav aria-label={t('label')} className={css['views']}>
      <ChipLinks
        locale={locale}
        jumps
        chips={[
          ...(current === null ? [] : [{ to: showsWith(place), text: t('all'), on: false }]),
          ...showsViews.map((view) => ({
            to: showsWith(
              view === 'table' || view === 'plan'
                ? { ...compared, ...(date === undefined ? {} : { date }), view }
                : { ...place, view },
            ),
            text: t(`names.${view}`),
            on: view === current,
          })),
        ]}
      />
    </nav>
  );
}

function showsWith(filters: Filters) {
  return Object.keys(filters).length === 0
    ? ({ page: 'shows' } as const)
    : ({ page: 'shows', filters } as const);
}
