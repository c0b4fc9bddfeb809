'use client';

import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { RailRow, type RailWords } from '#src/ui/layout/rail-row.client.tsx';
import { tabOf } from '#src/ui/link/new-tab.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './video-shelf.module.scss';

/** A video in texts. */
interface VideoCard {
  readonly id: string;
  readonly title: string;
  readonly picture: string | null;
  /** The day on which it came out, for programs and for people. */
  readonly day?: readonly [string, string];
  /** The provider's page. */
  readonly href: string;
}

interface VideoCardsProps {
  readonly words: RailWords;
  readonly videos: readonly VideoCard[];
}

/** The videos of a `VideoShelf`. */
export function VideoCards({ words, videos }: VideoCardsProps) {
  return (
    <RailRow words={words} cards="wide">
      {videos.map(({ id, title, picture, day, href }) => (
        <article key={id} className={css['card']}>
          <div className={css['art']}>
            <Picture kind="backdrop" src={picture} alt="" title={title} widest={1280} lean />
            <Icon name="play" className={css['sign']} />
          </div>
          <h3>
            <a {...popupTrigger('video', { id, title })} href={href} {...tabOf(href, true)}>
              {title}
            </a>
          </h3>
          {day === undefined ? null : (
            <p>
              <time dateTime={day[0]}>{day[1]}</time>
            </p>
          )}
        </article>
      ))}
    </RailRow>
  );
}
