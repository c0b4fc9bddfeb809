'use client';

import { useEffect } from 'react';
import { picturesOfPage, showInitials } from './picture-initials.ts';
import { plainerSource } from './plainer-source.ts';

function rescue(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const plainer = plainerSource(target.src);
  if (plainer === null) {
    showInitials(target);
    return;
  }
  target.removeAttribute('srcset');
  target.src = plainer;
}

/**
 * Replaces pictures that fail to load: one that came as AVIF by itself comes as WebP, any other by the drawn curtain with
 * initials, instead of the browser's broken picture. Rendered once per page. Renders nothing.
 */
export function PictureRescue() {
  useEffect(() => {
    // Pictures that failed before this ran fire no event any more.
    for (const image of picturesOfPage())
      if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) rescue(image);
    const onError = (event: Event) => {
      rescue(event.target);
    };
    addEventListener('error', onError, true);
    return () => {
      removeEventListener('error', onError, true);
    };
  });
  return null;
}
