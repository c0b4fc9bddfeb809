import { addressOf } from '../support/matrix.ts';
import { accountOrigin, identityOrigin } from '../support/accounts.ts';
import { test } from './engine-test.ts';
import { signsInByRedirect, signsInWithinFrame, type SignInPlace } from './sign-in.ts';

/** Signing in, in engines that refuse cookies of third parties. */

const place: SignInPlace = {
  addressOf,
  accountOf: () => accountOrigin,
  identityOf: () => identityOrigin,
};

test('R163 R199 in the frame of the client host, known again after a load, and signed out', async ({
  newTab,
  engineName,
}) => {
  // WebKit counts each host below .localhost as another party: there the form of the frame gets no cookie. On the
  // domains of a chain it does (own-stage/domains.spec.ts).
  test.fail(engineName === 'webkit', 'the frame has no cookies where the client host is another party');
  // Nobody waits long for what fails anyway.
  await signsInWithinFrame(newTab, place, engineName === 'webkit' ? { timeout: 5_000 } : {});
});

test('R049 R207 by redirect at the identity provider, known again after a load', async ({ newTab }) => {
  await signsInByRedirect(newTab, place);
});
