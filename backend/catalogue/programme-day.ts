/** Hour at which a new programme day begins: a showing before 05:00 belongs to the day before (D28). */
const dayBegins = 5;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall-clock time of an instant in a zone, `YYYY-MM-DD HH:MM:SS`. */
export function localTimeOf(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function localDayOf(instant: Date, timeZone: string): string {
  return localTimeOf(instant, timeZone).slice(0, 10);
}

/** The programme day of an instant in a zone (D28), `YYYY-MM-DD`. */
export function programmeDayOf(instant: Date, timeZone: string): string {
  const local = localTimeOf(instant, timeZone);
  return Number(local.slice(11, 13)) < dayBegins ? addDays(local.slice(0, 10), -1) : local.slice(0, 10);
}

/** A calendar day some days later (or earlier), `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
