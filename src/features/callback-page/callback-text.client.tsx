'use client';

import { useSyncExternalStore } from 'react';
import { isAnswer } from '#src/visitor/account/start.ts';

interface CallbackTextProps {
  readonly className?: string | undefined;
  /** Whether members of the site come back here at all. */
  readonly finishes: boolean;
  readonly waiting: string;
  /** For somebody who came here without a sign-in under way. */
  readonly idle: string;
}

const never = () => () => {};

/** Whether the document was opened as the way back of a sign-in; its address loses that right away. */
function cameBack(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return isAnswer(new URL(opened?.name ?? location.href));
}

/** What the page says while the sign-in is finished, or where there is none. */
export function CallbackText({ className, finishes, waiting, idle }: CallbackTextProps) {
  const underWay = useSyncExternalStore(never, cameBack, () => true);
  return (
    <p className={className} aria-live="polite">
      {finishes && underWay ? waiting : idle}
    </p>
  );
}
