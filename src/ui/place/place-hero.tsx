import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import css from './place-hero.module.scss';

interface PlaceHeroProps {
  /** The wide picture of a front; `null` leaves the curtain closed. */
  readonly picture: string | null;
  /** Another cut of it for narrow windows. */
  readonly narrowPicture?: string | null;
  /** What it pictures. */
  readonly title: string;
  /** What stands at its foot: heading, facts, buttons. */
  readonly children: ReactNode;
}

/** A cinema's front at night with words at its foot, dark in both schemes: the head of a page about a place. */
export function PlaceHero({ picture, narrowPicture = null, title, children }: PlaceHeroProps) {
  return (
    <div className={css['hero']} data-theme="dark">
      <Picture
        kind="cinema"
        src={picture}
        narrowSrc={narrowPicture}
        alt=""
        title={title}
        sizes="100vw"
        priority
        className={css['front'] ?? ''}
      />
      <div className={css['foot']}>
        <div className={css['words']}>{children}</div>
      </div>
    </div>
  );
}
