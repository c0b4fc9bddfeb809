import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import { PosterCardBody, type CardFlag } from './poster-card.client.tsx';

interface PosterCardProps {
  readonly locale: Locale;
  readonly to: PageRef;
  readonly title: string;
  readonly poster: string | null;
  readonly dominantColour?: string | null;
  readonly flag?: CardFlag | null;
  /** A line below the title: duration and genres, or the release date. */
  readonly meta?: ReactNode;
  /** Below the meta line: rating, a badge. */
  readonly children?: ReactNode;
  readonly sizes?: string;
  /** Among the first on the screen. */
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/**
 * A film in a list: the poster does the talking. One link, as large as the card. Its body is an island, so that a page
 * of a hundred posters carries each of them once, as HTML, beside a few words of data.
 */
export function PosterCard(props: PosterCardProps) {
  const { locale, to, title, poster, dominantColour, flag, meta, children, sizes, priority, heading } = props;
  // What is not said is not sent.
  return (
    <PosterCardBody
      href={addressOf(locale, to)}
      title={title}
      poster={poster}
      {...(isFilterLink(to) ? { narrows: true } : {})}
      {...(dominantColour ? { colour: dominantColour } : {})}
      {...(flag ? { flag } : {})}
      {...(meta ? { meta } : {})}
      {...(sizes === undefined ? {} : { sizes })}
      {...(priority ? { priority } : {})}
      {...(heading === undefined ? {} : { heading })}
    >
      {children}
    </PosterCardBody>
  );
}
