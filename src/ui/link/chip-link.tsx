import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './chip-link.module.scss';
import { Icon } from '../picture/icon.tsx';
import { Link } from './link.tsx';

interface ChipLinkProps {
  readonly locale: Locale;
  /** The page with this value put on, or taken off where it is on. */
  readonly to: PageRef;
  readonly on: boolean;
  /** The fragment that the page has stays. */
  readonly keepFragment?: boolean;
  /** What the link does, where its words alone do not say it. */
  readonly label?: string | undefined;
  /** What stands before the words of a value that is on. */
  readonly sign?: 'check' | 'close';
  readonly children: ReactNode;
}

/** One value of a filter: a link that puts it on or takes it off. */
export function ChipLink({ locale, to, on, keepFragment, label, sign = 'check', children }: ChipLinkProps) {
  return (
    <Link
      locale={locale}
      to={to}
      keepScroll
      {...(keepFragment === true ? { keepFragment } : {})}
      className={css['chip']}
      aria-current={on ? 'true' : undefined}
      aria-label={label}
    >
      {on ? <Icon name={sign} className={css['sign']} /> : null}
      {children}
    </Link>
  );
}
