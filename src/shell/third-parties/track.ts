import { followUser } from '#src/tracking/follow-user.ts';
import type { PageFacts } from '#src/tracking/page-facts.ts';
import { startTracking, trackLinks } from '#src/tracking/tracker.ts';
import { viewportClass } from '#src/styles/viewport.ts';

/**
 * Begins to tell the tag manager of pages (R121), and of links to other hosts while this page is shown (R260).
 *
 * @returns ends the telling of links
 */
export function track(country: PageFacts['country']): () => void {
  followUser();
  startTracking();
  return trackLinks(country, () => viewportClass(window.innerWidth) === 'mobile');
}
