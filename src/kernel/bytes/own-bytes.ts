/**
 * A copy of bytes in memory of exactly their length. A buffer that is kept for long keeps all of the memory that it is a view of:
 * what zlib returns is cut from pieces of 16 kB and more, and so are short buffers (`Buffer.poolSize`). Only a buffer
 * of its own makes the bytes that a cache counts the bytes that it holds (ADR-0108).
 */
export function ownBytes(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length);
  view.copy(own);
  return own;
}
