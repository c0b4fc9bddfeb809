'use client';

import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { LabelStyle } from '../label/own-colours.ts';
import { Drawing } from '../picture/drawing.client.tsx';
import { signPaths } from '../picture/sign-paths.ts';
import { closingMark, ticketState, type TicketState } from './closing.ts';
import { ticketIconId, type TicketIcon } from './ticket-icons.ts';
import css from './tickets.module.scss';

/** A fact about a showtime as an icon or a word mark: a format, a seat, an accessibility feature. */
export interface TicketMark {
  /** The text; for an icon the text for assistive technology. */
  readonly title: string;
  /** Icon; without one the title itself is shown, because people know these as word marks (IMAX, 4DX). */
  readonly icon?: TicketIcon;
  /** A short text of the chain before the title (R086). */
  readonly short?: string;
  /** Address of a picture of the chain before the title (R086). */
  readonly image?: string;
  /** Whether it is a premium experience, shown in brass. */
  readonly premium?: true;
}

/** One showtime, in texts as they are read; unset values are left out. */
export interface TicketData {
  /** `19h30`. */
  readonly start: string;
  /** For machines, local time of the cinema: `2026-11-21T19:30:00`. */
  readonly at: string;
  /** When it ends, or why it cannot be booked. */
  readonly note?: string;
  /** Absent for an available showtime. */
  readonly state?: Exclude<TicketState, 'available'>;
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
  /** Positions in the marks of the island. */
  readonly marks?: readonly number[];
}

/** Tickets of one version below its name. */
export interface TicketGroup {
  /** As on the poster: `VOST`. */
  readonly version: string;
  /** In common words, when these differ. */
  readonly words?: string;
  readonly tickets: readonly TicketData[];
}

/** The showtimes of one film in one cinema on one day; see `ticketsData`. */
export interface TicketsData {
  /** What a link does, after its own texts: names film, cinema and day. */
  readonly books: string;
  readonly marks: readonly TicketMark[];
  /** Those to come, by version. */
  readonly groups: readonly TicketGroup[];
  /** Those that have begun, and their number in words. */
  readonly past?: { readonly title: string; readonly groups: readonly TicketGroup[] };
  /** The level of the headings for versions. */
  readonly heading?: 'h3' | 'h4';
  /** `data-` attributes for the links of the tickets, which take effect with script. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * The showtimes of one film in one cinema by version: first those to come, then those that have begun, folded behind
 * their number. An island, so that a page has each showtime once as HTML, beside a little data.
 */
export function Tickets(props: TicketsData) {
  const { groups, past, behaviour } = props;
  return (
    <div className={css['showtimes']} {...behaviour}>
      <Groups {...props} groups={groups} />
      {past === undefined ? null : (
        <details>
          <summary>
            <Drawing {...signPaths['chevron-down']} />
            {past.title}
          </summary>
          <Groups {...props} groups={past.groups} />
        </details>
      )}
    </div>
  );
}

function Groups({ books, marks, groups, heading: Heading = 'h4' }: TicketsData) {
  return groups.map(({ version, words, tickets }) => (
    <Fragment key={version}>
      <Heading className={css['version']}>
        {version}
        {words === undefined ? null : <span>{` ${words}`}</span>}
      </Heading>
      <ul className={css['list']} aria-label={words ?? version}>
        {tickets.map((ticket, index) => (
          // The index is a good key here: the list changes only with its page.
          <li key={index}>
            <Ticket {...ticket} books={books} all={marks} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

interface TicketProps extends TicketData {
  readonly books: string;
  /** The marks that `marks` counts. */
  readonly all: readonly TicketMark[];
}

/**
 * One showtime as a ticket: start, end or state, and what is particular about it; its version stands above its group. An
 * available showtime is one link to the booking (D37). A showtime that is sold out is a hatched, struck-through ticket
 * with a text; a locked one is an empty outline with a text, a cancelled one struck through in such an outline. They are
 * not links (R165).
 */
function Ticket(props: TicketProps) {
  const { start, at, note, state = 'available', href, closes, price, special, colours, highlighted } = props;
  const marks = (props.marks ?? []).flatMap((position) => props.all[position] ?? []);
  const body = (
    <>
      <time dateTime={at}>{start}</time>
      {note === undefined ? null : <small>{note}</small>}
      {price === undefined && special === undefined && marks.length === 0 ? null : (
        <span className={css['marks']}>
          {price === undefined ? null : <em>{price}</em>}
          {special === undefined ? null : (
            <b className={css['special']} style={colours}>
              {special}
            </b>
          )}
          {marks.map((mark) => (
            <Mark key={mark.title} {...mark} />
          ))}
        </span>
      )}
    </>
  );
  const classes = clsx(css['ticket'], css[shapes[state]], highlighted === true && css['highlighted']);
  if (href === undefined)
    return (
      <span className={classes} {...ticketState(state)}>
        {body}
      </span>
    );
  return (
    <a className={classes} href={href} {...ticketState(state)} {...closingMark(closes)}>
      {body}
      <span className={css['heard']}>{` ${props.books}`}</span>
    </a>
  );
}

const shapes: Readonly<Record<TicketState, string>> = {
  available: 'open',
  soldout: 'full',
  locked: 'old',
  cancelled: 'gone',
};

function Mark({ title, icon, short, image, premium }: TicketMark) {
  if (icon !== undefined)
    return (
      <svg role={title === '' ? undefined : 'img'} aria-label={title}>
        <use href={`#${ticketIconId(icon)}`} />
      </svg>
    );
  return (
    <span className={premium === true ? css['premium'] : undefined}>
      {image === undefined ? null : (
        <picture>
          <img src={image} alt="" height={16} width={16} loading="lazy" />
        </picture>
      )}
      {short === undefined || short === title ? null : <span aria-hidden="true">{short}</span>}
      {title}
    </span>
  );
}
