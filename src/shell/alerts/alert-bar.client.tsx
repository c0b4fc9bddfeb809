'use client';

import { useState, type ReactNode } from 'react';

interface DismissibleAlertProps {
  readonly level: 'info' | 'warning';
  readonly className?: string | undefined;
  readonly closeClassName?: string | undefined;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly children: ReactNode;
}

/** A notice until the visitor dismisses it, for this visit to the page (R162). */
export function DismissibleAlert(props: DismissibleAlertProps) {
  const { level, className, closeClassName, closeLabel, closeIcon, children } = props;
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div className={className} data-level={level}>
      {children}
      <button
        type="button"
        className={closeClassName}
        aria-label={closeLabel}
        onClick={() => {
          setShown(false);
        }}
      >
        {closeIcon}
      </button>
    </div>
  );
}
