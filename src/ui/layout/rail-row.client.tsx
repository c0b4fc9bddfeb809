'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { goMark, type Going } from '../link/go-mark.ts';
import { Icon } from '../picture/icon.tsx';
import css from './rail.module.scss';

/** The texts of a row that have nothing to do with its cards. */
export interface RailWords {
  /** Label of the row for screen readers, the same as its heading. */
  readonly label: string;
  readonly back: string;
  readonly on: string;
}

interface RailRowProps {
  readonly words: RailWords;
  /** Width of the cards: posters, wide pictures, or tiles that share the row when they fit. */
  readonly cards?: 'poster' | 'wide' | 'tile' | undefined;
  /** How all links of the cards go, where they have no marks of their own (`inGroup`). */
  readonly goes?: Going | undefined;
  /** Cards, each with a key. */
  readonly children: readonly ReactNode[];
}

/** The directions in which the arrows can move: none before the code is loaded, or when all cards are visible. */
interface Arrows {
  readonly back: boolean;
  readonly on: boolean;
}

/**
 * A `Rail` with its arrows: Swiper moves the row's own scrolling. Its code is loaded when a pointer that can hover enters
 * the row; touch and keys scroll the row without it.
 */
export function RailRow({ words, cards = 'poster', goes, children }: RailRowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const turn = useRef<{ readonly back: () => void; readonly on: () => void } | null>(null);
  const [arrows, setArrows] = useState<Arrows>({ back: false, on: false });

  useEffect(() => {
    const element = frame.current;
    if (element === null || !window.matchMedia('(hover: hover)').matches) return undefined;
    let left = false;
    let stop: (() => void) | null = null;
    const bring = async () => {
      const { connectRail } = await import('./rail-swiper.ts');
      if (left) return;
      const rail = connectRail(element, { row: css['rail'] ?? '', card: css['card'] ?? '' }, setArrows);
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
  }, []);

  return (
    <div ref={frame} className={css['frame']}>
      <ul
        className={css['rail']}
        data-cards={cards}
        aria-label={words.label}
        {...(goes === undefined ? {} : goMark(goes))}
      >
        {children.map((child, index) => (
          // The index is a good key here: the cards of a row never change.
          <li key={index} className={css['card']}>
            {child}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css['arrow']}
        data-way="back"
        hidden={!arrows.back}
        aria-label={words.back}
        onClick={() => turn.current?.back()}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={css['arrow']}
        data-way="on"
        hidden={!arrows.on}
        aria-label={words.on}
        onClick={() => turn.current?.on()}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
