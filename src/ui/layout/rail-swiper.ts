import Swiper from 'swiper';

/** The classes of a row and of its cards. */
interface RailClasses {
  readonly row: string;
  readonly card: string;
}

/** A row with arrows. */
interface ConnectedRail {
  /** Moves one screenful towards the start. */
  readonly back: () => void;
  /** Moves one screenful towards the end. */
  readonly on: () => void;
  readonly stop: () => void;
}

/**
 * Connects arrows to a row. Swiper in its CSS mode measures the cards and moves the row's own scrolling, so that snap
 * points, scroll bar and keys still work.
 *
 * @param frame the element around the row
 * @param tell called with the possible directions whenever they change
 */
export function connectRail(
  frame: HTMLElement,
  { row, card }: RailClasses,
  tell: (ways: { readonly back: boolean; readonly on: boolean }) => void,
): ConnectedRail {
  const swiper = new Swiper(frame, {
    cssMode: true,
    wrapperClass: row,
    slideClass: card,
    slidesPerView: 'auto',
    slidesPerGroupAuto: true,
    watchOverflow: true,
    resizeObserver: true,
  });
  const say = () => {
    tell({ back: !swiper.isLocked && !swiper.isBeginning, on: !swiper.isLocked && !swiper.isEnd });
  };
  swiper.on('progress', say);
  swiper.on('resize', say);
  swiper.on('lock', say);
  swiper.on('unlock', say);
  say();
  return {
    back: () => void swiper.slidePrev(),
    on: () => void swiper.slideNext(),
    stop: () => {
      swiper.destroy(true, true);
    },
  };
}
