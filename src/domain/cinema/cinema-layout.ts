/**
 * What is open on a cinema's page (R167). Navigating starts again with {@link initialCinemaLayout}. No
 * imports: islands use it in the browser.
 */
export interface CinemaLayout {
  /** Slug of the selected service. */
  readonly service: string | null;
  /** Key of the open part of the information. */
  readonly info: string | null;
}

/** Nothing open: on arrival and after every navigation (R167). */
export const initialCinemaLayout: CinemaLayout = { service: null, info: null };

/** Selects a service; selecting the selected one again deselects it (R167). */
export function toggleService(layout: CinemaLayout, service: string): CinemaLayout {
  return { ...layout, service: layout.service === service ? null : service };
}

/** Opens a part of the information; opening the open one again closes it (R167). */
export function toggleInfo(layout: CinemaLayout, info: string): CinemaLayout {
  return { ...layout, info: layout.info === info ? null : info };
}
