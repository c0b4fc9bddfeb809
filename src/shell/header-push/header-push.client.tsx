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

/** The stored date, or null when there is none or no storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(pushKey);
  } catch {
    return null;
  }
}

/**
 * The chain's push (R119) at the edge of a list page, once the visitor has scrolled half a screen: nothing interrupts
 * the arrival, and nothing moves when it appears. After it was seen, it stays away for a day (R178).
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
        // The push is optional; the page is complete without it.
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
  return <Card locale={locale} push={push} words={words} onClose={() => setShown(null)} />;
}
