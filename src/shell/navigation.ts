import type { Settings } from '#src/contract/settings/schema.ts';
import { chainName } from '#src/seo/chain.ts';
import type { Site } from '#src/sites/site.ts';
import type { AlternativeLogo } from './view.ts';

/** Parts of the chain that other systems serve; the menu links to them (R132). */
export const outsideParts = ['club', 'business', 'wallet', 'moreFrom', 'homeVideo'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** The parts that have a switch in the settings (R135). */
const switched: ReadonlySet<OutsidePart> = new Set(['business', 'wallet', 'homeVideo']);

/** What the settings of a site switch in its navigation (R135). */
export interface Navigation {
  readonly offers: boolean;
  /** Whether the footer lists every cinema (R139). */
  readonly fullCinemaList: boolean;
  /** Addresses of the parts that are switched on and have an address. */
  readonly outside: Readonly<Partial<Record<OutsidePart, string>>>;
  /** Address of a logo that replaces the chain's own (R123). */
  readonly logo: string | null;
}

/** The navigation of a site whose settings could not be read, from the site's own facts. */
export function plainNavigation(site: Site): Navigation {
  return { offers: true, fullCinemaList: site.features.fullCinemaList, outside: {}, logo: null };
}

/**
 * The navigation as the settings switch it (R135). A switch that they do not name keeps the value of the site's facts.
 * A part of another system needs an address, and its switch if it has one.
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

/** The size in pixels of another logo, whose real size is unknown: as high as our own. */
const logoPlace = { width: 136, height: 34 } as const;

/** The logo that replaces the chain's own, when the settings name one (R123). */
export function alternativeLogo({ logo }: Pick<Navigation, 'logo'>): AlternativeLogo | null {
  return logo === null ? null : { src: logo, alt: chainName, ...logoPlace };
}
