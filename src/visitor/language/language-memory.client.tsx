'use client';

import type { MouseEvent, ReactNode } from 'react';
import { keepChoice } from '../keep-choice.ts';
import { languageAt } from './language-links.ts';

function remember(event: MouseEvent): void {
  const language = languageAt(event.target);
  if (language !== null) keepChoice('language', language);
}

/** Stores the chosen language in the `lang` cookie for a year (R007); the link itself opens the page. */
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
