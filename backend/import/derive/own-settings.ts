import type { Settings } from '#src/contract/settings/schema.ts';
import { settings } from '#src/contract/settings/schema.ts';
import { cookieNames } from '#src/sites/cookie-names.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** The addresses of this platform's booking tunnel and of a site's client host, without a slash at the end. */
export interface PlatformOrigins {
  tunnelOrigin: string;
  accountOrigin: string;
}

/** The settings of a site for a source that has none: this platform's own hosts and the site's features (R117). */
export function ownSettings(site: SiteId, { tunnelOrigin, accountOrigin }: PlatformOrigins): Settings {
  const { features } = sites[site];
  return settings.parse({
    clientUrl: accountOrigin,
    cmdUrl: `${tunnelOrigin}/${site}`,
    cookieNames,
    features: {
      giftCards: features.giftCards,
      voucherCheckerEnabled: features.voucherChecker,
      businessCode: features.businessCode,
      seasonsMultipleSelection: features.seasonsMultipleSelection,
      threeDFilter: features.threeDFilter,
      subscriptions: features.subscriptions !== null,
      fullCinemaList: features.fullCinemaList,
      offers: true,
      homeVideo: false,
      business: false,
      wallet: false,
      authentication: true,
      saleNotices: true,
      errorReports: true,
    },
  });
}
