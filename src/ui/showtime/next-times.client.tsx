'use client';

import { popupLinks } from '#src/popups/protocol/trigger.ts';
import { PageLink } from '../link/link.client.tsx';
import { closingMark, ticketState } from './closing.ts';
import css from './next-times.module.scss';

/** One showtime. */
export interface NextTime {
  /** As it is read: `14h25`. */
  readonly start: string;
  /** For machines: `14:25`. */
  readonly clock: string;
  /** The version, or why it cannot be had. */
  readonly note: string;
  /** Address of the booking; absent when it cannot be booked. */
  readonly href?: string;
  readonly soldOut?: true;
  /** Instant at which the booking ends, ISO 8601. */
  readonly closes?: string;
}

/** The next showtimes of a show in one cinema, as texts; unset values are left out. */
export interface NextTimesData {
  /** Slugs of show and cinema, and the programme day: the context of the popups. */
  readonly show: string;
  readonly cinema: string;
  readonly day: string;
  /** Name of the cinema. */
  readonly name: string;
  readonly distance?: string;
  /** The day, when it is not today. */
  readonly when?: string;
  /** What the showtimes have in common, for assistive technology. */
  readonly label: string;
  readonly times: readonly NextTime[];
  /** A link to all showtimes of the show. */
  readonly more?: { readonly href: string; readonly text: string; readonly title: string };
}

interface NextTimesProps extends NextTimesData {
  /** False where a heading names the cinema already. */
  readonly named?: boolean;
}

/**
 * The next showtimes of a show, each a link to its booking, and a link to all others. An island, so that a page with
 * many of them has each once as HTML, beside a little data.
 */
export function NextTimes(props: NextTimesProps) {
  const { show, cinema, day, name, distance, when, label, times, more, named = true } = props;
  return (
    <div className={css['next']}>
      {named || when !== undefined ? (
        <p className={css['cinema']}>
          {when === undefined ? null : <strong>{when}</strong>}
          {named ? <span>{name}</span> : null}
          {distance === undefined ? null : <small>{distance}</small>}
        </p>
      ) : null}
      <ul aria-label={label} {...popupLinks('showtimeDetails', { show, cinema, day })}>
        {times.map((time) => (
          <li key={`${time.clock} ${time.href ?? time.note}`}>
            <Time {...time} />
          </li>
        ))}
      </ul>
      {more === undefined ? null : (
        <PageLink href={more.href} ahead={false}>
          {more.text}
          <span className={css['heard']}> {more.title}</span>
        </PageLink>
      )}
    </div>
  );
}

function Time({ start, clock, note, href, soldOut, closes }: NextTime) {
  const body = (
    <>
      <time dateTime={clock}>{start}</time>
      <span>{note}</span>
    </>
  );
  if (href !== undefined)
    return (
      <a href={href} {...ticketState('available')} {...closingMark(closes)}>
        {body}
      </a>
    );
  return (
    <span className={css['shut']} {...ticketState(soldOut === true ? 'soldout' : 'locked')}>
      {body}
    </span>
  );
}
