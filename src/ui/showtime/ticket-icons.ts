import type { IconName } from '../picture/icon-paths.ts';

/** The icons of tickets. A document has each once (`TicketSprite`), and a hundred tickets only refer to them. */
export const ticketIcons = [
  'wheelchair',
  'audio-description',
  'ear',
  'live',
  'family',
  'moon',
] as const satisfies readonly IconName[];
export type TicketIcon = (typeof ticketIcons)[number];

/** Id of the drawing of an icon in the document. */
export const ticketIconId = (icon: TicketIcon): string => `ticket-${icon}`;
