import { errors, jwtVerify } from 'jose';
import type { JWTHeaderParameters } from 'jose';
import { z } from 'zod';

/** How far clocks may differ, in seconds (R213). */
const leeway = 60;
/** Longest token that is looked at, in characters; ours have some 900. */
const longest = 8_192;

/** What a valid access token says. */
export interface AccessTokenClaims {
  /** The person; `icu` is the same. */
  sub: string;
  icu: string;
  /** The client it was given to. */
  azp: string;
  /** Scopes, separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Why a token is none of ours. Callers answer all of them alike; tests and logs may tell them apart. */
export type TokenRefusal =
  | 'not-a-token'
  | 'too-long'
  | 'malformed'
  | 'algorithm'
  | 'type'
  | 'unknown-key'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'client'
  | 'expired'
  | 'not-yet-valid'
  | 'claims';

/** What came of verifying a token. */
export type VerifiedToken =
  { valid: true; claims: AccessTokenClaims } | { valid: false; reason: TokenRefusal };

/** What a token must fit. */
export interface AccessTokenRules {
  issuer: string;
  audience: string;
  clientId: string;
  /** Our public keys by key id. */
  keys: ReadonlyMap<string, CryptoKey>;
  now: () => Date;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  icu: z.string().min(1),
  azp: z.string().min(1),
  scope: z.string(),
  exp: z.number(),
  iat: z.number(),
});

/**
 * Verifies an access token (R213, SEC10): signed with RS256 by the one of our own keys that it names, of our issuer,
 * for this audience and client, between `nbf` and `exp` with 60 seconds of leeway. Whatever else the header says
 * (`jku`, `x5u`, `jwk`) is never looked at, and no address is ever fetched.
 * @param token whatever a caller sent
 * @returns never rejects: what is wrong is a refusal
 */
export async function verifyAccessToken(rules: AccessTokenRules, token: unknown): Promise<VerifiedToken> {
  if (typeof token !== 'string' || token === '') return refused('not-a-token');
  if (token.length > longest) return refused('too-long');
  // Decoders are lenient about what stands around base64url.
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return refused('malformed');
  const now = rules.now();
  try {
    const { payload } = await jwtVerify(token, (header) => ownKey(rules.keys, header), {
      algorithms: ['RS256'],
      typ: 'at+jwt',
      issuer: rules.issuer,
      audience: rules.audience,
      clockTolerance: leeway,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'sub', 'azp', 'icu'],
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return refused('claims');
    const { iat, ...said } = claims.data;
    if (said.azp !== rules.clientId) return refused('client');
    if (iat > now.getTime() / 1_000 + leeway) return refused('not-yet-valid');
    return { valid: true, claims: said };
  } catch (error) {
    return refused(reasonOf(error));
  }
}

class UnknownKey extends Error {}

function ownKey(keys: ReadonlyMap<string, CryptoKey>, { kid }: JWTHeaderParameters): CryptoKey {
  const key = typeof kid === 'string' ? keys.get(kid) : undefined;
  if (key === undefined) throw new UnknownKey();
  return key;
}

function refused(reason: TokenRefusal): VerifiedToken {
  return { valid: false, reason };
}

function reasonOf(error: unknown): TokenRefusal {
  if (error instanceof UnknownKey) return 'unknown-key';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return 'algorithm';
  }
  if (error instanceof errors.JWTExpired) return 'expired';
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'malformed';
  switch (error.claim) {
    case 'iss':
      return 'issuer';
    case 'aud':
      return 'audience';
    case 'typ':
      return 'type';
    case 'nbf':
      return 'not-yet-valid';
    default:
      return 'claims';
  }
}
