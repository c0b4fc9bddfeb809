'use client';

import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { closeBanner } from '#src/visitor/app-banner/rules.ts';
import type { AppBannerWords } from './app-banner-words.ts';
import { lowerEdge } from '../lower-edge.ts';
import css from './app-banner.module.scss';

interface AppBannerProps {
  /** Address of the store. */
  readonly address: string;
  readonly words: AppBannerWords;
  readonly onClose: () => void;
}

/**
 * Offers the app at the lower edge. It is the last element of the document, so that it moves nothing when it appears
 * (R131).
 */
export default function AppBanner({ address, words, onClose }: AppBannerProps) {
  return (
    <aside className={css['banner']} aria-label={words.label} {...lowerEdge.app}>
      <button
        type="button"
        className={css['close']}
        aria-label={words.close}
        onClick={() => {
          closeBanner();
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
      <p className={css['text']}>
        <strong>{words.title}</strong> <span>{words.text}</span>
      </p>
      <Link external={address} newWindow className={buttonClass('filled', css['open'])}>
        {words.open}
      </Link>
    </aside>
  );
}
