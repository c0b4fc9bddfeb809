import { useTranslations } from 'next-intl';
import { dayName } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { SelectedShow } from '#src/domain/programme/selections.ts';
import type { Filters } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ListedShow } from '#src/ui/layout/show-card.tsx';
import { showFilters } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';

/**
 * How a selected show stands in the list: one that is not out yet says when it comes, and where the page is narrowed it
 * says when and in which versions it fits (`Demain · VF, VOST`) and leads there.
 */
export function useListed(
  locale: Locale,
  { today, versionLabels }: Pick<ShowsModel, 'today' | 'versionLabels'>,
  filters: Filters,
): (selected: SelectedShow) => ListedShow {
  const t = useTranslations('shows');
  const days = useTranslations('dayStrip');
  const note = (fit: SelectedShow['fit']) => {
    if (fit === null) return null;
    const name = dayName(fit.day, today);
    const day = name === 'date' ? formatDay(locale, fit.day, 'short') : days(name);
    const versions = fit.versions.map((slug) => versionLabels.get(slug) ?? slug).join(', ');
    return versions === '' ? day : `${day} · ${versions}`;
  };
  return ({ show, fit }) => ({
    show,
    filters: showFilters(filters, fit),
    meta:
      show.released || show.releaseDay === null
        ? null
        : t('releases', { date: formatDay(locale, show.releaseDay, 'long') }),
    note: note(fit),
  });
}
