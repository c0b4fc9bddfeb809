'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RailArrowsProps {
  readonly classes: Readonly<Record<'frame' | 'arrow' | 'row' | 'card', string | undefined>>;
  readonly words: { readonly back: string; readonly on: string };
  readonly icons: { readonly back: ReactNode; readonly on: ReactNode };
  /** The row of cards. */
  readonly children: ReactNode;
}

/** The directions in which the arrows can move: none before the code is loaded, or when all cards are visible. */
interface Arrows {
  readonly back: boolean;
  readonly on: boolean;
}

/**
 * Arrows for a row: Swiper moves the row's own scrolling. Its code is loaded when a pointer that can hover enters the
 * row; touch and keys scroll the row without it.
 */
export function RailArrows({ classes, words, icons, children }: RailArrowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const turn = useRef<{ readonly back: () => void; readonly on: () => void } | null>(null);
  const [arrows, setArrows] = useState<Arrows>({ back: false, on: false });
  const { row, card } = classes;

  useEffect(() => {
    const element = frame.current;
    if (element === null || !window.matchMedia('(hover: hover)').matches) return undefined;
    let left = false;
    let stop: (() => void) | null = null;
    const bring = async () => {
      const { connectRail } = await import('./rail-swiper.ts');
      if (left) return;
      const rail = connectRail(element, { row: row ?? '', card: card ?? '' }, setArrows);
      turn.current = rail;
      stop = rail.stop;
    };
    const onEnter = () => {
      // Without this code the row still scrolls.
      bring().catch(() => null);
    };
    element.addEventListener('pointerenter', onEnter, { once: true });
    return () => {
      left = true;
      element.removeEventListener('pointerenter', onEnter);
      turn.current = null;
      stop?.();
    };
  }, [row, card]);

  return (
    <div ref={frame} className={classes.frame}>
      {children}
      <button
        type="button"
        className={classes.arrow}
        data-way="back"
        hidden={!arrows.back}
        aria-label={words.back}
        onClick={() => turn.current?.back()}
      >
        {icons.back}
      </button>
      <button
        type="button"
        className={classes.arrow}
        data-way="on"
        hidden={!arrows.on}
        aria-label={words.on}
        onClick={() => turn.current?.on()}
      >
        {icons.on}
      </button>
    </div>
  );
}
