'use client';

import { useEffect } from 'react';
import { picturesWithInitials, showInitials } from './picture-initials.ts';

function rescue(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) showInitials(target);
}

/**
 * Once per page: a picture that does not load gives way to the drawn curtain with its initials instead of the
 * browser's broken picture. Renders nothing.
 */
export function PictureRescue() {
  useEffect(() => {
    // What failed before this ran tells no one any more.
    for (const image of picturesWithInitials())
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
