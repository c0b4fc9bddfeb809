/** The local minutes of a programme day between which showtimes start: `from` inclusive, `to` exclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

const form = /^([0-2]\d)(00|15|30|45)-([0-2]\d)(00|15|30|45)$/;

/** The last minute of a programme day: five in the morning of the next calendar day is 29 o'clock (D28). */
export const lastMinute = 29 * 60;

/**
 * Reads a span of an address, `HHMM-HHMM` in quarters of an hour; hours after midnight are 24 to 29 (D45). Null for
 * any other text, and when the span is empty.
 */
export function parseTimeSpan(text: string): TimeSpan | null {
  const parts = form.exec(text);
  if (parts === null) return null;
  const [from, to] = [Number(parts[1]) * 60 + Number(parts[2]), Number(parts[3]) * 60 + Number(parts[4])];
  return from < to && to <= lastMinute ? { from, to } : null;
}

/** Whether a text is a span of an address. */
export function isTimeSpan(text: string): boolean {
  return parseTimeSpan(text) !== null;
}

const endForm = /^([0-2]\d)(00|15|30|45)$/;

/** The first minute of a programme day (D28). */
export const firstMinute = 5 * 60;

/**
 * Reads a time of an address by which a showtime has to be over, `HHMM` in quarters of an hour of the programme day, as
 * in spans. Null for any other text.
 */
export function parseEndTime(text: string): number | null {
  const parts = endForm.exec(text);
  if (parts === null) return null;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return firstMinute < minute && minute <= lastMinute ? minute : null;
}

/** Whether a text is an end time of an address. */
export function isEndTime(text: string): boolean {
  return parseEndTime(text) !== null;
}
