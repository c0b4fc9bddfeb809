'use client';

import type { AnchorHTMLAttributes, Ref } from 'react';
import { goMark } from './go-mark.ts';

/** The props of both kinds of link besides the address. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface PageLinkProps extends AnchorProps {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  /** Whether to fetch the page prefetch when the visitor shows interest; true by default. */
  readonly prefetch?: boolean;
  /** Whether the new page starts at its top; true by default. */
  readonly scroll?: boolean;
  /** Whether the new page keeps the current fragment: a selected tab stays selected while filters change. */
  readonly keepFragment?: boolean;
  /** Whether the list around it says how all of its links go (`goMark`), and it has no mark of its own. */
  readonly inGroup?: boolean;
}

/**
 * A link to a page of the site: a plain anchor with a mark, which `LinkHost` follows without loading a new document. Pages
 * have hundreds of links, so none of them has code of its own (ADR-0057).
 */
export function PageLink({
  href,
  prefetch = true,
  scroll = true,
  keepFragment = false,
  inGroup = false,
  children,
  ...rest
}: PageLinkProps) {
  return (
    <a {...rest} href={href} {...(inGroup ? {} : goMark({ prefetch, scroll, keepFragment }))}>
      {children}
    </a>
  );
}
