'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#src/sites/site.ts';
import type { bringPush } from './bring-push.ts';
import type { PushWords } from './push-card.client.tsx';

interface HeaderPushSlideProps {
  readonly locale: Locale;
  readonly words: PushWords;
}

type Shown = NonNullable<Awaited<ReturnType<typeof bringPush>>>;

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
      // The push is optional; the page is complete without it.
      void show().catch(() => null);
    };
    const show = async () => {
      const { bringPush } = await import('./bring-push.ts');
      const found = await bringPush(locale);
      if (current) setShown(found);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // The page can be read before its script is there.
    onScroll();
    return () => {
      current = false;
      removeEventListener('scroll', onScroll);
    };
  }, [locale]);

  if (shown === null) return <div ref={place} />;
  const { push, Card } = shown;
  return <Card locale={locale} push={push} words={words} onClose={() => setShown(null)} />;
}
