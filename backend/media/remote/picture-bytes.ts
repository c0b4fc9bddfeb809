/** The formats that foreign pictures may have. */
export type ForeignFormat = 'jpg' | 'png' | 'webp';

/** The format of a picture by its first bytes, whatever its server says; null when it is none of the three. */
export function formatOf(bytes: Buffer): ForeignFormat | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  const text = bytes.toString('latin1', 0, 16);
  return text.startsWith('RIFF') && text.slice(8, 15) === 'WEBPVP8' ? 'webp' : null;
}
