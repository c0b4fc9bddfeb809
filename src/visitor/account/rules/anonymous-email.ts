/**
 * SHA-256 of the e-mail in lower case, hexadecimal. It is the only part of the e-mail that is kept (R208). Null without
 * an e-mail or without crypto.
 */
export async function anonymousEmail(
  email: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<string | null> {
  const plain = email.trim().toLowerCase();
  if (plain === '' || subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
