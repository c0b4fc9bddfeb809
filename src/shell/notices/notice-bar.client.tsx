'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/picture/icon.tsx';
import { startCountdown } from '#src/visitor/notices/countdown.ts';
import { dismissNotice, type Notice } from '#src/visitor/notices/store.ts';
import css from './notice-bar.module.scss';

/** The events that begin and end a pause of the countdown: the pointer or the focus is on the message. */
const holding = [
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
] as const;

interface NoticeBarProps {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly label: string;
}

/**
 * The first message of the queue (R161). The countdown of a message that closes by itself begins when it is shown, and
 * pauses while the pointer or the focus is on it.
 */
export default function NoticeBar({ notice, closeLabel, label }: NoticeBarProps) {
  const { id, level, title, subtitle, className, icon } = notice;
  const bar = useRef<HTMLElement>(null);
  const [spoken, setSpoken] = useState(false);

  useEffect(() => {
    // Assistive technology announces text that is added to a live region, not a region that appears with its text.
    const frame = requestAnimationFrame(() => setSpoken(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    const element = bar.current;
    if (element === null || notice.closesAfterMs === undefined) return undefined;
    const countdown = startCountdown(notice.closesAfterMs, () => dismissNotice(notice.id));
    const listening = new AbortController();
    const holders = new Set<string>();
    for (const [begin, end] of holding) {
      const hold = () => {
        holders.add(begin);
        countdown.pause();
      };
      const release = () => {
        holders.delete(begin);
        if (holders.size === 0) countdown.resume();
      };
      element.addEventListener(begin, hold, { signal: listening.signal });
      element.addEventListener(end, release, { signal: listening.signal });
    }
    return () => {
      countdown.stop();
      listening.abort();
    };
  }, [notice]);

  return (
    <section ref={bar} className={clsx(css['bar'], className)} aria-label={label} data-level={level}>
      <Icon name={icon ?? level} className={css['icon']} />
      <div role={level === 'warning' ? 'alert' : 'status'} className={css['text']}>
        {spoken ? (
          <>
            <strong>{title}</strong>
            {subtitle === '' ? null : <p>{subtitle}</p>}
          </>
        ) : null}
      </div>
      <button
        type="button"
        className={css['close']}
        aria-label={closeLabel}
        onClick={() => {
          dismissNotice(id);
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
