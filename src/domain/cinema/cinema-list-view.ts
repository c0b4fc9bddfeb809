import type { Cinema, CinemaService, Theater } from '#src/contract/cinemas/schema.ts';
import { positionOf } from '#src/kernel/distance/distance.ts';
import type { Position } from '#src/kernel/distance/distance.ts';
import { equipmentViews, type EquipmentView } from '../needs/equipment.ts';
import { distinctTags } from '../tag/special-tags.ts';
import { textOrNull } from '../text/plain-text.ts';

/** A cinema for lists (R067). Fields ending in `Html` are wire HTML and not sanitised. */

/** The address of a cinema, which is the address of its first theatre (R067). */
export interface AddressView {
  readonly name: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly zip: string;
  readonly city: string;
}

/** A service of a cinema (R067). */
export interface ServiceView {
  readonly slug: string;
  readonly label: string;
  readonly descriptionHtml: string | null;
  readonly image: string | null;
  readonly accessibility: boolean;
}

/** A cinema of a list (R067). */
export interface CinemaListView {
  readonly slug: string;
  readonly vistaRef: string | null;
  readonly name: string;
  readonly citySlug: string;
  /** Slugs of experiences as received, without repetitions. */
  readonly tags: readonly string[];
  readonly address: AddressView | null;
  readonly position: Position | null;
  readonly descriptionHtml: string | null;
  /** Whether there are services for visitors with reduced mobility. */
  readonly disabledServices: boolean;
  readonly backdrop: string | null;
  readonly statistics: { readonly seats: number | null; readonly auditoriums: number | null };
  readonly urls: { readonly googleMaps: string | null };
  readonly services: readonly ServiceView[];
  /** Another cinema to suggest when this one has no showtimes, with the text for the suggestion. */
  readonly showtimesNearby: { readonly cinema: string; readonly wording: string | null } | null;
  readonly closed: boolean;
  /** For visitors with a disability, each kind confirmed on a day; empty when nothing is known. */
  readonly equipment: readonly EquipmentView[];
  /** Minutes of advertisements and trailers before a film; null when unknown. */
  readonly preProgrammeMinutes: number | null;
}

function addressView(theatre: Theater): AddressView {
  return {
    name: theatre.name,
    line1: theatre.addressLine1,
    line2: textOrNull(theatre.addressLine2),
    zip: theatre.addressZip,
    city: theatre.addressCity,
  };
}

/** A link to the cinema on Google Maps: its business page, otherwise a search for its address (R067). */
export function googleMapsUrl(cinema: Pick<Cinema, 'googleMyBusinessUrl' | 'theaters'>): string | null {
  if (cinema.googleMyBusinessUrl !== null) return cinema.googleMyBusinessUrl;
  const [theatre] = cinema.theaters;
  if (theatre === undefined) return null;
  const { name, addressLine1, addressZip, addressCity } = theatre;
  const place = [name, addressLine1, `${addressZip} ${addressCity}`.trim()].filter((part) => part !== '');
  if (place.length === 0) return null;
  const query = new URLSearchParams({ api: '1', query: place.join(', ') });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

/** The services without repetitions; a service without a slug is identified by its label (R067). */
export function serviceViews(services: readonly CinemaService[]): ServiceView[] {
  const bySlug = new Map<string, ServiceView>();
  for (const service of services) {
    const slug = textOrNull(service.slug) ?? service.label;
    if (bySlug.has(slug)) continue;
    bySlug.set(slug, {
      slug,
      label: service.label,
      descriptionHtml: textOrNull(service.description),
      image: service.refImage,
      accessibility: service.isAccessibility,
    });
  }
  return [...bySlug.values()];
}

/** The view of a cinema of `/api/cinemas` for lists (R067). */
export function cinemaListView(cinema: Cinema): CinemaListView {
  const [theatre] = cinema.theaters;
  const nearby = cinema.nearbySessionsCinema;
  return {
    slug: cinema.slug,
    vistaRef: cinema.vistaRef,
    name: cinema.name,
    citySlug: cinema.citySlug,
    tags: distinctTags(cinema.tags),
    address: theatre === undefined ? null : addressView(theatre),
    position: positionOf(theatre?.gpsPosition ?? null),
    descriptionHtml: textOrNull(cinema.description),
    disabledServices: cinema.hasPmrService,
    backdrop: cinema.backdrop,
    statistics: { seats: cinema.seatCount || null, auditoriums: cinema.hallCount || null },
    urls: { googleMaps: googleMapsUrl(cinema) },
    services: serviceViews(cinema.services),
    showtimesNearby:
      nearby === null ? null : { cinema: nearby, wording: textOrNull(cinema.nearbySessionsWording) },
    closed: !cinema.status,
    equipment: equipmentViews(cinema.equipment),
    preProgrammeMinutes: cinema.preProgrammeMinutes ?? null,
  };
}
