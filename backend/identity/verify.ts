import { errors, jwtVerify } from 'jose';
import type { JWTHeaderParameters } from 'jose';
import { z } from 'zod';

/** The maximum difference between clocks, in seconds (R213). */
const leeway = 60;
/** The maximum length of a token in characters; ours have some 900. */
const longest = 8_192;

/** The claims of a valid access token. */
export interface AccessTokenClaims {
  /** The id of the person; `icu` is the same. */
  sub: string;
  icu: string;
  /** The client to which it was issued. */
  azp: string;
  /** Scopes, separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Why a token is not valid. Callers give the same answer to all of them; tests and logs may tell them apart. */
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

/** The result of verifying a token. */
export type VerifiedToken =
  | { valid: true; claims: AccessTokenClaims }
  | { valid: false; reason: TokenRefusal };

/** What a token is checked against. */
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
 * Verifies an access token (R213, SEC10): it must be signed with RS256 by the key of ours that it names, have our
 * issuer, this audience and this client, and be between `nbf` and `exp`, with a leeway of 60 seconds. Other values of
 * the header (`jku`, `x5u`, `jwk`) are ignored, and no address is ever fetched.
 * @param token any value that a caller sent
 * @returns never rejects: a bad token is a refusal
 */
export async function verifyAccessToken(rules: AccessTokenRules, token: unknown): Promise<VerifiedToken> {
  if (typeof token !== 'string' || token === '') return refused('not-a-token');
  if (token.length > longest) return refused('too-long');
  // Decoders accept other characters around base64url.
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
