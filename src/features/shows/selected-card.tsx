import { useTranslations } from 'next-intl';
import { dayName } from '#src/domain/date/day-strip.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { SelectedShow } from '#src/domain/programme/selections.ts';
import type { Filters } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ShowCard } from '#src/ui/layout/show-card.tsx';
import { showFilters } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';
import css from './shows-page.module.scss';

interface SelectedCardProps {
  readonly locale: Locale;
  readonly model: Pick<ShowsModel, 'today' | 'versionLabels'>;
  readonly filters: Filters;
  readonly selected: SelectedShow;
  readonly priority: boolean;
}

/** A show of a selection: where the page is narrowed it says when and in which version it fits, and leads there. */
export function SelectedCard({ locale, model, filters, selected, priority }: SelectedCardProps) {
  const t = useTranslations('shows');
  const { show, fit } = selected;
  const fitting = useFit(locale, model, selected);
  const release =
    show.released || show.releaseDay === null
      ? undefined
      : t('releases', { date: formatDay(locale, show.releaseDay, 'long') });
  return (
    <ShowCard
      locale={locale}
      show={show}
      filters={showFilters(filters, fit)}
      priority={priority}
      {...(release === undefined ? {} : { meta: release })}
    >
      {fitting === null ? null : <p className={css['fit']}>{fitting}</p>}
    </ShowCard>
  );
}

/** `Demain · VF, VOST`; null where nothing is known. */
function useFit(
  locale: Locale,
  { today, versionLabels }: SelectedCardProps['model'],
  { fit }: SelectedShow,
): string | null {
  const t = useTranslations('dayStrip');
  if (fit === null) return null;
  const name = dayName(fit.day, today);
  const day = name === 'date' ? formatDay(locale, fit.day, 'short') : t(name);
  const versions = fit.versions.map((slug) => versionLabels.get(slug) ?? slug).join(', ');
  return versions === '' ? day : `${day} · ${versions}`;
}
