import { opensPopup } from '#src/popups/protocol/attributes.ts';

/**
 * The path of the link that a click follows in this window, or null. Whoever comes to a page without having followed a link to
 * it steps in the history: events of the history come too late to tell, after React has shown the page.
 */
export function followedBy(event: MouseEvent): string | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link === null || opensPopup(link) ? null : link.pathname;
}
