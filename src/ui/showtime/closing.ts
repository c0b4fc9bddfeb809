import type { ShowtimeStatus } from '#src/domain/showtime/showtime-status.ts';

/** Tells style sheets the state of a ticket. */
export function ticketState(state: ShowtimeStatus): { readonly 'data-state': ShowtimeStatus } {
  return { 'data-state': state };
}

/** Says of a link when its booking ends, as an instant; nothing where it does not end. */
export function closingMark(instant: string | undefined): { readonly 'data-closes'?: string } {
  return instant === undefined ? {} : { 'data-closes': instant };
}

/** An instant without its seconds, when they are zero: a page has very many of them. */
export const toTheMinute = (instant: string): string => instant.replace(/:00(?:\.000)?Z$/, 'Z');

/** Whether a booking that ends at `closes` (ISO 8601; undefined: never) has ended at an instant. */
export const hasClosed = (closes: string | undefined, now: number): boolean =>
  closes !== undefined && Date.parse(closes) <= now;
