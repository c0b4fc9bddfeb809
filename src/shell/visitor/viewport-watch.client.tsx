'use client';

import { useEffect } from 'react';
import { watchViewport } from '#src/visitor/viewport/watch.ts';

/** Watches the size of the window (R176). Renders nothing. */
export function ViewportWatch() {
  useEffect(watchViewport, []);
  return null;
}
