'use client';

import type { ReactNode } from 'react';
import { useClosing } from './closing.client.tsx';
import { closingMark } from './closing.ts';

interface UntilClosedProps {
  /** When the booking ends, ISO 8601. */
  readonly closes: string;
  /** What stands there from then on. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What can be had until the booking of a showtime ends. */
export function UntilClosed({ closes, instead, children }: UntilClosedProps) {
  return useClosing(closes) === null ? children : instead;
}

interface ClosingLinkProps {
  readonly href: string;
  readonly closes: string;
  readonly text: string;
}

/** A showtime in a table: a link to its booking, and a text from when that ends. */
export function ClosingLink({ href, closes, text }: ClosingLinkProps) {
  const past = useClosing(closes);
  if (past !== null) return <span>{`${text} (${past}) `}</span>;
  return (
    <a href={href} {...closingMark(closes)}>
      {`${text} `}
    </a>
  );
}
