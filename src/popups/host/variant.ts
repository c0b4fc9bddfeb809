import { viewportClass } from '#src/styles/viewport.ts';
import type { LegacyPopups } from '#src/visitor/config.ts';
import type { PopupKind } from '../protocol/kinds.ts';

/** The kind that replaces another one on phones. */
const onPhones: Readonly<Partial<Record<PopupKind, PopupKind>>> = {
  calendar: 'mobileCalendar',
  showTrailer: 'mobileTrailer',
};

/** The kind that replaces another one on sites with the older layout (R145, R159). */
const older: Readonly<Partial<Record<PopupKind, readonly [keyof LegacyPopups, PopupKind]>>> = {
  showtimeDetails: ['showtimeDetails', 'showtimeDetailsLegacy'],
  experienceTeaser: ['experienceTeaser', 'experienceTeaserLegacy'],
};

/**
 * The kind that is shown for a requested kind: its older variant on sites that keep it, else its variant for phones on
 * a phone. All variants take the same data.
 *
 * @param width width of the window in CSS pixels at the usual size of text
 */
export function variantOf(kind: PopupKind, width: number, legacy: LegacyPopups = {}): PopupKind {
  const [feature, before] = older[kind] ?? [];
  if (feature !== undefined && before !== undefined && legacy[feature] === true) return before;
  return viewportClass(width) === 'mobile' ? (onPhones[kind] ?? kind) : kind;
}
