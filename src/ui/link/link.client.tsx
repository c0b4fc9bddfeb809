'use client';

import NextLink from 'next/link';
import { useState, type AnchorHTMLAttributes } from 'react';

/** What both kinds of link take beside their address. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface PageLinkProps extends AnchorProps {
  readonly href: string;
  /** Fetch the page ahead when the visitor shows interest, unless false. */
  readonly ahead?: boolean;
  /** The new page starts at its top, unless false. */
  readonly scroll?: boolean;
}

/**
 * The only use of next/link. It fetches nothing until a pointer, the keyboard or a finger is on the link:
 * links in view would each make a request of their own and render cold pages.
 */
export function PageLink({
  href,
  ahead = true,
  onMouseEnter,
  onFocus,
  onTouchStart,
  ...rest
}: PageLinkProps) {
  const [warm, setWarm] = useState(false);
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={ahead && warm}
      onMouseEnter={(event) => {
        setWarm(true);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        setWarm(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setWarm(true);
        onTouchStart?.(event);
      }}
    />
  );
}
