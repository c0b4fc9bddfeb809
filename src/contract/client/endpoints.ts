import {
  accountCinemasAddEndpoint,
  accountCinemasEndpoint,
  accountCinemasRemoveEndpoint,
} from './account-cinemas/schema.ts';
import { accountEndpoint } from './account/schema.ts';
import { captchaChallengeEndpoint } from './captcha-challenge/schema.ts';
import { clientCinemaAddEndpoint, clientCinemaRemoveEndpoint } from './client-cinema/schema.ts';
import { clientDataEndpoint } from './client-data/schema.ts';
import type { ClientEndpoint } from './endpoint.ts';
import { emotionEndpoint, feelingsEndpoint, intentionEndpoint } from './feelings/schema.ts';
import { helpVoteEndpoint } from './help-vote/schema.ts';
import { logoutEndpoint } from './logout/schema.ts';
import { noticeOrderEndpoint } from './notice-order/schema.ts';
import { webviewEndpoint } from './webview/schema.ts';

/** Every endpoint of the client host by its id; client host, site and OpenAPI document share this one list. */
export const clientEndpoints = {
  account: accountEndpoint,
  accountCinemas: accountCinemasEndpoint,
  accountCinemasAdd: accountCinemasAddEndpoint,
  accountCinemasRemove: accountCinemasRemoveEndpoint,
  webview: webviewEndpoint,
  logout: logoutEndpoint,
  clientData: clientDataEndpoint,
  clientCinemaAdd: clientCinemaAddEndpoint,
  clientCinemaRemove: clientCinemaRemoveEndpoint,
  feelings: feelingsEndpoint,
  intention: intentionEndpoint,
  emotion: emotionEndpoint,
  captchaChallenge: captchaChallengeEndpoint,
  helpVote: helpVoteEndpoint,
  noticeOrder: noticeOrderEndpoint,
} as const satisfies Readonly<Record<string, ClientEndpoint>>;

/** Id of an endpoint of the client host. */
export type ClientEndpointId = keyof typeof clientEndpoints;
