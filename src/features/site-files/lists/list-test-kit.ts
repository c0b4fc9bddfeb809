import ICAL from 'ical.js';
import { parseXml, type XmlElement } from './xml-test-kit.ts';

/** Names and values of content lines, unfolded. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

const utcOrDay = /^(?:DTSTART|DTEND)(?::\d{8}T\d{6}Z|;VALUE=DATE:\d{8})$/;

function eventProblems(lines: readonly string[]): string[] {
  const named = (name: string) => lines.filter((line) => new RegExp(`^${name}[;:]`).test(line));
  const once = ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'].flatMap((name) =>
    named(name).length === 1 ? [] : [`an event has ${named(name).length} ${name}`],
  );
  const atMost = ['DTEND', 'STATUS', 'SEQUENCE', 'TRANSP', 'URL', 'LOCATION', 'GEO', 'DESCRIPTION'].flatMap(
    (name) => (named(name).length > 1 ? [`an event has two ${name}`] : []),
  );
  const times = [...named('DTSTART'), ...named('DTEND')].filter((line) => !utcOrDay.test(line));
  const [start = '', end] = [named('DTSTART')[0], named('DTEND')[0]];
  const ordered = end === undefined || start.slice(7) < end.slice(5);
  const status = named('STATUS').filter((line) => !/^STATUS:(?:CONFIRMED|CANCELLED|TENTATIVE)$/.test(line));
  return [
    ...once,
    ...atMost,
    ...times.map((line) => `no instant and no day: ${line}`),
    ...status,
    ...(ordered ? [] : [`it ends before it starts: ${start}`]),
  ];
}

/** What is wrong with the time zones of a calendar (RFC 5545, 3.6.5). */
function zoneProblems(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const zones = text.match(/BEGIN:VTIMEZONE\n[\s\S]*?END:VTIMEZONE/g) ?? [];
  return zones.flatMap((zone) => {
    const rules = zone.match(/BEGIN:(STANDARD|DAYLIGHT)\n[\s\S]*?END:\1/g) ?? [];
    const wrong = rules.filter(
      (rule) =>
        !/\nDTSTART:\d{8}T\d{6}\n/.test(rule) ||
        !/\nTZOFFSETFROM:[+-]\d{4}\n/.test(rule) ||
        !/\nTZOFFSETTO:[+-]\d{4}\n/.test(rule),
    );
    return [
      ...(zone.match(/\nTZID:.+\n/g)?.length === 1 ? [] : ['a time zone has no name']),
      ...(rules.length > 0 ? [] : ['a time zone has no rule']),
      ...wrong.map((rule) => `no rule of a time zone: ${rule}`),
    ];
  });
}

/** What is wrong with the order of a calendar: its own properties, then its components (RFC 5545, 3.6). */
function orderProblems(lines: readonly string[]): string[] {
  const open: string[] = [];
  let components = 0;
  const problems: string[] = [];
  for (const line of lines) {
    const [, verb, name = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
    if (verb === 'BEGIN') {
      if (open.length === 1) components += 1;
      open.push(name);
    } else if (verb === 'END') {
      if (open.pop() !== name) problems.push(`${line} closes nothing`);
    } else if (open.length === 1 && components > 0) problems.push(`a property after a component: ${line}`);
  }
  return [...problems, ...(components === 0 ? ['it has no component'] : [])];
}

/** What is wrong with a calendar by RFC 5545; empty when nothing is. */
export function calendarProblems(text: string): string[] {
  const problems: string[] = [];
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) problems.push('a line does not end with CR LF');
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > 75) problems.push(`a line has more than 75 octets: ${line}`);
  if (/[^\P{Cc}\t\r\n]/u.test(text)) problems.push('a control character that has no place in a text');
  if (!text.endsWith('END:VCALENDAR\r\n')) problems.push('its last line does not end');
  const lines = unfolded(text).filter((line) => line !== '');
  for (const line of lines) if (!/^[A-Z-]+(?:;[^:]+)?:/.test(line)) problems.push(`no content line: ${line}`);
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') problems.push('no calendar');
  for (const name of ['VERSION', 'PRODID'])
    if (lines.filter((line) => line.startsWith(`${name}:`)).length !== 1) problems.push(`not one ${name}`);
  problems.push(...zoneProblems(lines), ...orderProblems(lines));
  const starts = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  const ends = lines.flatMap((line, index) => (line === 'END:VEVENT' ? [index] : []));
  if (starts.length !== ends.length) problems.push('an event is not closed');
  const events = starts.map((start, index) => lines.slice(start + 1, ends[index] ?? start + 1));
  problems.push(...events.flatMap(eventProblems));
  const uids = events.flatMap((event) => event.filter((line) => line.startsWith('UID:')));
  if (new Set(uids).size !== uids.length) problems.push('two events have one name');
  try {
    ICAL.parse(text);
  } catch (error) {
    problems.push(`ical.js: ${String(error)}`);
  }
  return problems;
}

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const own = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);

function elementProblems(element: XmlElement, what: string): string[] {
  const required = ['id', 'title', 'updated'].flatMap((name) =>
    own(element, name).length === 1 ? [] : [`${what} has ${own(element, name).length} ${name}`],
  );
  const dates = [...own(element, 'updated'), ...own(element, 'published')];
  const moments = dates.filter(({ text }) => !dateTime.test(text));
  const [updated] = own(element, 'updated');
  const early = own(element, 'published').filter(
    ({ text }) => Date.parse(text) > Date.parse(updated?.text ?? ''),
  );
  const links = own(element, 'link').filter(({ attributes }) => !URL.canParse(attributes['href'] ?? ''));
  const ids = own(element, 'id').filter(({ text }) => !URL.canParse(text));
  return [
    ...required,
    ...moments.map(({ text }) => `${what}: no moment: ${text}`),
    ...ids.map(({ text }) => `${what}: no address: ${text}`),
    ...early.map(({ text }) => `${what}: changed before it was published: ${text}`),
    ...links.map(() => `${what}: a link leads nowhere`),
  ];
}

function listProblems(feed: XmlElement): string[] {
  if (feed.name !== 'feed' || feed.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') return ['no Atom'];
  const entries = own(feed, 'entry');
  const language = feed.attributes['xml:lang'] ?? '';
  const [author, ...others] = own(feed, 'author');
  const named = author !== undefined && others.length === 0 && own(author, 'name').length === 1;
  const self = own(feed, 'link').filter(({ attributes }) => attributes['rel'] === 'self');
  const ids = entries.flatMap((entry) => own(entry, 'id').map(({ text }) => text));
  const linked = (entry: XmlElement) =>
    own(entry, 'link').some(({ attributes }) => URL.canParse(attributes['href'] ?? ''));
  return [
    ...elementProblems(feed, 'the list'),
    ...(named ? [] : ['the list has no author']),
    ...(/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language) ? [] : ['the list does not say its language']),
    ...entries.flatMap((entry) => (own(entry, 'published').length === 1 ? [] : ['an entry has no day'])),
    ...(self.length === 1 ? [] : ['the list does not say its own address']),
    ...entries.flatMap((entry) => elementProblems(entry, 'an entry')),
    ...entries.flatMap((entry) => (linked(entry) ? [] : ['an entry without content has no link'])),
    ...(new Set(ids).size === ids.length ? [] : ['two entries have one identity']),
  ];
}

/** What is wrong with a list by RFC 4287; empty when nothing is. */
export function feedProblems(text: string): string[] {
  try {
    return listProblems(parseXml(text));
  } catch (error) {
    return [String(error)];
  }
}
