'use client';

import type { MouseEvent, ReactNode } from 'react';
import { keepChoice } from '../keep-choice.ts';
import { languageAt, languageLinkAt } from './language-links.ts';

function remember(event: MouseEvent): void {
  const link = languageLinkAt(event.target);
  if (link === null) return;
  // The server knows no fragment: a tab works by its word in every language (R057).
  link.hash = location.hash;
  keepChoice('language', languageAt(link));
}

/**
 * Stores the chosen language in the `lang` cookie for a year, and keeps the tab (R007); the link itself opens the page.
 */
export function LanguageMemory({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  // The links inside are the controls; the list only listens to their clicks.
  return (
    <ul className={className} onClickCapture={remember}>
      {children}
    </ul>
  );
}
