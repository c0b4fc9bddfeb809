import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureKind } from '#src/domain/picture/kept-picture.ts';
import { Picture } from '../picture/picture.client.tsx';
import { cutSizes, uprightSourcesOf } from '../picture/picture-sources.ts';
import css from './hero.module.scss';

interface HeroProps {
  readonly kind: Exclude<PictureKind, 'poster'>;
  /** The wide picture; `null` shows a closed curtain. */
  readonly picture: string | null;
  /** Another version of the picture for narrow windows. */
  readonly narrowPicture?: string | null;
  readonly title: string;
  readonly dominantColour?: string | null;
  /** The content of the hero: heading, facts, buttons. */
  readonly children: ReactNode;
  /** `tall` for a page about one item, `low` above a list. */
  readonly height?: 'tall' | 'low';
  /**
   * Where phones show the upright cut of a picture of ours, at the end of the head: beside short texts, which leave it
   * `--beside` of room, or behind them. Other pictures are behind everything.
   */
  readonly cut?: 'beside' | 'behind';
}

/** Its width on a phone, as in the style sheet. */
const cutWidths = { beside: '8rem', behind: '46vw' };

/** The head of a page: a darkened picture with the text on it. Dark in both schemes. */
export function Hero(props: HeroProps) {
  const {
    kind,
    picture,
    narrowPicture = null,
    title,
    dominantColour = null,
    children,
    height = 'tall',
    cut,
  } = props;
  const shown =
    picture === null || narrowPicture !== null || uprightSourcesOf(picture) === null ? undefined : cut;
  return (
    <div className={clsx(css['hero'], css[height], shown && css[shown])} data-theme="dark">
      <div className={css['scene']}>
        <Picture
          kind={kind}
          src={picture}
          narrowSrc={narrowPicture}
          upright={shown !== undefined}
          alt=""
          title={title}
          sizes={shown === undefined ? '100vw' : cutSizes(cutWidths[shown])}
          dominantColour={dominantColour}
          priority="high"
          className={css['picture']}
        />
      </div>
      <div className={css['lights']}>
        <div className={css['words']}>{children}</div>
      </div>
    </div>
  );
}
