import { favouriteCinemasFixture } from './account-cinemas/fixture.ts';
import { accountFixture } from './account/fixture.ts';
import { captchaChallengeFixture } from './captcha-challenge/fixture.ts';
import { favouriteSlugsFixture } from './client-cinema/fixture.ts';
import { clientDataFixture } from './client-data/fixture.ts';
import type { ClientEndpointId } from './endpoints.ts';
import { feelingFixture, feelingsFixture } from './feelings/fixture.ts';
import { webviewFixture } from './webview/fixture.ts';

/** One invented answer of every endpoint, as our own client host writes it; null when the endpoint has no body. */
export const clientFixtures = {
  account: accountFixture,
  accountCinemas: favouriteCinemasFixture,
  accountCinemasAdd: favouriteCinemasFixture,
  accountCinemasRemove: favouriteCinemasFixture,
  webview: webviewFixture,
  logout: null,
  clientData: clientDataFixture,
  clientCinemaAdd: favouriteSlugsFixture,
  clientCinemaRemove: favouriteSlugsFixture,
  feelings: feelingsFixture,
  intention: feelingFixture,
  emotion: feelingFixture,
  captchaChallenge: captchaChallengeFixture,
  helpVote: null,
  noticeOrder: null,
} as const satisfies Readonly<Record<ClientEndpointId, unknown>>;
