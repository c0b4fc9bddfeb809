import { followUser } from '#src/tracking/follow-user.ts';
import type { PageFacts } from '#src/tracking/page-facts.ts';
import { startTracking, trackLinks } from '#src/tracking/tracker.ts';
import { viewportClass, windowWidth } from '#src/styles/viewport.ts';

/**
 * Starts to report pages to the tag manager (R121), and also links to other hosts while this page is shown (R260).
 *
 * @returns a function that stops the reports of links
 */
export function track(country: PageFacts['country']): () => void {
  followUser();
  startTracking();
  return trackLinks(country, () => viewportClass(windowWidth()) === 'mobile');
}
