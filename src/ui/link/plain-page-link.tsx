import type { ReactNode } from 'react';
import { headOf } from '#heads';
import type { PlainPage } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

interface PlainPageLinkProps {
  readonly locale: Locale;
  readonly page: PlainPage;
  readonly children: ReactNode;
}

/**
 * A plain anchor to a page whose address is its head alone, for popups that have to stay small: `Link` would bring the
 * builder of all addresses. Plain text where the site does not have the page.
 */
export function PlainPageLink({ locale, page, children }: PlainPageLinkProps) {
  const address = headOf(locale, page);
  return address === undefined ? <span>{children}</span> : <a href={address}>{children}</a>;
}
