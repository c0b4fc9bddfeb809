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
import { outputTexts } from './list/outputs.ts';
import { platform } from './list/platform.ts';
import { recognition } from './list/recognition.ts';
import { thirdParties } from './list/third-parties.ts';
import { visitorAccount } from './list/visitor-account.ts';
import { webAddresses } from './list/web-addresses.ts';
import { webPolicy } from './list/web-policy.ts';
import { webServer } from './list/web-server.ts';
import { webTexts } from './list/web-texts.ts';

/** The defences of identity, money, cache keys and markup (SEC19). */
export const areas: readonly DefenceArea[] = [
  clientCalls,
  clientAccounts,
  clientPages,
  noticesAndMails,
  identityTokens,
  identityPages,
  recognition,
  platform,
  webPolicy,
  webAddresses,
  edge,
  webServer,
  webTexts,
  outputTexts,
  visitorAccount,
  thirdParties,
  captcha,
  browser,
];
