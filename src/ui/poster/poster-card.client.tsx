'use client';

import type { ReactNode } from 'react';
import { popupAttributes } from '#src/popups/protocol/attributes.ts';
import { Flag } from '../label/flag.client.tsx';
import type { FlagTone } from '#src/styles/flag-shapes.ts';
import { PageLink } from '../link/link.client.tsx';
import { MarkButton } from '../mark/mark-button.tsx';
import { WithScript } from '../mark/with-script.client.tsx';
import { Picture } from '../picture/picture.client.tsx';
import { NextTimes, type NextTimesData, type PopupPlace } from '../showtime/next-times.client.tsx';
import css from './poster-card.module.scss';
import type { PicturePriority } from '../picture/picture-priority.ts';

/** A flag of a card (R107). */
export interface CardFlag {
  readonly tone: FlagTone;
  readonly label: string;
}

/** A card in plain strings; see `cardData`. */
export interface PosterCardData {
  /** Null when there is no page to link to: the title is then plain text. */
  readonly href: string | null;
  /** Whether the page has filters: it is then not prefetched, and crawlers do not follow the link. */
  readonly narrows?: boolean;
  readonly title: string;
  readonly poster: string | null;
  readonly colour?: string;
  readonly flag?: CardFlag;
  readonly meta?: ReactNode;
  readonly note?: string;
  readonly priority?: PicturePriority | undefined;
  /** Slug of the card's show: the card then has buttons for its details and for the wish. */
  readonly show?: string;
  readonly event?: true;
  /** The next showtimes near the visitor. */
  readonly next?: NextTimesData;
}

/** The labels of the card's buttons. */
export interface CardControlWords {
  /** Precedes the title in the label of the button that opens the details. */
  readonly peek: string;
  /** Follows the title in the label of the wish button. */
  readonly wish: string;
}

interface PosterCardBodyProps extends PosterCardData {
  /** Whether the list around it says how its link goes. */
  readonly inGroup?: boolean;
  /** The cinema and day that the list around it gives to popups. */
  readonly around?: PopupPlace | undefined;
  readonly controls?: CardControlWords;
  readonly heading?: 'h2' | 'h3' | 'h4';
  readonly children?: ReactNode;
}

/** In pixels. Sharp at 44vw of a phone and at 13rem of a large screen. */
const cardWidth = 480;

/** The markup of the card: see `PosterCard`. */
export function PosterCardBody(props: PosterCardBodyProps) {
  const { href, narrows = false, title, poster, colour = null, flag, meta, note, children } = props;
  const { show, event, controls, next, around } = props;
  const { inGroup = false, priority, heading: Heading = 'h3' } = props;
  const line = meta === undefined ? null : <p className={css['meta']}>{meta}</p>;
  return (
    <article className={css['card']}>
      <div className={css['art']}>
        <Picture
          kind="poster"
          src={poster}
          alt=""
          title={title}
          widest={cardWidth}
          lean
          dominantColour={colour}
          priority={priority}
        />
        {flag === undefined ? null : <Flag tone={flag.tone} label={flag.label} className={css['flag']} />}
      </div>
      <Heading>
        {href === null ? (
          title
        ) : (
          <PageLink href={href} prefetch={!narrows} inGroup={inGroup} rel={narrows ? 'nofollow' : undefined}>
            {title}
          </PageLink>
        )}
      </Heading>
      {note === undefined && next === undefined && !children ? (
        line
      ) : (
        <div>
          {line}
          {note === undefined ? null : <p className={css['note']}>{note}</p>}
          {next === undefined ? null : <NextTimes {...next} around={around} />}
          {children}
        </div>
      )}
      {show === undefined || controls === undefined ? null : (
        <WithScript>
          {/* Without `aria-haspopup`: a page has a hundred of these buttons. */}
          <button
            type="button"
            aria-label={`${controls.peek} ${title}`}
            {...popupAttributes('showDetails', { show, ...(event ? { page: 'entertainment' } : {}) })}
          >
            i
          </button>
          <MarkButton mark="wish" slug={show} label={`${title}, ${controls.wish}`} className={css['wish']} />
        </WithScript>
      )}
    </article>
  );
}
