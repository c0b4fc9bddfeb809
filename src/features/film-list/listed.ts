import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { SelectedShow, ShowFit } from '#src/domain/filter/selections.ts';
import { saleDay } from '#src/domain/show/sale-day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { ShowsTab } from '#src/routes/fragments.ts';
import type { Filters } from '#src/routes/filters.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ListedShow } from '#src/ui/poster/show-card.tsx';
import { showFilters } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';

/**
 * How a selected show is presented in its tab. A show that is not out yet has its release day, and in the tab of
 * announced shows also whether tickets are on sale. On a page with filters, the note has the first day and the versions
 * that match (`Demain · VF, VOST`), and the link keeps the filters.
 */
export function useListed(
  locale: Locale,
  model: ShowsModel,
  filters: Filters,
  tab: ShowsTab,
): (selected: SelectedShow) => ListedShow {
  const t = useTranslations('shows');
  const { today, versionLabels, selections } = model;
  const onSale = new Set(selections.presales.map(({ show }) => show.slug));

  const fitting = (fit: ShowFit): string => {
    const day = formatDay(locale, fit.day, 'short');
    const versions = fit.versions.map((slug) => versionLabels.get(slug) ?? slug).join(', ');
    return versions === '' ? day : `${day} · ${versions}`;
  };
  const release = ({ released, releaseDay, kind }: ShowListView): string | null => {
    if (released || releaseDay === null) return null;
    const date = formatDay(locale, releaseDay, 'long');
    return kind === 'event' ? date : t('releases', { date });
  };
  const sale = (show: ShowListView): string | null => {
    if (onSale.has(show.slug)) return t('presaleOpen');
    const day = saleDay(show, siteFactsOf(locale).timeZone, today);
    return day === null ? null : t('salesOpen', { date: formatDay(locale, day, 'short') });
  };

  return ({ show, fit }) => ({
    show,
    filters: showFilters(filters, fit),
    meta: release(show),
    note: fit === null ? (tab === 'upcoming' ? sale(show) : null) : fitting(fit),
  });
}
