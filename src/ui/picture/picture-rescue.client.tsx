'use client';

import { useEffect } from 'react';
import { picturesWithInitials, showInitials } from './picture-initials.ts';

function rescue(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) showInitials(target);
}

/**
 * Replaces pictures that fail to load by the drawn curtain with initials, instead of the browser's broken picture.
 * Rendered once per page. Renders nothing.
 */
export function PictureRescue() {
  useEffect(() => {
    // Pictures that failed before this ran fire no event any more.
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
