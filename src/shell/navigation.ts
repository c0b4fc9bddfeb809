import type { Settings } from '#src/contract/settings/schema.ts';
import type { Site } from '#src/sites/site.ts';

/** Parts of the chain that another system serves; the menu leads there (R132). */
export const outsideParts = ['homeVideo', 'business', 'wallet'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** What the settings of a site switch in its navigation (R135). */
export interface Navigation {
  readonly offers: boolean;
  /** The footer names every cinema (R139). */
  readonly fullCinemaList: boolean;
  /** Addresses of what is switched on and has one. */
  readonly outside: Readonly<Partial<Record<OutsidePart, string>>>;
}

/** The navigation of a site whose settings could not be had: what its own facts say. */
export function plainNavigation(site: Site): Navigation {
  return { offers: true, fullCinemaList: site.features.fullCinemaList, outside: {} };
}

/**
 * What the settings switch (R135). A switch that they do not name stands as the site's facts say; a part of another
 * system needs its switch and its address.
 */
export function navigationOf(
  site: Site,
  { features, links }: Pick<Settings, 'features' | 'links'>,
): Navigation {
  const plain = plainNavigation(site);
  const outside = outsideParts.flatMap((part) => {
    const address = links[part];
    return features[part] === true && address !== undefined ? [[part, address] as const] : [];
  });
  return {
    offers: features['offers'] ?? plain.offers,
    fullCinemaList: features['fullCinemaList'] ?? plain.fullCinemaList,
    outside: Object.fromEntries(outside),
  };
}
