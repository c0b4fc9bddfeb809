import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { PageLink, type AnchorProps } from './link.client.tsx';
import { addressOf, externalAddressOf, isFilterLink } from './link-address.ts';

interface ToPage extends AnchorProps {
  readonly locale: Locale;
  readonly to: PageRef;
  /** Without `#`. */
  readonly fragment?: string;
  /** Names and values, not encoded: a search. There is no end of these, so they are never fetched ahead. */
  readonly query?: Readonly<Record<string, string>>;
  /** A plain anchor, a full load: the language switch, whose page has another `<html lang>`. */
  readonly plain?: boolean;
  /** The page stays where it is scrolled: a link that changes a part of the page it stands on. */
  readonly keepScroll?: boolean;
  /** With script the fragment that the page has stays: a chosen tab stays chosen while filters change. */
  readonly keepFragment?: boolean;
  readonly children?: ReactNode;
}

interface ToOutside extends AnchorProps {
  /** An address of another system: booking, account, map, a social network. */
  readonly external: string;
  readonly newWindow?: boolean;
  readonly children?: ReactNode;
}

/**
 * The one link of the product: to a page by reference, or to another system by address. Where there is no
 * page to go to (not built, not on this site, no address) its content stands as text. Filter links and searches
 * are neither fetched ahead nor followed by crawlers.
 */
export function Link(props: ToPage | ToOutside) {
  if ('external' in props) {
    const { external, newWindow = false, children, ...rest } = props;
    const address = externalAddressOf(external);
    if (address === null) return <span className={rest.className}>{children}</span>;
    return (
      <a {...rest} href={address} {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}>
        {children}
      </a>
    );
  }
  const { locale, to, fragment, query, plain = false, keepScroll = false, keepFragment, ...others } = props;
  const { children, ...rest } = others;
  const address = addressOf(locale, to, {
    ...(fragment === undefined ? {} : { fragment }),
    ...(query === undefined ? {} : { query }),
  });
  if (address === null) return <span className={rest.className}>{children}</span>;
  const narrows = isFilterLink(to) || query !== undefined;
  const anchor = { ...rest, ...(narrows ? { rel: 'nofollow' } : {}), href: address };
  if (plain) return <a {...anchor}>{children}</a>;
  return (
    // Every property travels with the page once for each link: only what differs is said.
    <PageLink
      {...anchor}
      {...(narrows ? { ahead: false } : {})}
      {...(keepScroll ? { scroll: false } : {})}
      {...(keepFragment === true ? { keepFragment } : {})}
    >
      {children}
    </PageLink>
  );
}
