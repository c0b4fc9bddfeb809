import type { ShowtimeStatus } from '#src/domain/showtime/showtime-status.ts';
import type { IconName } from '#src/styles/icon-paths.ts';
import type { LabelStyle } from '../label/own-colours.ts';

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
  readonly marks?: readonly TicketMark[];
}

/** The tickets of one version. */
export interface TicketGroup {
  /** The version as on the poster (`VOST`). */
  readonly version: string;
  /** The version in common words, when these differ. */
  readonly words?: string;
  readonly tickets: readonly TicketData[];
}

/** The showtimes of one film in one cinema on one day: those to come, and those that have begun with their number. */
export interface TicketsData {
  readonly groups: readonly TicketGroup[];
  readonly past?: { readonly title: string; readonly groups: readonly TicketGroup[] };
}
