import type { Settings } from '#src/contract/settings/schema.ts';
import { locatorDefaults } from '#src/contract/settings/schema.ts';
import type { GenerateOptions, SitePlan } from '../generator/context.ts';

/** The client host of the demonstration where the options name no other. */
const defaultAccountOrigin = 'http://account.velours.localhost:4000';

/** Origin of the client host. */
export function accountOrigin(options: GenerateOptions): string {
  return options.accountOrigin ?? defaultAccountOrigin;
}

/**
 * Settings of a site (R117). The switches of the site's own facts are on as its site file says; those for parts that
 * another system serves (offers, video at home, the wallet) are off in the demonstration; its clients can sign in.
 */
export function settingsOf(plan: SitePlan): Settings {
  const { features, id } = plan.site;
  return {
    clientUrl: accountOrigin(plan.options),
    cmdUrl: `${plan.options.tunnelOrigin}/${id}`,
    cookieNames: { language: 'lang', locator: 'locator' },
    features: {
      giftCards: features.giftCards,
      voucherCheckerEnabled: features.voucherChecker,
      businessCode: features.businessCode,
      seasonsMultipleSelection: features.seasonsMultipleSelection,
      threeDFilter: features.threeDFilter,
      subscriptions: features.subscriptions !== null,
      fullCinemaList: features.fullCinemaList,
      offers: false,
      homeVideo: false,
      business: false,
      wallet: false,
      authentication: true,
    },
    links: {},
    injections: [],
    youtubeChannel: null,
    captchaKey: null,
    agentforce: null,
    locator: { ...locatorDefaults },
  };
}
