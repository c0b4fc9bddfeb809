import { createHash, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '#src/sites/site.ts';
import type { RecognisedMember, RecognitionRequest } from '../accounts/context.ts';
import type { Identity } from './open.ts';
import { paths } from './paths.ts';

/**
 * The address that sends a browser back to the client host with a code, at once when somebody is signed in here. When
 * nobody is, the browser returns at once with `login_required` (silent), or after a sign-in. Null when the client host
 * does not ask.
 */
export function recognitionAddress(
  { clients, parts }: Identity,
  site: SiteId,
  { state, challenge, silent, language }: RecognitionRequest,
): string | null {
  const client = clients.find((one) => one.site === site);
  if (client?.recognition === undefined || client.recognition === null) return null;
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.recognition,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    ...(silent ? { prompt: 'none' } : {}),
    ui_locales: language,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${parts.origin}${paths.authorize}?${query.toString()}`;
}

/**
 * The person who is signed in here, and the session, by the code of {@link recognitionAddress}. Null when the code is
 * invalid, used up, or of another client or browser. The code works only once.
 */
export async function redeemRecognition(
  { clients, provider }: Identity,
  site: SiteId,
  { code, verifier }: { code: string; verifier: string },
): Promise<RecognisedMember | null> {
  const client = clients.find((one) => one.site === site);
  const found = await provider().AuthorizationCode.find(code);
  if (found === undefined || client === undefined || client.recognition === null) return null;
  if (found.clientId !== client.clientId || found.redirectUri !== client.recognition) return null;
  if (!found.isValid || !matches(found.codeChallenge, verifier)) return null;
  try {
    await found.consume();
  } catch {
    return null;
  }
  const { accountId, sessionUid } = found;
  return accountId === undefined ? null : { accountId, sessionUid: sessionUid ?? null };
}

function matches(challenge: string | undefined, verifier: string): boolean {
  const own = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge ?? '');
  return own.length === given.length && timingSafeEqual(own, given);
}
