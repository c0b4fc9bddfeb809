const offset = 0x811c9dc5;
const prime = 0x01000193;

/** A short name of a text, the same everywhere and for ever (FNV-1a, base 36); it keeps no secret. */
export function shortHash(text: string): string {
  let value = offset;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, prime);
  return (value >>> 0).toString(36);
}
