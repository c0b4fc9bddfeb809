'use client';

import { useEffect, useRef, type ReactNode } from 'react';

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

/** The list of days: arrow keys, Home and End move between its links; the chosen day comes into view. */
export function DayKeys({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  });

  useEffect(() => {
    const row = list.current;
    row?.addEventListener('keydown', moveFocus);
    return () => row?.removeEventListener('keydown', moveFocus);
  }, []);

  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
