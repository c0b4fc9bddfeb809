import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import { PosterCardBody, type CardFlag, type PosterCardData } from './poster-card.client.tsx';

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
  /** Among the first on the screen. */
  readonly priority?: boolean;
  /** Slug of the show, where clients can wish for it. */
  readonly wish?: string;
}

interface PosterCardProps extends CardWords {
  readonly locale: Locale;
  /** Below the lines: rating, a badge. */
  readonly children?: ReactNode;
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** The card as its island takes it; what is not said is not sent. */
export function cardData(locale: Locale, words: CardWords): PosterCardData {
  const { to, title, poster, dominantColour, flag, meta, note, priority, wish } = words;
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
    ...(wish === undefined ? {} : { wish }),
  };
}

/**
 * A film in a list: the poster does the talking. One link, as large as the card. Its body is an island, so that a page
 * carries each poster once, as HTML, beside a few words of data.
 */
export function PosterCard({ locale, children, sizes, heading, ...words }: PosterCardProps) {
  const t = useTranslations('marks');
  return (
    <PosterCardBody
      {...cardData(locale, words)}
      {...(words.wish === undefined ? {} : { wishWord: t('wish') })}
      {...(sizes === undefined ? {} : { sizes })}
      {...(heading === undefined ? {} : { heading })}
    >
      {children}
    </PosterCardBody>
  );
}
