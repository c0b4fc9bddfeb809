'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { noticeMark } from '#src/config/early-script.ts';
import { isAway, putAway } from './put-away.ts';

interface DismissibleAlertProps {
  /** Name of its text: one with another text is another notice. */
  readonly notice: string;
  readonly level: 'info' | 'warning';
  readonly className?: string | undefined;
  readonly closeClassName?: string | undefined;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly children: ReactNode;
}

const never = () => () => undefined;

/** A notice until the visitor dismisses it; it stays away on other pages and visits (R162). */
export function DismissibleAlert(props: DismissibleAlertProps) {
  const { notice, level, className, closeClassName, closeLabel, closeIcon, children } = props;
  const [shown, setShown] = useState(true);
  // The document has it for everybody: there `earlyScript` hides it until this runs.
  const away = useSyncExternalStore(
    never,
    () => isAway(notice),
    () => false,
  );
  if (!shown || away) return null;
  return (
    <div className={className} data-level={level} {...noticeMark(notice)}>
      {children}
      <button
        type="button"
        className={closeClassName}
        aria-label={closeLabel}
        onClick={() => {
          putAway(notice);
          setShown(false);
        }}
      >
        {closeIcon}
      </button>
    </div>
  );
}
