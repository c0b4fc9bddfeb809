import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import {
  PosterCardBody,
  type CardControlWords,
  type CardFlag,
  type PosterCardData,
} from './poster-card.client.tsx';

/** A card in words and addresses. */
export interface CardWords {
  readonly to: PageRef;
  readonly title: string;
  readonly poster: string | null;
  readonly dominantColour?: string | null;
  readonly flag?: CardFlag | null;
  /** A line below the title: duration and genres, or the release date. */
  readonly meta?: ReactNode;
  /** A line below that stands out: when it is on as the page asks for it. */
  readonly note?: string | null;
  /** The show that it is about, where the card offers its details. */
  readonly show?: { readonly slug: string; readonly event: boolean };
  /** Among the first on the screen. */
  readonly priority?: boolean;
}

interface PosterCardProps extends CardWords {
  readonly locale: Locale;
  /** Below the lines: rating, a badge. */
  readonly children?: ReactNode;
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** What its controls say, where it is about a show. */
  readonly controls?: CardControlWords;
}

/** The card as its island takes it; what is not said is not sent. */
export function cardData(locale: Locale, words: CardWords): PosterCardData {
  const { to, title, poster, dominantColour, flag, meta, note, priority, show } = words;
  return {
    href: addressOf(locale, to),
    title,
    poster,
    ...(isFilterLink(to) ? { narrows: true } : {}),
    ...(dominantColour ? { colour: dominantColour } : {}),
    ...(flag ? { flag } : {}),
    ...(meta ? { meta } : {}),
    ...(note ? { note } : {}),
    ...(priority ? { priority } : {}),
    ...(show ? { show: show.slug, ...(show.event ? { event: true } : {}) } : {}),
  };
}

/**
 * A film in a list: the poster does the talking. One link, as large as the card. Its body is an island, so that a page
 * carries each poster once, as HTML, beside a few words of data.
 */
export function PosterCard({ locale, children, sizes, heading, controls, ...words }: PosterCardProps) {
  return (
    <PosterCardBody
      {...cardData(locale, words)}
      {...(sizes === undefined ? {} : { sizes })}
      {...(heading === undefined ? {} : { heading })}
      {...(controls === undefined ? {} : { controls })}
    >
      {children}
    </PosterCardBody>
  );
}
