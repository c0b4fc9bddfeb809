import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits for a cookie or a link, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether an external text has the form of such a secret. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

/** The form in which the database stores a secret: it cannot be used by somebody who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
