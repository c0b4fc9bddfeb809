'use client';

import Cookies from 'js-cookie';
import type { MouseEvent, ReactNode } from 'react';
import { cookieNames } from '#src/sites/cookie-names.ts';
import { languageAt } from './language-links.ts';

function remember(event: MouseEvent): void {
  const language = languageAt(event.target);
  if (language === null) return;
  Cookies.set(cookieNames.language, language, {
    path: '/',
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
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
