'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { isLowerEdgeTaken } from '../lower-edge.ts';
import type { PushCardProps, PushWords } from './push-card.client.tsx';
import { pushKey, staysAway } from './push-expiration.ts';
import type { HeaderPush } from './read-push.ts';

interface HeaderPushSlideProps {
  readonly locale: Locale;
  readonly words: PushWords;
}

interface Shown {
  readonly push: HeaderPush;
  readonly Card: ComponentType<PushCardProps>;
}

/** What the visitor's storage says, where there is one. */
function stored(): string | null {
  try {
    return localStorage.getItem(pushKey);
  } catch {
    return null;
  }
}

/**
 * What the chain puts forward (R119), at the edge of a list once the visitor has begun to go through it: nothing interrupts
 * on arrival, and nothing moves when it comes. Not asked for again for a day after it was seen (R178).
 */
export function HeaderPushSlide({ locale, words }: HeaderPushSlideProps) {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let current = true;
    const onScroll = () => {
      if (window.scrollY < window.innerHeight / 2 || isLowerEdgeTaken()) return;
      removeEventListener('scroll', onScroll);
      if (staysAway(stored(), Date.now())) return;
      void show();
    };
    const show = async () => {
      try {
        const [{ readHeaderPush }, { PushCard }] = await Promise.all([
          import('./read-push.ts'),
          import('./push-card.client.tsx'),
        ]);
        const push = await readHeaderPush(locale);
        if (current && push !== null) setShown({ push, Card: PushCard });
      } catch {
        // The push is extra; without it the page is whole.
      }
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      current = false;
      removeEventListener('scroll', onScroll);
    };
  }, [locale]);

  if (shown === null) return null;
  const { push, Card } = shown;
  return <Card push={push} words={words} onClose={() => setShown(null)} />;
}
