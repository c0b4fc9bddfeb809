import { expect } from '@playwright/test';
import { weaknessesOf } from '#tests/security/policy-weaknesses.ts';
import { ask, type WireAnswer } from '#tests/support/ask.ts';
import { accountOrigin, identityOrigin } from '../support/accounts.ts';
import { originOf, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';

/** The policies of the backend's pages, in every status, as the running process sends them; without a browser. */
interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly status: number;
  readonly method?: 'POST' | 'PUT';
  readonly cookie?: string;
}

const get = ({ origin, path, method, cookie }: Asked): Promise<WireAnswer> =>
  ask(stage.backendPort, path, {
    method: method ?? 'GET',
    headers: { host: new URL(origin).host, ...(cookie === undefined ? {} : { cookie }) },
  });

/** Asks, and holds the policy against Google's evaluator. @returns the policy and the answer */
async function policyAt(asked: Asked): Promise<{ readonly policy: string; readonly answer: WireAnswer }> {
  const answer = await get(asked);
  const what = `${asked.method ?? 'GET'} ${asked.origin}${asked.path}`;
  expect([what, answer.status]).toEqual([what, asked.status]);
  const policy = answer.headers['content-security-policy'];
  expect([what, policy]).toEqual([what, expect.stringMatching(/^default-src 'none';[^,]*frame-ancestors /)]);
  expect([what, weaknessesOf(String(policy))]).toEqual([what, []]);
  return { policy: String(policy), answer };
}

test('SEC4: pages and answers of the client host have a policy without a weakness', async () => {
  for (const [path, status, method] of [
    ['/fr/sign-in?site=fr', 200],
    ['/nl/register?site=nl', 200],
    ['/en/password?site=be', 200],
    ['/de/password/new?site=ch&token=x', 410],
    ['/fr/mail?site=fr&token=x', 200],
    ['/fr/done?site=fr', 303],
    ['/fr/outbox?site=fr', 200],
    ['/fr/profile?site=fr', 303],
    ['/', 303],
    ['/fr/never-heard-of', 404],
    ['/fr/sign-in?site=fr', 403, 'POST'],
    ['/fr/sign-in?site=fr', 404, 'PUT'],
    ['/api/fr/help/vote', 403, 'POST'],
    ['/api/v1/accounts/me', 401],
    ['/api/v1/never-heard-of', 404],
    ['/fonts/plain.woff2', 200],
  ] as const)
    await policyAt({ origin: accountOrigin, path, status, ...(method === undefined ? {} : { method }) });
});

test('SEC4: pages and answers of the identity provider have a policy without a weakness', async () => {
  const site = originOf('nl');
  const authorize = (more: Readonly<Record<string, string>>) =>
    `/authorize?${new URLSearchParams({
      client_id: 'velours-nl',
      redirect_uri: `${site}/callback`,
      response_type: 'code',
      scope: 'openid',
      state: 'state',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
      ...more,
    })}`;
  for (const [path, status] of [
    ['/v2/logout', 400],
    ['/oidc/logout', 200],
    ['/oidc/logout/success', 200],
    ['/interaction/never-heard-of', 400],
    ['/authorize?client_id=velours-nl', 400],
    ['/oauth/token', 404],
    ['/never-heard-of', 404],
    ['/userinfo', 401],
    ['/.well-known/jwks.json', 200],
  ] as const)
    await policyAt({ origin: identityOrigin, path, status });
  const begun = await policyAt({ origin: identityOrigin, path: authorize({}), status: 303 });
  const cookie = [begun.answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const signIn = await policyAt({
    origin: identityOrigin,
    path: String(begun.answer.headers['location']).replace(identityOrigin, ''),
    status: 200,
    cookie,
  });
  expect(signIn.answer.body).toContain('type="password"');
  // The one answer with a script that a site may frame.
  const silent = authorize({ prompt: 'none', response_mode: 'web_message' });
  const { policy } = await policyAt({ origin: identityOrigin, path: silent, status: 200 });
  expect(policy).toMatch(/script-src 'sha256-/);
  expect(policy).toContain(`frame-ancestors ${site}`);
});

test('SEC4: pages of the booking tunnel have a policy without a weakness', async () => {
  const origin = `http://tickets.velours.localhost:${stage.backendPort}`;
  for (const [path, status] of [
    ['/fr/fr/unlimited/order', 200],
    ['/fr/fr/V1S1/booking', 404],
    ['/fr/xx/V1S1/booking', 404],
  ] as const)
    await policyAt({ origin, path, status });
});
