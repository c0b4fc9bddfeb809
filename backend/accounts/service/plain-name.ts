/** Letters, apostrophes, hyphens, spaces and points, within reason. */
const nameShape = /^[\p{L}\p{M}'’ʼ.\- ]{1,40}$/u;
/** What follows a point without a space and is longer than an initial ends an address: `velours.example`, `bit.ly`. */
const ending = /\.[\p{L}\p{M}'’ʼ-]*[\p{L}\p{M}]{2}/u;

/**
 * Whether a name holds nothing that a mail program takes for an address, a telephone number or a code: such a name
 * may open a mail of ours. `J.R.` and `Ma. Teresa` may; `evil.test`, `Call 0612345678` and `J.Smith` may not. This
 * decides on a greeting alone; people may be called what they like.
 */
export function isPlainName(name: string): boolean {
  return nameShape.test(name) && !ending.test(name.normalize('NFC'));
}
