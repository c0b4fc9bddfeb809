'use client';

import type { Day } from '#src/kernel/date/day.ts';
import { popupContext, popupLinks } from '#src/popups/protocol/trigger.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import type { TicketsData } from '#src/ui/showtime/ticket-data.ts';
import { Tickets } from '#src/ui/showtime/tickets.client.tsx';
import { OwnList, OwnMarkOf } from '#src/visitor/own/own-list.client.tsx';
import css from './film-showtimes-section.module.scss';

/** A cinema with its showtimes; unset values are not sent. */
export interface CinemaRow extends TicketsData {
  readonly slug: string;
  readonly name: string;
  /** Absent when its slug can be in no address. */
  readonly href?: string;
  readonly city?: string;
  /** Absent when the city has no page. */
  readonly cityHref?: string;
  readonly distance?: string;
  readonly day: Day;
  /** Its day in words, when it is not the page's. */
  readonly dayWords?: string;
  /** What the links to bookings do: names film, cinema and day. */
  readonly books: string;
}

interface FilmCinemasProps {
  /** Slug and title of the film. */
  readonly show: string;
  readonly title: string;
  /** The word of the mark of the visitor's own. */
  readonly ownWord: string;
  readonly cinemas: readonly CinemaRow[];
}

/** The cinemas of `FilmCinemas`, the visitor's own first: one island, so that the page has each of them once as HTML. */
export function CinemaRows({ show, title, ownWord, cinemas }: FilmCinemasProps) {
  return (
    <OwnList
      className={css['cinemas']}
      attributes={popupContext({ show, title })}
      items={cinemas.map(({ slug, name, href, city, cityHref, distance, day, dayWords, ...tickets }) => ({
        slug,
        node: (
          <section className={css['cinema']} aria-labelledby={`at-${slug}`}>
            <h3 id={`at-${slug}`} className={css['name']}>
              {href === undefined ? name : <PageLink href={href}>{name}</PageLink>}
              {city === undefined ? null : (
                <span className={css['city']}>
                  {' '}
                  {cityHref === undefined ? city : <PageLink href={cityHref}>{city}</PageLink>}
                </span>
              )}
              <OwnMarkOf slug={slug} word={ownWord} />
              {distance === undefined ? null : <span className={css['distance']}> {distance}</span>}
              {dayWords === undefined ? null : <span className={css['ownDay']}> {dayWords}</span>}
            </h3>
            <Tickets
              {...tickets}
              behaviour={popupLinks('showtimeDetails', { cinema: slug, place: name, day })}
            />
          </section>
        ),
      }))}
    />
  );
}
