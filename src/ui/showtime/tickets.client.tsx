'use client';

import { clsx } from 'clsx';
import { Fragment } from 'react';
import { popupContext } from '#src/popups/protocol/trigger.ts';
import { Icon } from '../picture/icon.tsx';
import { signAtEnd } from '../picture/sign.ts';
import type { ShowtimeStatus } from '#src/domain/showtime/showtime-status.ts';
import { useClosing } from './closing.client.tsx';
import { closingMark, ticketState } from './closing.ts';
import type { TicketData, TicketMark, TicketsData } from './ticket-data.ts';
import css from './tickets.module.scss';

/** The showtimes of one film in one cinema on one day; see `useTickets`. */
export interface TicketsProps extends TicketsData {
  /** What a link does, after its own texts and its version: names film, cinema and day. */
  readonly books: string;
  /** `data-` attributes for the links of the tickets, which take effect with script. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
  readonly className?: string | undefined;
}

/**
 * The showtimes of one film in one cinema by version: first those to come, then those that have begun, folded behind
 * their number. An island, so that a page has each showtime once as HTML, beside a little data.
 */
export function Tickets(props: TicketsProps) {
  const { books, groups, past, behaviour, className } = props;
  return (
    <div className={clsx(css['showtimes'], className)} {...behaviour}>
      <Groups {...props} books={books} groups={groups} />
      {past === undefined ? null : (
        <details>
          <summary {...signAtEnd('chevron-down')}>{past.title}</summary>
          <Groups {...props} books={books} groups={past.groups} />
        </details>
      )}
    </div>
  );
}

type GroupsProps = Pick<TicketsProps, 'behaviour' | 'books' | 'groups'>;

function Groups({ behaviour, books, groups }: GroupsProps) {
  return groups.map(({ version, words, tickets }) => (
    <Fragment key={version}>
      <h4 className={css['version']} {...(words === undefined ? {} : { 'data-code': version })}>
        {words ?? version}
      </h4>
      <ul
        className={css['list']}
        aria-label={words ?? version}
        {...(behaviour === undefined ? {} : popupContext({ version: words ?? version }))}
      >
        {tickets.map((ticket, index) => (
          // The index is a good key here: the list changes only with its page.
          <li key={index}>
            <Ticket {...ticket} books={`${words ?? version}, ${books}`} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

interface TicketProps extends TicketData {
  readonly books: string;
}

/**
 * One showtime as a ticket: start, end or state, and what is particular about it; its version stands above its group. An
 * available showtime is one link to the booking (D37). A showtime that is sold out is a hatched, struck-through ticket
 * with a text; a locked one is an empty outline with a text, a cancelled one struck through in such an outline. They are
 * not links (R165). A page has very many of them: note and price are lines of one text without an element, the last icon
 * is the sign at the end of the ticket, and the name of a link, which begins with its texts, is an attribute (ADR-0058).
 * The spaces between the texts are for programs that compare the two.
 */
function Ticket(written: TicketProps) {
  const past = useClosing(written.closes);
  const props = past === null ? written : closed(written, past);
  const { books, start, at, note, state = 'available', href, closes, price, special, colours } = props;
  const { marks = [] } = props;
  const titles = marks.map(({ title }) => title);
  const isNamed = href !== undefined;
  // The name of the link says what the icon means.
  const sign = isNamed ? marks.at(-1)?.icon : undefined;
  const elements = sign === undefined ? marks : marks.slice(0, -1);
  const lines = [note, price].map((line) => (line === undefined ? '' : ` \n${line}`)).join('');
  const body = (
    <>
      <time dateTime={at}>{start}</time>
      {lines === '' ? null : `${lines} `}
      {special === undefined ? null : (
        <b className={css['special']} style={colours}>
          {`${special} `}
        </b>
      )}
      {elements.map((mark) => (
        <Mark key={mark.title} {...mark} named={isNamed} />
      ))}
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
    <a
      className={classes}
      href={href}
      aria-label={[start, note, price, special, ...titles, books].filter(Boolean).join(' ')}
      {...ticketState(state)}
      {...closingMark(closes)}
      {...(sign === undefined ? {} : signAtEnd(sign))}
    >
      {body}
    </a>
  );
}

/** A ticket whose booking has ended: its price is of no use either. */
function closed({ books, start, at, special, colours, marks }: TicketProps, past: string): TicketProps {
  return {
    books,
    start,
    at,
    note: past,
    state: 'locked',
    ...(special === undefined ? {} : { special }),
    ...(colours === undefined ? {} : { colours }),
    ...(marks === undefined ? {} : { marks }),
  };
}

const shapes: Readonly<Record<Exclude<ShowtimeStatus, 'available'>, string>> = {
  soldout: 'full',
  locked: 'old',
  cancelled: 'gone',
};

interface MarkProps extends TicketMark {
  /** Whether the name of the ticket says it. */
  readonly named: boolean;
}

function Mark({ title, icon, short, image, premium, named }: MarkProps) {
  if (icon !== undefined) return <Icon name={icon} label={named || title === '' ? undefined : title} />;
  return (
    <span
      className={clsx(css['mark'], premium === true && css['premium'])}
      {...(short === undefined || short === title ? {} : { 'data-short': short })}
    >
      {image === undefined ? null : (
        <picture>
          <img src={image} alt="" height={16} width={16} loading="lazy" />
        </picture>
      )}
      {`${title} `}
    </span>
  );
}
