/** The size of text that browsers have when nobody chose another one, in CSS pixels. */
export const usualText = 16;

/**
 * The widths at which layouts change, in CSS pixels at the usual size of text (R170). `styles/mixins.scss` has the same
 * values in em, so that a page with larger text has the layout for less room (ADR-0103).
 */
export const breakpoints = { tablet: 700, desktop: 1080, wide: 1440 } as const;

/** The class of a viewport: popups, the menu and the header depend on it. */
export type ViewportClass = 'mobile' | 'tablet' | 'desktop';

/**
 * The class of a width: mobile under 700, tablet from 700 to under 1080, desktop from 1080 (R170).
 *
 * @param width in CSS pixels at the usual size of text, as {@link windowWidth} gives it
 */
export function viewportClass(width: number): ViewportClass {
  if (width < breakpoints.tablet) return 'mobile';
  return width < breakpoints.desktop ? 'tablet' : 'desktop';
}

/**
 * The width of the window in CSS pixels at the usual size of text: 720 where a window of 1440 has text twice as large.
 */
export function windowWidth(): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * usualText) / (text || usualText);
}
