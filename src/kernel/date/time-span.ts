/** The local minutes of a programme day between which showtimes start: `from` inclusive, `to` exclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

const form = /^([0-2]\d)(00|15|30|45)-([0-2]\d)(00|15|30|45)$/;

/** The last minute of a programme day: five in the morning of the next calendar day is 29 o'clock (D28). */
const lastMinute = 29 * 60;

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
