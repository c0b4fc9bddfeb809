import { jwtDecode } from 'jwt-decode';

/** The claims of a token that the site reads (R112). */
export interface TokenMember {
  readonly sub: string;
  readonly iss: string;
  readonly email: string;
  readonly family_name: string;
  readonly icu: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The member of a token; null when it is not a valid one: not a string, not decodable ("Invalid token specified",
 * "InvalidCharacterError"), without a member, or expired (R212, R266). It proves nothing: the client host checks who
 * calls.
 *
 * @param now milliseconds since 1970
 */
export function readToken(token: unknown, now: number): TokenMember | null {
  if (typeof token !== 'string') return null;
  let claims: unknown;
  try {
    claims = jwtDecode<unknown>(token);
  } catch {
    return null;
  }
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, iss, email, family_name: familyName, icu, exp } = claims as Record<string, unknown>;
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp <= now / 1_000) return null;
  const id = text(icu);
  return id === ''
    ? null
    : { sub: text(sub), iss: text(iss), email: text(email), family_name: text(familyName), icu: id, exp };
}
