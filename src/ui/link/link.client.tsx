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
  /** The page that is left hands its fragment on: a chosen tab stays chosen while filters change. */
  readonly keepFragment?: boolean;
}

/**
 * The only use of next/link. It fetches nothing until a pointer, the keyboard or a finger is on the link:
 * links in view would each make a request of their own and render cold pages.
 */
export function PageLink(props: PageLinkProps) {
  const { href, ahead = true, keepFragment = false, onMouseEnter, onFocus, onTouchStart, ...rest } = props;
  const [warm, setWarm] = useState(false);
  const [fragment, setFragment] = useState('');
  // Only the browser knows the fragment. It comes before any click: a pointer, the keyboard or a finger is there first.
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
