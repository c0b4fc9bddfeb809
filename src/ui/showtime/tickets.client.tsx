'use client';

import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Drawing } from '../picture/drawing.client.tsx';
import { signPaths } from '../picture/sign-paths.ts';
import { closingMark, ticketState, type TicketState } from './closing.ts';
import {
  groupOf,
  type TicketData,
  type TicketMark,
  type TicketsCode,
  type TicketsShared,
} from './ticket-code.ts';
import css from './tickets.module.scss';

/** The showtimes of one film in one cinema on one day; see `ticketCodes`. */
export interface TicketsProps extends TicketsCode {
  /** What a link does, after its own texts: names film, cinema and day. */
  readonly books: string;
  readonly shared: TicketsShared;
  /** The level of the headings for versions. */
  readonly heading?: 'h3' | 'h4';
  /** `data-` attributes for the links of the tickets, which take effect with script. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * The showtimes of one film in one cinema by version: first those to come, then those that have begun, folded behind
 * their number. An island, so that a page has each showtime once as HTML, beside a little data.
 */
export function Tickets(props: TicketsProps) {
  const { books, groups, past, behaviour } = props;
  return (
    <div className={css['showtimes']} {...behaviour}>
      <Groups {...props} books={books} groups={groups} />
      {past === undefined ? null : (
        <details>
          <summary>
            <Drawing {...signPaths['chevron-down']} />
            {past.title}
          </summary>
          <Groups {...props} books={books} groups={past.groups} />
        </details>
      )}
    </div>
  );
}

type GroupsProps = Pick<TicketsProps, 'books' | 'shared' | 'groups' | 'heading'>;

function Groups({ books, shared, groups, heading: Heading = 'h4' }: GroupsProps) {
  return groups.map((code) => {
    const { version, words, tickets } = groupOf(shared, code);
    return (
      <Fragment key={version}>
        <Heading className={css['version']}>
          {version}
          {words === undefined ? null : <span>{` ${words}`}</span>}
        </Heading>
        <ul className={css['list']} aria-label={words ?? version}>
          {tickets.map((ticket, index) => (
            // The index is a good key here: the list changes only with its page.
            <li key={index}>
              <Ticket {...ticket} books={books} all={shared.marks} />
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });
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
  const { books, start, at, note, state = 'available', href, closes, price, special, colours } = props;
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
  const classes =
    clsx(state !== 'available' && css[shapes[state]], props.highlighted === true && css['highlighted']) ||
    undefined;
  if (href === undefined)
    return (
      <span className={classes} {...ticketState(state)}>
        {body}
      </span>
    );
  return (
    <a className={classes} href={href} {...ticketState(state)} {...closingMark(closes)}>
      {body}
      <span className={css['heard']}>{` ${books}`}</span>
    </a>
  );
}

const shapes: Readonly<Record<Exclude<TicketState, 'available'>, string>> = {
  soldout: 'full',
  locked: 'old',
  cancelled: 'gone',
};

function Mark({ title, icon, short, image, premium }: TicketMark) {
  if (icon !== undefined)
    return <i role={title === '' ? undefined : 'img'} aria-label={title} className={css[icon]} />;
  return (
    <span
      className={premium === true ? css['premium'] : undefined}
      {...(short === undefined || short === title ? {} : { 'data-short': short })}
    >
      {image === undefined ? null : (
        <picture>
          <img src={image} alt="" height={16} width={16} loading="lazy" />
        </picture>
      )}
      {title}
    </span>
  );
}
