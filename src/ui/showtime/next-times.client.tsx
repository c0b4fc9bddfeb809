'use client';

import { popupLinks } from '#src/popups/protocol/trigger.ts';
import { PageLink } from '../link/link.client.tsx';
import { clockIn } from './clock-in.ts';
import { useClosing } from './closing.client.tsx';
import { closingMark, ticketState } from './closing.ts';
import { useLeftTimes } from './left-times.ts';
import css from './next-times.module.scss';
import { shownUnderPoster } from './under-poster.ts';

/** One showtime. */
export interface NextTime {
  /** As it is read: `14h25`. */
  readonly start: string;
  /** Why it cannot be had, or its version where that does not stand above. */
  readonly note?: string;
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
  /** Title of the show. */
  readonly title: string;
  /** Name of the cinema, unless the page is about it. */
  readonly name?: string;
  readonly distance?: string;
  /** The day, unless the page names it above. */
  readonly when?: string;
  /** The version of all showtimes in words, when they have one. */
  readonly version?: string;
  /** Its abbreviation, unless the words are it. */
  readonly code?: string;
  /** Film, cinema and day: the name of the list, and the end of the name of each link in it. */
  readonly label: string;
  /** In order; more than are shown, so that a kept page has others in place of what is over. */
  readonly times: readonly NextTime[];
  /** How many of them are shown; {@link shownUnderPoster} by default. */
  readonly shown?: number;
  /** A link to all showtimes of the show. */
  readonly more?: { readonly href: string; readonly text: string };
}

interface NextTimesProps extends NextTimesData {
  /** The context of the popups that an element around it has already. */
  readonly around?: PopupPlace | undefined;
}

/** Where a showtime is, for its popup. */
export type PopupPlace = Pick<NextTimesData, 'cinema' | 'day'>;

/**
 * The next showtimes of a show, each a link to its booking, and a link to all others. An island, so that a page with
 * many of them has each once as HTML, beside a little data.
 */
export function NextTimes(props: NextTimesProps) {
  const { show, title, cinema, day, around, name, distance, when, version, code, label, times, more } = props;
  const left = useLeftTimes(times, props.shown ?? shownUnderPoster);
  const context = {
    show,
    ...(cinema === around?.cinema ? {} : { cinema }),
    ...(day === around?.day ? {} : { day }),
  };
  return (
    <div className={css['next']}>
      {when === undefined && name === undefined ? null : (
        <div>
          {when === undefined ? null : <strong>{when}</strong>}
          {name === undefined ? null : <span>{name}</span>}
          {distance === undefined ? null : <small>{distance}</small>}
        </div>
      )}
      {version === undefined ? null : <p {...(code === undefined ? {} : { 'data-code': code })}>{version}</p>}
      <ul aria-label={label} {...popupLinks('showtimeDetails', context)}>
        {left.map((time) => (
          <li key={`${time.start} ${time.href ?? time.note}`}>
            <Time {...time} label={label} version={version} />
          </li>
        ))}
      </ul>
      {more === undefined ? null : (
        <PageLink href={more.href} prefetch={false}>
          {more.text}
          <span>{` ${title}`}</span>
        </PageLink>
      )}
    </div>
  );
}

/** One that can be booked is a link without a state, because a page has very many of them. */
function Time({
  label,
  version,
  ...written
}: NextTime & Pick<NextTimesData, 'label'> & { readonly version: string | undefined }) {
  const past = useClosing(written.closes);
  const { start, note, href, soldOut, closes }: NextTime =
    past === null ? written : { start: written.start, note: past };
  const body = (
    <>
      <time dateTime={clockIn(start)}>{start}</time>
      {note === undefined ? null : ` ${note} `}
    </>
  );
  if (href !== undefined)
    return (
      <a
        href={href}
        aria-label={[start, note ?? version, label].filter(Boolean).join(' ')}
        {...closingMark(closes)}
      >
        {body}
      </a>
    );
  return (
    <span className={css['shut']} {...ticketState(soldOut === true ? 'soldout' : 'locked')}>
      {body}
    </span>
  );
}
