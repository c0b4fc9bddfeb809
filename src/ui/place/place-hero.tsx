import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.client.tsx';
import { cutSizes, uprightSourcesOf } from '../picture/picture-sources.ts';
import css from './place-hero.module.scss';

interface PlaceHeroProps {
  /** The wide picture of a cinema; `null` shows a closed curtain. */
  readonly picture: string | null;
  /** Another version of the picture for narrow windows. */
  readonly narrowPicture?: string | null;
  /** The subject of the picture. */
  readonly title: string;
  /** The content at its bottom: heading, facts, buttons. */
  readonly children: ReactNode;
}

/**
 * The head of a page about a place: the picture of a cinema at night with text at its bottom, dark in both schemes. On a
 * phone, the upright cut of a picture of ours is at the end of the head.
 */
export function PlaceHero({ picture, narrowPicture = null, title, children }: PlaceHeroProps) {
  const isCut = picture !== null && narrowPicture === null && uprightSourcesOf(picture) !== null;
  return (
    <div className={css['hero']} data-theme="dark">
      <Picture
        kind="cinema"
        src={picture}
        narrowSrc={narrowPicture}
        alt=""
        title={title}
        upright={isCut}
        sizes={isCut ? cutSizes('46vw') : '100vw'}
        priority="high"
        className={clsx(css['front'], isCut && css['cut'])}
      />
      <div className={css['foot']}>
        <div className={css['words']}>{children}</div>
      </div>
    </div>
  );
}
