import { useTranslations } from 'next-intl';
import { toggled, without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { useEndNames, useTimeNames } from '#src/ui/choice/time-names.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Link } from '#src/ui/link/link.tsx';
import css from './loosen.module.scss';

interface LoosenProps {
  readonly locale: Locale;
  readonly filters: Filters;
  /** The page with other filters. */
  readonly refOf: (filters: Filters) => PageRef;
}

/** Where nothing meets the needs: each need and each time of the address, as a link to the page without it. */
export function Loosen({ locale, filters, refOf }: LoosenProps) {
  const t = useTranslations();
  const nameOfTime = useTimeNames(locale);
  const nameOfEnd = useEndNames(locale);
  const { needs = [], time, ends } = filters;
  const ways = [
    ...needs.map((need) => ({
      name: 'needs' as const,
      label: t(`needs.names.${need}`),
      rest: toggled(filters, 'needs', { value: need, selected: true }),
    })),
    ...(time === undefined
      ? []
      : [{ name: 'time' as const, label: nameOfTime(time), rest: without(filters, 'time') }]),
    ...(ends === undefined
      ? []
      : [{ name: 'ends' as const, label: nameOfEnd(ends), rest: without(filters, 'ends') }]),
  ];
  return (
    <span className={css['ways']}>
      {ways.map(({ name, label, rest }) => (
        <Link
          key={label}
          locale={locale}
          to={refOf(rest)}
          keepScroll
          className={buttonClass('outlined')}
          {...choiceMark(name)}
        >
          {t('filter.loosenUncounted', { label })}
        </Link>
      ))}
    </span>
  );
}
