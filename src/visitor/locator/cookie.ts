import Cookies from 'js-cookie';
import type { Position } from '#src/kernel/distance/distance.ts';
import { isSlug } from '#src/routes/slug.ts';
import { locatorCookie } from './cookie-name.ts';
import { rounded, type LocatorMode, type Places } from './mode.ts';

/** The mode as the cookie stores it (R115, R230). */
export type StoredMode =
  /** The cinema's `vistaRef`, or its slug when it has none. */
  | { readonly type: 'cinema'; readonly reference: string }
  | { readonly type: 'city'; readonly city: string }
  | { readonly type: 'position'; readonly position: Position }
  | { readonly type: 'favorite' };

/** The cookie's lifetime in days (R230). */
const lifetimeDays = 365;

const longest = 220;
const coordinates = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/;

function storedPosition(value: string): StoredMode | null {
  const parts = coordinates.exec(value);
  const position = { latitude: Number(parts?.[1]), longitude: Number(parts?.[2]) };
  const known = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return parts !== null && known ? { type: 'position', position } : null;
}

/** The mode of a cookie's value: `type:value`, for favourites without a value; null for any other text. */
export function parseStored(value: string): StoredMode | null {
  if (value.length > longest) return null;
  const colon = value.indexOf(':');
  const type = colon < 0 ? value : value.slice(0, colon);
  const rest = colon < 0 ? '' : value.slice(colon + 1);
  if (type === 'favorite') return rest === '' ? { type } : null;
  if (type === 'position') return storedPosition(rest);
  if (!isSlug(rest)) return null;
  if (type === 'cinema') return { type, reference: rest };
  return type === 'city' ? { type, city: rest } : null;
}

/** The value of the cookie for a mode (R230). */
export function storedValue(mode: LocatorMode, { cinemas }: Pick<Places, 'cinemas'>): string {
  if (mode.type === 'favorite') return 'favorite';
  if (mode.type === 'city') return `city:${mode.city}`;
  if (mode.type === 'position') {
    const { latitude, longitude } = rounded(mode.position);
    return `position:${latitude},${longitude}`;
  }
  const cinema = cinemas.find(({ slug }) => slug === mode.cinema);
  return `cinema:${cinema?.vistaRef ?? mode.cinema}`;
}

/** Stores a mode for a year (R230); null removes it. */
export function keepStored(value: string | null): void {
  if (value === null) Cookies.remove(locatorCookie, { path: '/' });
  else
    Cookies.set(locatorCookie, value, {
      path: '/',
      expires: lifetimeDays,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
}

/** The stored mode, or null; an invalid value is removed. */
export function readStored(): StoredMode | null {
  const stored = parseStored(Cookies.get(locatorCookie) ?? '');
  if (stored === null) keepStored(null);
  return stored;
}
