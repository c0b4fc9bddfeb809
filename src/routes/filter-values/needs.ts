/** What a visitor may need of a showtime, as written in addresses; the order is that of lists. */
export const needs = [
  'step-free',
  'companion-seat',
  'audio-description',
  'captions',
  'hearing-loop',
  'quiet',
] as const;

/** A need of a visitor. */
export type Need = (typeof needs)[number];

/** Whether a text names a need. */
export const isNeed = (text: string): text is Need => needs.some((need) => need === text);
