import type { Settings } from '#src/contract/settings/schema.ts';
import { chainName } from '#src/seo/chain.ts';
import type { Site } from '#src/sites/site.ts';
import type { AlternativeLogo } from './view.ts';

/** Parts of the chain that another system serves; the menu leads there (R132). */
export const outsideParts = ['club', 'business', 'wallet', 'moreFrom', 'homeVideo'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** Those that have a switch of their own in the settings (R135). */
const switched: ReadonlySet<OutsidePart> = new Set(['business', 'wallet', 'homeVideo']);

/** What the settings of a site switch in its navigation (R135). */
export interface Navigation {
  readonly offers: boolean;
  /** The footer names every cinema (R139). */
  readonly fullCinemaList: boolean;
  /** Addresses of what is switched on and has one. */
  readonly outside: Readonly<Partial<Record<OutsidePart, string>>>;
  /** Address of a logo in place of the chain's own (R123). */
  readonly logo: string | null;
}

/** The navigation of a site whose settings could not be had: what its own facts say. */
export function plainNavigation(site: Site): Navigation {
  return { offers: true, fullCinemaList: site.features.fullCinemaList, outside: {}, logo: null };
}

/**
 * What the settings switch (R135). A switch that they do not name stands as the site's facts say; a part of another
 * system needs its address, and its switch where it has one.
 */
export function navigationOf(
  site: Site,
  { features, links }: Pick<Settings, 'features' | 'links'>,
): Navigation {
  const plain = plainNavigation(site);
  const outside = outsideParts.flatMap((part) => {
    const address = links[part];
    const on = !switched.has(part) || features[part] === true;
    return on && address !== undefined ? [[part, address] as const] : [];
  });
  return {
    offers: features['offers'] ?? plain.offers,
    fullCinemaList: features['fullCinemaList'] ?? plain.fullCinemaList,
    outside: Object.fromEntries(outside),
    logo: links['logo'] ?? plain.logo,
  };
}

/** The place of a logo of which only the address is known, in pixels: as high as our own. */
const logoPlace = { width: 136, height: 34 } as const;

/** The logo in place of the chain's own, where the settings name one (R123). */
export function alternativeLogo({ logo }: Pick<Navigation, 'logo'>): AlternativeLogo | null {
  return logo === null ? null : { src: logo, alt: chainName, ...logoPlace };
}
