import type { DefenceArea } from './defence.ts';
import { browser } from './list/browser.ts';
import { captcha } from './list/captcha.ts';
import { clientAccounts } from './list/client-accounts.ts';
import { clientCalls } from './list/client-calls.ts';
import { clientPages } from './list/client-pages.ts';
import { edge } from './list/edge.ts';
import { identityPages } from './list/identity-pages.ts';
import { identityTokens } from './list/identity-tokens.ts';
import { noticesAndMails } from './list/notices.ts';
import { platform } from './list/platform.ts';
import { recognition } from './list/recognition.ts';
import { remotePictures } from './list/remote-pictures.ts';
import { thirdParties } from './list/third-parties.ts';
import { visitorAccount } from './list/visitor-account.ts';
import { visitorStorage } from './list/visitor-storage.ts';
import { webAddresses } from './list/web-addresses.ts';
import { webPolicy } from './list/web-policy.ts';
import { webReleases } from './list/web-releases.ts';
import { webLoad } from './list/web-load.ts';
import { webServer } from './list/web-server.ts';
import { webTexts } from './list/web-texts.ts';

/** Every defence of the product, in the order of docs/security.md. */
export const areas: readonly DefenceArea[] = [
  clientCalls,
  clientAccounts,
  clientPages,
  noticesAndMails,
  identityTokens,
  identityPages,
  recognition,
  platform,
  remotePictures,
  webPolicy,
  webAddresses,
  edge,
  webServer,
  webLoad,
  webReleases,
  webTexts,
  visitorAccount,
  visitorStorage,
  thirdParties,
  captcha,
  browser,
];
