'use client';

import type { ReactNode } from 'react';
import { askAgain } from '#src/tracking/consent.ts';
import { consentOpener } from './consent-opener.ts';

interface ConsentButtonProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens the choice about services of other companies again (R118). */
export function ConsentButton({ className, children }: ConsentButtonProps) {
  return (
    <button type="button" className={className} {...consentOpener} onClick={askAgain}>
      {children}
    </button>
  );
}
