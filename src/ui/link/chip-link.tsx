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
  readonly children: ReactNode;
}

/** One value of a filter: a link that puts it on or takes it off. */
export function ChipLink({ locale, to, on, children }: ChipLinkProps) {
  return (
    <Link locale={locale} to={to} keepScroll className={css['chip']} aria-current={on ? 'true' : undefined}>
      {on ? <Icon name="check" className={css['sign']} /> : null}
      {children}
    </Link>
  );
}
