import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';

const day = 86_400_000;
const minute = 60_000;

/** What the clock of a zone is ahead of UTC, in minutes. */
const offsetAt = (time: number, zone: string): number =>
  Math.round((Date.parse(`${localTimeAt(new Date(time), zone).replace(' ', 'T')}Z`) - time) / minute);

const two = (value: number): string => String(value).padStart(2, '0');
const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.trunc(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/** The minute in which the clock changes between two instants that differ. */
function changeBetween(from: number, to: number, zone: string): number {
  let [before, after] = [from, to];
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === offsetAt(before, zone)) before = middle;
    else after = middle;
  }
  return after;
}

/** One rule of a zone: from an instant on its clock is `to` minutes ahead of UTC, before it `from`. */
const observance = (time: number, from: number, to: number, standard: number): string[] => {
  const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
  const local = new Date(time + from * minute).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
};

/**
 * The definition of a time zone (RFC 5545, 3.6.5) from the year before to the year after: what a calendar holds that has nothing else,
 * because one without a component is none.
 */
export function timeZoneText(zone: string, now: Date): string {
  const year = now.getUTCFullYear();
  const [first, last] = [year - 1, year + 2].map((one) => instantOf(`${one}-01-01 00:00:00`, zone).getTime());
  const [begin, end] = [first ?? 0, last ?? 0];
  const changes = [{ time: begin, from: offsetAt(begin, zone), to: offsetAt(begin, zone) }];
  for (let time = begin; time < end; time += day) {
    const [from, to] = [offsetAt(time, zone), offsetAt(time + day, zone)];
    if (from !== to) changes.push({ time: changeBetween(time, time + day, zone), from, to });
  }
  const standard = Math.min(...changes.map(({ to }) => to));
  const rules = changes.flatMap(({ time, from, to }) => observance(time, from, to, standard));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE', ''].join('\r\n');
}
