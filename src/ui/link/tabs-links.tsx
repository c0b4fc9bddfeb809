import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup, choiceMark } from './choice-marks.ts';
import { Link } from './link.tsx';
import { tabMark } from './tab-attributes.ts';
import css from './tabs-links.module.scss';

/** One tab: a page, or a fragment of a page. */
export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly to: PageRef;
  readonly fragment?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Shown in small type after the label. */
  readonly count?: number;
  readonly current: boolean;
}

interface TabsLinksProps {
  readonly locale: Locale;
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Whether the tabs are parts of the current page: the browser goes there by fragment, with or without script. */
  readonly within?: boolean;
  /** Set when each tab selects the kind of result that is shown alone. */
  readonly choice?: 'kind';
}

/** Tabs for views of the same content; each has its own address. */
export function TabsLinks({ locale, label, tabs, within = false, choice }: TabsLinksProps) {
  return (
    <nav aria-label={label} className={css['tabs']} {...(choice === undefined ? {} : choiceGroup(choice))}>
      <ul className={css['row']}>
        {tabs.map(({ key, label: text, to, fragment, query, count, current }) => (
          <li key={key} className={css['item']}>
            <Link
              locale={locale}
              to={to}
              {...(fragment === undefined ? {} : { fragment })}
              plain={within}
              {...(query === undefined ? {} : { query })}
              keepScroll
              className={css['tab']}
              aria-current={current ? 'true' : undefined}
              {...tabMark(key)}
              {...(choice === undefined ? {} : choiceMark(choice, key))}
            >
              {text}
              {count === undefined ? null : <span className={css['count']}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
