import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureKind } from '#src/domain/picture/kept-picture.ts';
import { Picture } from '../picture/picture.client.tsx';
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
}

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
  } = props;
  return (
    <div className={clsx(css['hero'], css[height])} data-theme="dark">
      <div className={css['scene']}>
        <Picture
          kind={kind}
          src={picture}
          narrowSrc={narrowPicture}
          alt=""
          title={title}
          sizes="100vw"
          dominantColour={dominantColour}
          priority
          className={css['picture']}
        />
      </div>
      <div className={css['lights']}>
        <div className={css['words']}>{children}</div>
      </div>
    </div>
  );
}
