/** The widths at which layouts change, in CSS pixels; `styles/mixins.scss` has the same values (R170). */
export const breakpoints = { tablet: 700, desktop: 1080, wide: 1440 } as const;

/** The class of a viewport: popups, the menu and the header depend on it. */
export type ViewportClass = 'mobile' | 'tablet' | 'desktop';

/** The class of a width in CSS pixels: mobile under 700, tablet from 700 to under 1080, desktop from 1080 (R170). */
export function viewportClass(width: number): ViewportClass {
  if (width < breakpoints.tablet) return 'mobile';
  return width < breakpoints.desktop ? 'tablet' : 'desktop';
}
