import { useTranslations } from 'next-intl';
import { paginationSteps } from '#src/domain/article/pagination.ts';
import { type Listing, type ListingType, queryOfListing } from '#src/routes/listing.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '../choice/result.tsx';
import { ChipLinks } from '../link/chip-links.tsx';
import { choiceGroup } from '../link/choice-marks.ts';
import { Link } from '../link/link.tsx';
import { Icon } from '../picture/icon.tsx';
import css from './listing-nav.module.scss';

/** A page that shows a part of a list of articles. */
interface ListingPage {
  readonly locale: Locale;
  readonly to: PageRef;
  readonly listing: Listing;
  /** How many pages the list has. */
  readonly pages: number;
}

interface KindFilterProps extends ListingPage {
  readonly kinds: readonly { readonly type: ListingType; readonly count: number }[];
  /** The fragment of the list when it is not at the top of its page, without `#`. */
  readonly fragment?: string;
  /** How many articles are on this page. */
  readonly shown: number;
}

/** The kinds of a list as links: one shows its kind alone from the first page on, again selected it clears (R168). */
export function KindFilter({ locale, to, fragment, listing, pages, kinds, shown }: KindFilterProps) {
  const t = useTranslations('article');
  const { type, page } = listing;
  if (kinds.length < 2 && type === null) return null;
  return (
    <nav aria-label={t('filter')} className={css['kinds']} {...choiceGroup('kind')}>
      <ChipLinks
        locale={locale}
        sign="close"
        jumps={fragment !== undefined}
        chips={kinds.map(({ type: kind, count }) => {
          const on = kind === type;
          const name = t(`kinds.${kind}`);
          return {
            to,
            query: queryOfListing({ type: on ? null : kind, page: 1 }),
            text: t('chip', { kind: name, count }),
            on,
            ...(fragment === undefined ? {} : { fragment }),
            ...(on ? { label: t('clear', { kind: name }) } : {}),
            filter: 'kind' as const,
            value: kind,
          };
        })}
      />
      <Result says={t('result', { count: shown, page, pages })} />
    </nav>
  );
}

/** The pages of a list as links: the first, those around the current one, the last (R277, D19). */
export function Pagination({ locale, to, listing, pages }: ListingPage) {
  const t = useTranslations('article');
  const { type, page } = listing;
  if (pages < 2) return null;
  const way = (target: number) => ({
    locale,
    to,
    query: queryOfListing({ type, page: target }),
    indexed: type === null,
  });
  return (
    <nav aria-label={t('pages')} className={css['pages']}>
      {page > 1 ? (
        <Link {...way(page - 1)} rel="prev" className={css['turn']} aria-label={t('before')}>
          <Icon name="chevron-left" />
        </Link>
      ) : null}
      <ol className={css['steps']}>
        {paginationSteps(page, pages).map(({ page: step, wide }, index) => (
          <li key={step ?? `gap-${index}`} className={wide ? css['wide'] : undefined}>
            {step === null ? (
              <span className={css['gap']} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                {...way(step)}
                className={css['step']}
                aria-label={t('page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link {...way(page + 1)} rel="next" className={css['turn']} aria-label={t('next')}>
          <Icon name="chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}
