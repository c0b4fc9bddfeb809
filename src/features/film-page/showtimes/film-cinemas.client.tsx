'use client';

import { popupContext, popupLinks } from '#src/popups/protocol/trigger.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import type { TicketsCode, TicketsShared } from '#src/ui/showtime/ticket-code.ts';
import { Tickets } from '#src/ui/showtime/tickets.client.tsx';
import { OwnList, OwnMarkOf } from '#src/visitor/own/own-list.client.tsx';
import css from './film-showtimes-section.module.scss';

/** A cinema with its showtimes, without what it shares with the others; unset values are not sent. */
export interface CinemaRow extends TicketsCode {
  readonly slug: string;
  readonly name: string;
  /** Whether its slug can be in no address. */
  readonly plain?: true;
  readonly city?: string;
  /** What follows `cities`; absent when the city has no page. */
  readonly cityAt?: string;
  readonly distance?: string;
  /** Its day and that day in words, when it is not the page's. */
  readonly own?: readonly [day: string, words: string];
  /** What is between `before` and `after`; absent when it is the name. */
  readonly said?: string;
}

interface FilmCinemasProps {
  /** Slug and title of the film. */
  readonly show: string;
  readonly title: string;
  readonly shared: TicketsShared;
  /** What the cinemas share. */
  readonly common: Readonly<Record<'links' | 'cities' | 'before' | 'after', string>>;
  /** The word of the mark of the visitor's own. */
  readonly ownWord: string;
  readonly cinemas: readonly CinemaRow[];
}

/** The address of a link: its common beginning and what follows. */
const at = (start: string, rest: string) => ({ href: `${start}${rest}` });

/** The cinemas of `FilmCinemas`, the visitor's own first: one island, so that the page says what they share once. */
export function CinemaRows({ show, title, shared, common, ownWord, cinemas }: FilmCinemasProps) {
  return (
    <OwnList
      className={css['cinemas']}
      attributes={popupContext({ show, title })}
      items={cinemas.map(({ slug, name, plain, city, cityAt, distance, own, said, groups, past }) => ({
        slug,
        node: (
          <section className={css['cinema']} aria-labelledby={`at-${slug}`}>
            <h3 id={`at-${slug}`} className={css['name']}>
              {plain === true ? name : <PageLink {...at(common.links, slug)}>{name}</PageLink>}
              {city === undefined ? null : (
                <span className={css['city']}>
                  {' '}
                  {cityAt === undefined ? city : <PageLink {...at(common.cities, cityAt)}>{city}</PageLink>}
                </span>
              )}
              <OwnMarkOf slug={slug} word={ownWord} />
              {distance === undefined ? null : <span className={css['distance']}> {distance}</span>}
              {own === undefined ? null : <span className={css['ownDay']}> {own[1]}</span>}
            </h3>
            <Tickets
              shared={shared}
              groups={groups}
              {...(past === undefined ? {} : { past })}
              books={`${common.before}${said ?? name}${common.after}`}
              behaviour={popupLinks('showtimeDetails', {
                cinema: slug,
                place: name,
                day: own?.[0] ?? shared.day,
              })}
            />
          </section>
        ),
      }))}
    />
  );
}
