import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { PageLink, type AnchorProps } from './link.client.tsx';
import { addressOf, externalAddressOf, isFilterLink } from './link-address.ts';
import { tabOf } from './new-tab.ts';

interface ToPage extends AnchorProps {
  readonly locale: Locale;
  readonly to: PageRef;
  /** Fragment without `#`. */
  readonly fragment?: string;
  /** Names and values of a search, not encoded. There are endless searches, so they are never prefetched. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether the query names a page that is indexed, for instance the second page of a list: crawlers follow the link. */
  readonly indexed?: boolean;
  /** A plain anchor that loads the whole page: for the language switch, whose page has another `<html lang>`. */
  readonly plain?: boolean;
  /** Whether the page keeps its scroll position: for a link that changes a part of its own page. */
  readonly keepScroll?: boolean;
  /** Whether the page keeps its fragment, with script: a selected tab stays selected while filters change. */
  readonly keepFragment?: boolean;
  readonly children?: ReactNode;
}

interface ToOutside extends AnchorProps {
  /** An address of another system: booking, account, map, social network. */
  readonly external: string;
  readonly newWindow?: boolean;
  readonly children?: ReactNode;
}

/**
 * The only link component: to a page by reference, or to another system by address. When there is no such page (not
 * built, not on this site, no address), its content is plain text. Links to filtered pages and searches are not
 * prefetched, and crawlers do not follow them.
 */
export function Link(props: ToPage | ToOutside) {
  if ('external' in props) {
    const { external, newWindow = false, children, ...rest } = props;
    const address = externalAddressOf(external);
    if (address === null) return <span className={rest.className}>{children}</span>;
    return (
      <a {...rest} href={address} {...tabOf(address, newWindow)}>
        {children}
      </a>
    );
  }
  const { locale, to, fragment, query, indexed = false, plain = false, ...others } = props;
  const { keepScroll = false, keepFragment, children, ...rest } = others;
  const address = addressOf(locale, to, {
    ...(fragment === undefined ? {} : { fragment }),
    ...(query === undefined ? {} : { query }),
  });
  if (address === null) return <span className={rest.className}>{children}</span>;
  const narrows = isFilterLink(to) || (query !== undefined && !indexed);
  const anchor = { ...rest, ...(narrows ? { rel: 'nofollow' } : {}), href: address };
  if (plain) return <a {...anchor}>{children}</a>;
  return (
    // The page sends every prop once for each link, so only values that differ from the default are set.
    <PageLink
      {...anchor}
      {...(narrows ? { prefetch: false } : {})}
      {...(keepScroll ? { scroll: false } : {})}
      {...(keepFragment === true ? { keepFragment } : {})}
    >
      {children}
    </PageLink>
  );
}
