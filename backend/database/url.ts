/** The value of `DATABASE_URL` that names the embedded database. */
const embedded = 'embedded';

/** What `DATABASE_URL` may be, for messages. */
export const expectedDatabase =
  'a connection string such as postgres://user:password@host:5432/name, its signs percent-encoded, or the word embedded';

/**
 * Whether a value of `DATABASE_URL` names a database. After its host it has no `@`: that one belongs to a password with a
 * sign that is not encoded, of which a part would count as the name of the database, and be shown as that.
 */
export function namesDatabase(value: string): boolean {
  if (value === embedded) return true;
  // Without a host, the server of this machine: pg takes such an address, URL does not.
  const whole = value.replace('@/', '@localhost/');
  return /^postgres(?:ql)?:\/\/[^/?#]*(?:[/?#][^@]*)?$/.test(value) && URL.canParse(whole);
}

/** The connection string in `DATABASE_URL`; null for the embedded database, which it need not name. */
export function connectionStringOf(value: string | undefined): string | null {
  return value === undefined || value === embedded ? null : value;
}
