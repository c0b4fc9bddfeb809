'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Locale } from '#src/sites/site.ts';
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
 * The chain's push (R119) behind the list of a page, in its flow, once the visitor has scrolled half a screen: nothing
 * interrupts the arrival, nothing is covered, and nothing moves, because it comes only while its place is below the
 * window. After it was seen, it stays away for a day (R178).
 */
export function HeaderPushSlide({ locale, words }: HeaderPushSlideProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current = true;
    const onScroll = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (window.scrollY < window.innerHeight / 2 || top < window.innerHeight) return;
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

  if (shown === null) return <div ref={place} />;
  const { push, Card } = shown;
  return <Card locale={locale} push={push} words={words} onClose={() => setShown(null)} />;
}
