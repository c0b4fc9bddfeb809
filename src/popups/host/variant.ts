import { viewportClass } from '#src/styles/viewport.ts';
import type { LegacyPopups } from '#src/visitor/config.ts';
import type { PopupKind } from '../protocol/kinds.ts';

/** What stands in for a kind on phones. */
const onPhones: Readonly<Partial<Record<PopupKind, PopupKind>>> = {
  calendar: 'mobileCalendar',
  showTrailer: 'mobileTrailer',
};

/** What stands in for a kind on sites that keep the older layout (R145, R159). */
const older: Readonly<Partial<Record<PopupKind, readonly [keyof LegacyPopups, PopupKind]>>> = {
  showtimeDetails: ['showtimeDetails', 'showtimeDetailsLegacy'],
  experienceTeaser: ['experienceTeaser', 'experienceTeaserLegacy'],
};

/**
 * The kind that is shown when one is asked for: the one for phones there, the older one where the site has it. Both take the
 * same data.
 *
 * @param width of the window, CSS pixels
 */
export function variantOf(kind: PopupKind, width: number, legacy: LegacyPopups = {}): PopupKind {
  const [feature, before] = older[kind] ?? [];
  if (feature !== undefined && before !== undefined && legacy[feature] === true) return before;
  return viewportClass(width) === 'mobile' ? (onPhones[kind] ?? kind) : kind;
}
