/** A ZIP that is damaged, encrypted, or larger inside than anyone's lists are. */
export class ZipError extends Error {
  override name = 'ZipError';
}

/** A file of a ZIP. */
interface Entry {
  readonly path: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

const signatures = { entry: 0x02014b50, end: 0x06054b50, file: 0x04034b50 } as const;
const endLength = 22;
/** The comment after the end is at most this long. */
const longestComment = 0xffff;
const methods = { stored: 0, deflated: 8 } as const;
/** No list of films has more bytes, and no export more files. */
const mostInflated = 16_000_000;
const mostEntries = 5_000;

/** Whether bytes begin as a ZIP does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The files of a ZIP that are wanted (PKWARE APPNOTE, stored or deflated; neither encrypted nor ZIP64), by path.
 * @throws {ZipError} when it cannot be read
 */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let left = mostInflated;
  try {
    for (const entry of entriesOf(bytes)) {
      if (!wanted(entry.path)) continue;
      if (entry.encrypted) throw new ZipError('encrypted');
      const content = await contentOf(bytes, entry, left);
      left -= content.length;
      files.set(entry.path, content);
    }
  } catch (error) {
    // A length or an offset that leads out of the file, or a stream that does not inflate.
    throw error instanceof ZipError ? error : new ZipError('damaged', { cause: error });
  }
  return files;
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - endLength - longestComment);
  let end = bytes.length - endLength;
  while (end >= first && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < first) throw new ZipError('no end');
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new ZipError('too many files');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw new ZipError('no entry');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const nameAt = at + 46;
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(nameAt, nameAt + (nameLength ?? 0))),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameAt + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

async function contentOf(bytes: Uint8Array<ArrayBuffer>, entry: Entry, most: number): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(entry.at, true) !== signatures.file) throw new ZipError('no file');
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(from, from + entry.packed);
  if (packed.length < entry.packed) throw new ZipError('cut off');
  if (entry.size > most) throw new ZipError('too large');
  if (entry.method === methods.stored) return packed;
  if (entry.method !== methods.deflated) throw new ZipError('unknown method');
  return inflated(packed, most);
}

/** What a deflated part is, chunk by chunk: what its header says of its size need not be true. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new ZipError('too large');
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
