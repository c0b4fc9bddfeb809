import type { IconName } from '../picture/icon-paths.ts';

/** The icons of tickets; their style sheet draws them. */
export const ticketIcons = [
  'wheelchair',
  'audio-description',
  'ear',
  'live',
  'family',
  'moon',
] as const satisfies readonly IconName[];
export type TicketIcon = (typeof ticketIcons)[number];
