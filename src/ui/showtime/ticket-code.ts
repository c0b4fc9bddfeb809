import { commonStart } from '#src/domain/text/common-start.ts';
import type { LabelStyle } from '../label/own-colours.ts';
import { clockIn } from './clock-in.ts';
import type { ShowtimeStatus } from '#src/domain/showtime/showtime-status.ts';
import { positionsIn } from './positions.ts';
import type { IconName } from '#src/styles/icon-paths.ts';

/** A fact about a showtime as an icon or a word mark: a format, a seat, an accessibility feature. */
export interface TicketMark {
  /** The text; for an icon the text for assistive technology. */
  readonly title: string;
  /** Icon; without one the title itself is shown, because people know these as word marks (IMAX, 4DX). */
  readonly icon?: IconName;
  /** A short text of the chain before the title (R086). */
  readonly short?: string;
  /** Address of a picture of the chain before the title (R086). */
  readonly image?: string;
  /** Whether it is a premium experience, shown in brass. */
  readonly premium?: true;
}

/** One showtime, in texts as they are read; unset values are left out. */
export interface TicketData {
  /** As it is read: `19h30`. */
  readonly start: string;
  /** For machines, local time of the cinema: `2026-11-21T19:30:00`. */
  readonly at: string;
  /** When it ends, or why it cannot be booked. */
  readonly note?: string;
  /** Absent for an available showtime. */
  readonly state?: Exclude<ShowtimeStatus, 'available'>;
  /** Address of the booking; absent unless it can be booked (R165). */
  readonly href?: string;
  /** Instant at which the booking ends, ISO 8601. From then on the page's clock marks the showtime as past. */
  readonly closes?: string;
  /** What it costs before the tunnel. */
  readonly price?: string;
  /** What is special about this showtime: a preview with the team, a marathon. */
  readonly special?: string;
  /** The chain's colours of `special` (R083). */
  readonly colours?: LabelStyle;
  /** Whether the chain highlights the showtime (R082). */
  readonly highlighted?: true;
  /** Positions in the marks that the list shares. */
  readonly marks?: readonly number[];
}

/** What is absent in a code, where something follows. */
type Absent = 0;

type WrittenCode = [
  start: string,
  note?: string | Absent,
  /** What follows `links`. */
  href?: string | Absent,
  /** What follows `closing`. */
  closes?: string | Absent,
  marks?: readonly number[] | Absent,
  price?: string | Absent,
  /** With `at` when it is not the start on the day. */
  rest?: TicketRest | Absent,
];

/**
 * A ticket as the document sends it: what most tickets have by its place, anything else by its name. Absent ends are
 * left out.
 */
export type TicketCode = Readonly<WrittenCode>;

type TicketRest = Omit<TicketData, 'start' | 'at' | 'note' | 'href' | 'closes' | 'marks' | 'price'> & {
  readonly at?: string;
};

/** A version as on the poster (`VOST`), and in common words when these differ. */
export interface TicketVersion {
  readonly version: string;
  readonly words?: string;
}

/** Tickets of one version; the marks are not yet positions. */
export interface WrittenGroup extends TicketVersion {
  readonly tickets: readonly (Omit<TicketData, 'marks'> & { readonly marks: readonly TicketMark[] })[];
}

/** The showtimes of one film in one cinema on one day: those to come, and those that have begun with their number. */
export interface WrittenTickets<Group = WrittenGroup> {
  readonly groups: readonly Group[];
  readonly past?: { readonly title: string; readonly groups: readonly Group[] };
}

/** What the tickets of a list share. */
export interface TicketsShared {
  /** The programme day. */
  readonly day: string;
  /** The beginning of the addresses. */
  readonly links: string;
  /** The beginning of the instants at which the booking ends. */
  readonly closing: string;
  readonly marks: readonly TicketMark[];
  readonly versions: readonly TicketVersion[];
}

/** The position of a version, and its tickets. */
type GroupCode = readonly [version: number, ...tickets: readonly TicketCode[]];

/** The showtimes of one film as the document sends them. */
export type TicketsCode = WrittenTickets<GroupCode>;

/** Writes the showtimes of one film or of many on a day: what they share, and each of them. */
export function ticketCodes(
  day: string,
  lists: readonly WrittenTickets[],
): { readonly shared: TicketsShared; readonly codes: readonly TicketsCode[] } {
  const tickets = lists.flatMap(({ groups, past }) =>
    [...groups, ...(past?.groups ?? [])].flatMap((group) => group.tickets),
  );
  const links = commonStart(tickets.flatMap(({ href }) => href ?? []));
  const closing = commonStart(tickets.flatMap(({ closes }) => closes ?? []));
  const marks = positionsIn<TicketMark>(({ icon = '', title }) => `${icon} ${title}`);
  const versions = positionsIn<TicketVersion>(({ version, words = '' }) => `${version} ${words}`);
  const codeOf = ({
    start,
    at,
    note,
    href,
    closes,
    marks: own,
    price,
    ...others
  }: WrittenTicket): TicketCode => {
    const rest = { ...others, ...(at === moment(day, start) ? {} : { at }) };
    const code: WrittenCode = [
      start,
      note ?? 0,
      href?.slice(links.length) ?? 0,
      closes?.slice(closing.length) ?? 0,
      own.length === 0 ? 0 : own.map(marks.positionOf),
      price ?? 0,
      Object.keys(rest).length === 0 ? 0 : rest,
    ];
    while (code.at(-1) === 0) code.pop();
    return code;
  };
  const groupCode = ({ tickets: own, ...version }: WrittenGroup): GroupCode => [
    versions.positionOf(version),
    ...own.map(codeOf),
  ];
  const codes = lists.map(({ groups, past }) => ({
    groups: groups.map(groupCode),
    ...(past === undefined ? {} : { past: { title: past.title, groups: past.groups.map(groupCode) } }),
  }));
  return { shared: { day, links, closing, marks: marks.items, versions: versions.items }, codes };
}

type WrittenTicket = WrittenGroup['tickets'][number];

/** The version and the tickets of a group. */
export function groupOf(shared: TicketsShared, [version, ...tickets]: GroupCode) {
  return {
    ...(shared.versions[version] ?? { version: '' }),
    tickets: tickets.map((code) => ticketOf(shared, code)),
  };
}

function ticketOf({ day, links, closing }: TicketsShared, code: TicketCode): TicketData {
  const [start, note = 0, href = 0, closes = 0, marks = 0, price = 0, rest = 0] = code;
  return {
    start,
    at: moment(day, start),
    ...(note === 0 ? {} : { note }),
    ...(href === 0 ? {} : { href: `${links}${href}` }),
    ...(closes === 0 ? {} : { closes: `${closing}${closes}` }),
    ...(marks === 0 ? {} : { marks }),
    ...(price === 0 ? {} : { price }),
    ...(rest === 0 ? {} : rest),
  };
}

/** The local time for machines: the hours and minutes in a time as it is read (`19h30`), on a day. */
function moment(day: string, start: string): string {
  return `${day}T${clockIn(start)}:00`;
}
