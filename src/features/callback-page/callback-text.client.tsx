'use client';

import { useSyncExternalStore } from 'react';
import { isAnswer } from '#src/visitor/account/start.ts';

interface CallbackTextProps {
  readonly className?: string | undefined;
  /** Whether members of the site return to this page after they sign in. */
  readonly finishes: boolean;
  readonly waiting: string;
  /** Text for a visitor who came here without a sign-in under way. */
  readonly idle: string;
}

const never = () => () => {};

/**
 * Whether the document was opened by the redirect of a sign-in. The parameters of the redirect leave the address soon
 * after, so this reads the address that the navigation began with.
 */
function cameBack(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return isAnswer(new URL(opened?.name ?? location.href));
}

/** What the page says while the sign-in is being finished, or when there is none. */
export function CallbackText({ className, finishes, waiting, idle }: CallbackTextProps) {
  const underWay = useSyncExternalStore(never, cameBack, () => true);
  return (
    <p className={className} aria-live="polite">
      {finishes && underWay ? waiting : idle}
    </p>
  );
}
