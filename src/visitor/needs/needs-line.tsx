import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { KeepNeeds, KeptNeeds } from './needs-line.client.tsx';
import css from './needs-line.module.scss';

interface NeedsLineProps {
  readonly locale: Locale;
  readonly filters: Filters;
  /** The page with other filters. */
  readonly refOf: (filters: Filters) => PageRef;
  /** The query of the page's address, which the way out keeps. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * The needs of an address as one line, with the way out of them. Without needs in the address, script leads to the page
 * with those that the device keeps.
 */
export function NeedsLine({ locale, filters, refOf, query = {} }: NeedsLineProps) {
  const t = useTranslations('needs');
  const { needs } = filters;
  if (needs === undefined) return <KeptNeeds />;
  return (
    <div className={css['line']} data-needs={needs.join(',')}>
      <Icon name="wheelchair" />
      <p className={css['said']}>
        {t('line', { needs: needs.map((need) => t(`names.${need}`)).join(', ') })}
      </p>
      <PageLink
        {...choiceMark('needs')}
        href={addressOf(locale, refOf(without(filters, 'needs')), { query }) ?? '#'}
        prefetch={false}
        scroll={false}
        keepFragment
        rel="nofollow"
        className={css['off']}
        aria-label={t('off')}
      >
        <Icon name="close" />
      </PageLink>
      <p className={css['note']}>
        {t('confirmed')}{' '}
        <KeepNeeds
          needs={needs}
          words={{ keep: t('keep'), kept: t('kept') }}
          classes={{ keep: css['keep'], waiting: clsx(css['keep'], css['waiting']) }}
        />
      </p>
    </div>
  );
}
