import type { ReactNode } from 'react';
import css from './ticket-list.module.scss';

interface TicketListProps {
  /** What the showtimes have in common; screen readers read it before the list. */
  readonly label: string;
  /** Showtime elements. */
  readonly children: readonly ReactNode[];
}

/** Tickets side by side, as many as fit. */
export function TicketList({ label, children }: TicketListProps) {
  return (
    <ul className={css['list']} aria-label={label}>
      {children.map((child, index) => (
        // The index is a good key here: the list is rendered once, on the server.
        <li key={index} className={css['item']}>
          {child}
        </li>
      ))}
    </ul>
  );
}
