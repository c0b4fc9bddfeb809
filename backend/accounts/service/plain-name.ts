/** Letters, apostrophes, hyphens, spaces and dots; at most 40 characters. */
const nameShape = /^[\p{L}\p{M}'’ʼ.\- ]{1,40}$/u;
/**
 * Letters after a dot without a space, longer than an initial, look like the end of an address: `velours.example`,
 * `bit.ly`.
 */
const ending = /\.[\p{L}\p{M}'’ʼ-]*[\p{L}\p{M}]{2}/u;

/**
 * Whether a mail may greet by this name: it contains nothing that a mail program could take for an address, a telephone
 * number or a code. `J.R.` and `Ma. Teresa` may be used; `evil.test`, `Call 0612345678` and `J.Smith` may not. This
 * only concerns the greeting; members may have any name.
 */
export function isPlainName(name: string): boolean {
  return nameShape.test(name) && !ending.test(name.normalize('NFC'));
}
