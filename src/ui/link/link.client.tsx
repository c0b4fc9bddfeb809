'use client';

import NextLink from 'next/link';
import { useState, type AnchorHTMLAttributes } from 'react';

/** The props of both kinds of link besides the address. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface PageLinkProps extends AnchorProps {
  readonly href: string;
  /** Whether to prefetch the page when the visitor shows interest; true by default. */
  readonly ahead?: boolean;
  /** Whether the new page starts at its top; true by default. */
  readonly scroll?: boolean;
  /** Whether the new page keeps the current fragment: a selected tab stays selected while filters change. */
  readonly keepFragment?: boolean;
}

/**
 * The only use of next/link. It prefetches nothing until a pointer, the focus or a finger is on the link: otherwise
 * each visible link would make a request and render a page that is not cached.
 */
export function PageLink(props: PageLinkProps) {
  const { href, ahead = true, keepFragment = false, onMouseEnter, onFocus, onTouchStart, ...rest } = props;
  const [warm, setWarm] = useState(false);
  const [fragment, setFragment] = useState('');
  // Only the browser knows the fragment. This runs before any click, because a pointer, the focus or a finger comes
  // first.
  const warmUp = () => {
    setWarm(true);
    if (keepFragment) setFragment(location.hash);
  };
  const address = `${href}${fragment}`;
  return (
    <NextLink
      {...rest}
      href={address}
      prefetch={ahead && warm}
      onMouseEnter={(event) => {
        warmUp();
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        warmUp();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        warmUp();
        onTouchStart?.(event);
      }}
    />
  );
}
