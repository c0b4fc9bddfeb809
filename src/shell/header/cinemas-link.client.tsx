'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { locatorStore } from '#src/visitor/locator/store.ts';

interface CinemasLinkProps {
  /** Address of the list of all cinemas. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  /** Present where the entry has the look of the current one (R134). */
  readonly 'data-active'?: string;
  readonly children: ReactNode;
}

/** The menu's entry for cinemas: a link to their list, or to the cinema or the city that the visitor chose (R133). */
export function CinemasLink({ href, children, ...rest }: CinemasLinkProps) {
  const menu = useStore(locatorStore, (state) => state.menu);
  return (
    <PageLink {...rest} href={menu ?? href}>
      {children}
    </PageLink>
  );
}
