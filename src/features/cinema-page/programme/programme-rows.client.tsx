'use client';

import { popupContext, popupLinks } from '#src/popups/protocol/trigger.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { Later } from '#src/ui/layout/later.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { FlagTone } from '#src/styles/flag-shapes.ts';
import { FilmRowBody, type FilmRowData } from '#src/ui/poster/film-row.client.tsx';
import type { TicketsCode, TicketsShared } from '#src/ui/showtime/ticket-code.ts';
import { Tickets } from '#src/ui/showtime/tickets.client.tsx';
import css from './programme-films.module.scss';

/** The labels of a film. */
export interface FilmMarks {
  readonly flag?: { readonly tone: FlagTone; readonly label: string };
  readonly badge?: string;
}

/** A film without what it shares with the others; unset values are not sent. */
interface ProgrammeRow extends Omit<FilmRowData, 'href' | 'poster'>, FilmMarks, Partial<TicketsCode> {
  /** What follows `links`; absent when it is the slug, null when there is no page to link to. */
  readonly at?: string | null;
  /** What is between `posters` and `sizes`. */
  readonly poster?: string;
  /** What is between `before` and `after`; absent when it is the title. */
  readonly said?: string;
  /** The address of the film's times, when they could not be read. */
  readonly times?: string;
}

interface ProgrammeRowsProps {
  /** Slug and name of the cinema. */
  readonly cinema: string;
  readonly place: string;
  readonly shared: TicketsShared;
  /** What the films share. */
  readonly common: Readonly<Record<'links' | 'posters' | 'sizes' | 'before' | 'after', string>>;
  readonly words: { readonly warns: string; readonly seeTimes: string };
  readonly rows: readonly ProgrammeRow[];
}

/** Number of films that are in the first screen at every width. */
const firstFilms = 6;

/** The films of `ProgrammeFilms`: one island, so that the page says what they share once. */
export function ProgrammeRows({ rows, ...all }: ProgrammeRowsProps) {
  return (
    <ul
      className={css['films']}
      {...popupContext({ cinema: all.cinema, place: all.place, day: all.shared.day })}
    >
      <Rows {...all} rows={rows.slice(0, firstFilms)} />
      <Later>
        <Rows {...all} rows={rows.slice(firstFilms)} />
      </Later>
    </ul>
  );
}

function Rows({ shared, common, words, rows }: Omit<ProgrammeRowsProps, 'cinema' | 'place'>) {
  return rows.map(({ at, poster, said, times, flag, badge, groups = [], past, ...film }) => {
    const follows = at === undefined ? film.slug : at;
    return (
      <FilmRowBody
        key={film.slug}
        {...film}
        as="li"
        href={follows === null ? null : `${common.links}${follows}`}
        poster={poster === undefined ? null : `${common.posters}${poster}${common.sizes}`}
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
                <PageLink href={times} ahead={false} rel="nofollow" className={buttonClass('outlined')}>
                  <Icon name="clock" />
                  {words.seeTimes}
                </PageLink>
              </p>
            )}
            {groups.length === 0 && past === undefined ? null : (
              <Tickets
                className={beside}
                shared={shared}
                groups={groups}
                {...(past === undefined ? {} : { past })}
                books={`${common.before}${said ?? film.title}${common.after}`}
                behaviour={popupLinks('showtimeDetails', { show: film.slug, title: film.title })}
              />
            )}
          </>
        )}
      </FilmRowBody>
    );
  });
}
