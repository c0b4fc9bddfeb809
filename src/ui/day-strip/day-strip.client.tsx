'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { choiceMark } from '../link/choice-marks.ts';
import { goMark } from '../link/go-mark.ts';
import { PageLink } from '../link/link.client.tsx';
import css from './day-strip.module.scss';
import { useDayWords } from './running-day.ts';

/** A day in plain strings; see `DayStrip`. */
export interface DayWords {
  readonly day: string;
  /** Its address; absent when that is `start`, the day and `end`, null when the day is not a link. */
  readonly href?: string | null;
  readonly weekday: string;
  /** Absent when it is the number in `day`. */
  readonly number?: string;
  /** Absent when it is that of the day before, and for the first day. */
  readonly month?: string;
  /** The text for assistive technology, in place of the three texts above. */
  readonly heard: string;
  readonly selected?: true;
  /** Set for a day without showtimes. */
  readonly quiet?: true;
  /** Set when days before it are left out. */
  readonly gap?: true;
}

interface DayLinksProps {
  readonly days: readonly DayWords[];
  /** Days that only browsers without script show: with script they are in the calendar. */
  readonly far: readonly DayWords[];
  /** What precedes and follows the day in most addresses. */
  readonly start: string;
  readonly end: string;
  readonly keepFragment: boolean;
  readonly locale: string;
  /** The product's stopped clock in milliseconds since 1970; null for the reader's. */
  readonly fixedNow: number | null;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  const row = event.currentTarget;
  if (step === undefined || !(row instanceof HTMLElement)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...row.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[step(at, links.length - 1)];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Scrolls a day into full view when it gets the focus: browsers do not scroll to a link that is partly visible. */
function bringIntoView({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * The days of a `DayStrip`: arrow keys, Home and End move between its links; the selected day is scrolled into view. While
 * the page is open, today and tomorrow are called so.
 */
export function DayLinks({ days, far, start, end, keepFragment, locale, fixedNow }: DayLinksProps) {
  const wordOf = useDayWords(locale, fixedNow);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  });

  useEffect(() => {
    const row = list.current;
    row?.addEventListener('keydown', moveFocus);
    row?.addEventListener('focusin', bringIntoView);
    return () => {
      row?.removeEventListener('keydown', moveFocus);
      row?.removeEventListener('focusin', bringIntoView);
    };
  }, []);

  const items = (some: readonly DayWords[]) =>
    some.map((words) => {
      const { day, gap, href = `${start}${day}${end}` } = words;
      return (
        <li key={day} className={clsx(gap && css['gap']) || undefined}>
          <DayLink words={words} href={href} word={wordOf(day)} />
        </li>
      );
    });
  return (
    <>
      <ul ref={list} className={css['days']} {...goMark({ prefetch: 'press', scroll: false, keepFragment })}>
        {items(days)}
      </ul>
      {far.length === 0 ? null : (
        <noscript>
          <ul className={css['days']}>{items(far)}</ul>
        </noscript>
      )}
    </>
  );
}

interface DayLinkProps {
  readonly words: DayWords;
  readonly href: string | null;
  /** What the day is to the reader, in place of its weekday. */
  readonly word: string | null;
}

function DayLink({ words, href, word }: DayLinkProps) {
  const { day, weekday, number = String(Number(day.slice(-2))), month, heard, selected, quiet } = words;
  const className = clsx(css['day'], quiet && css['quiet']);
  // For the eyes in one element of two lines, for the ears in another: a name as an attribute would have to begin with
  // what is seen.
  const text = (
    <>
      {/* A word is an element of its own: to a browser a longer text in the old one would have moved. */}
      <b key={word} aria-hidden="true">
        {`${word ?? weekday}\n${number}`}
        {month === undefined ? null : <small>{month}</small>}
      </b>
      <span>{word === null ? heard : `${word}, ${heard}`}</span>
    </>
  );
  if (href === null) return <span className={className}>{text}</span>;
  return (
    <PageLink
      {...choiceMark('date', day)}
      href={href}
      rel="nofollow"
      inGroup
      className={className}
      aria-current={selected ? 'date' : undefined}
    >
      {text}
    </PageLink>
  );
}
