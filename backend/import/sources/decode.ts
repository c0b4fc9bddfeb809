/** An answer that is not UTF-8 or not JSON; the message names the place and what was expected. */
export class DecodeError extends Error {
  override name = 'DecodeError';
}

/** Byte order marks of encodings that are refused, the longer ones first. */
const foreignMarks: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['UTF-32', [0xff, 0xfe, 0x00, 0x00]],
  ['UTF-32', [0x00, 0x00, 0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];

/**
 * Reads JSON from bytes in UTF-8, as RFC 8259 requires; a byte order mark at the start is left out. Wrong bytes are
 * refused and never replaced, because a replaced character would be lost for good.
 * @throws {DecodeError} that names the first wrong byte (counted from 0), or the place that is no JSON
 */
export function decodeJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DecodeError(`no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function decodeText(bytes: Uint8Array): string {
  const foreign = foreignMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (foreign !== undefined) {
    throw new DecodeError(`the text is ${foreign[0]} (its byte order mark says so), expected UTF-8`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const place = firstWrongByte(bytes);
    const found = `0x${(bytes[place] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
    throw new DecodeError(
      `byte ${place} (${found}) is not UTF-8, expected text in UTF-8; is it in Latin-1 or Windows-1252?`,
    );
  }
}

/** The position of the first sequence that is not UTF-8, in bytes from the start. */
function firstWrongByte(bytes: Uint8Array): number {
  // The decoder does not tell where it failed, so a binary search finds the longest start that it accepts.
  let [taken, refused] = [0, bytes.length + 1];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (beginningOf(bytes.subarray(0, middle)) === null) refused = middle;
    else taken = middle;
  }
  return Buffer.byteLength(beginningOf(bytes.subarray(0, taken)) ?? '');
}

/** The whole characters of a start that may end inside a character; null when it is not UTF-8. */
function beginningOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
