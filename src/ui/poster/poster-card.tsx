import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { NextTimesData } from '../showtime/next-times.client.tsx';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import {
  PosterCardBody,
  type CardControlWords,
  type CardFlag,
  type PosterCardData,
} from './poster-card.client.tsx';
import type { PicturePriority } from '../picture/picture-priority.ts';

/** The texts and addresses of a card. */
export interface CardWords {
  readonly to: PageRef;
  readonly title: string;
  readonly poster: string | null;
  readonly dominantColour?: string | null;
  readonly flag?: CardFlag | null;
  /** A line below the title: duration and genres, or the release date. */
  readonly meta?: ReactNode;
  /** A highlighted line below `meta`: when the show plays, as the page's filters ask for. */
  readonly note?: string | null;
  /** The card's show, when the card offers its details. */
  readonly show?: { readonly slug: string; readonly event: boolean };
  /** The next showtimes near the visitor. */
  readonly next?: NextTimesData | null;
  /** Of a card of the first screen. */
  readonly priority?: PicturePriority | undefined;
}

interface PosterCardProps extends CardWords {
  readonly locale: Locale;
  /** Content below the lines: rating, a badge. */
  readonly children?: ReactNode;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** The labels of its buttons, when it is about a show. */
  readonly controls?: CardControlWords;
}

/** The data of a card for its island; unset values are left out. */
export function cardData(locale: Locale, words: CardWords): PosterCardData {
  const { to, title, poster, dominantColour, flag, meta, note, next, priority, show } = words;
  return {
    href: addressOf(locale, to),
    title,
    poster,
    ...(isFilterLink(to) ? { narrows: true } : {}),
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(flag ? { flag } : {}),
    ...(meta ? { meta } : {}),
    ...(note ? { note } : {}),
    ...(next ? { next } : {}),
    ...(priority ? { priority } : {}),
    ...(show ? { show: show.slug, ...(show.event ? { event: true } : {}) } : {}),
  };
}

/**
 * A film in a list. One link covers the whole card. Its body is an island, so that a page has each poster once as HTML,
 * beside a little data.
 */
export function PosterCard({ locale, children, heading, controls, ...words }: PosterCardProps) {
  return (
    <PosterCardBody
      {...cardData(locale, words)}
      {...(heading === undefined ? {} : { heading })}
      {...(controls === undefined ? {} : { controls })}
    >
      {children}
    </PosterCardBody>
  );
}
