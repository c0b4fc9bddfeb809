'use client';

import type { Day } from '#src/kernel/date/day.ts';
import { popupContext, popupLinks } from '#src/popups/protocol/trigger.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { Later } from '#src/ui/layout/later.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { FlagTone } from '#src/styles/flag-shapes.ts';
import { FilmRowBody, type FilmRowData } from '#src/ui/poster/film-row.client.tsx';
import type { TicketsData } from '#src/ui/showtime/ticket-data.ts';
import { Tickets } from '#src/ui/showtime/tickets.client.tsx';
import css from './programme-films.module.scss';

/** The labels of a film. */
export interface FilmMarks {
  readonly flag?: { readonly tone: FlagTone; readonly label: string };
  readonly badge?: string;
}

/** A film with its times; unset values are not sent. */
interface ProgrammeRow extends FilmRowData, FilmMarks, TicketsData {
  /** What the links to bookings do: names film, cinema and day. */
  readonly books: string;
  /** The address of the film's times, when they could not be read. */
  readonly times?: string;
}

interface ProgrammeRowsProps {
  /** Slug and name of the cinema. */
  readonly cinema: string;
  readonly place: string;
  readonly day: Day;
  readonly words: { readonly warns: string; readonly seeTimes: string };
  readonly rows: readonly ProgrammeRow[];
}

/** Number of films that are in the first screen at every width. */
const firstFilms = 6;

/** The films of `ProgrammeFilms`: one island, so that the page has each of them once as HTML. */
export function ProgrammeRows({ cinema, place, day, words, rows }: ProgrammeRowsProps) {
  return (
    <ul className={css['films']} {...popupContext({ cinema, place, day })}>
      <Rows words={words} rows={rows.slice(0, firstFilms)} />
      <Later>
        <Rows words={words} rows={rows.slice(firstFilms)} />
      </Later>
    </ul>
  );
}

function Rows({ words, rows }: Pick<ProgrammeRowsProps, 'words' | 'rows'>) {
  return rows.map(({ books, times, flag, badge, groups, past, ...film }) => (
    <FilmRowBody
      key={film.slug}
      {...film}
      as="li"
      warns={words.warns}
      marks={
        <>
          {flag === undefined ? null : <Flag {...flag} />}
          {badge === undefined ? null : <Badge tone="accent">{badge}</Badge>}
        </>
      }
    >
      {(beside) => (
        <>
          {times === undefined ? null : (
            <p className={beside}>
              <PageLink href={times} prefetch={false} rel="nofollow" className={buttonClass('outlined')}>
                <Icon name="clock" />
                {words.seeTimes}
              </PageLink>
            </p>
          )}
          {groups.length === 0 && past === undefined ? null : (
            <Tickets
              className={beside}
              groups={groups}
              {...(past === undefined ? {} : { past })}
              books={books}
              behaviour={popupLinks('showtimeDetails', { show: film.slug, title: film.title })}
            />
          )}
        </>
      )}
    </FilmRowBody>
  ));
}
