import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

const notes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });

/** Empties Next.js's notes of lifetimes: it remembers the lifetime of every address it ever kept and never removes one. */
export function forgetLifetimes(): void {
  notes.clear();
}
