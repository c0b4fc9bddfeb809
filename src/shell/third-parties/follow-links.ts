import { trackLinks } from '#src/tracking/tracker.ts';
import type { PageFacts } from '#src/tracking/page-facts.ts';
import { viewportClass } from '#src/ui/viewport.ts';

/** Tells of links to other hosts while a page is shown (R260). */
export function followLinks(country: PageFacts['country']): () => void {
  return trackLinks(country, () => viewportClass(window.innerWidth) === 'mobile');
}
