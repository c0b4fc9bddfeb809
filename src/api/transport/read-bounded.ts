/**
 * Reads the text of a body up to a size limit.
 *
 * @param response its body is read to the end, or cancelled at the limit
 * @param largest in bytes, after decompression
 * @returns the text (UTF-8), or null when the body is larger than `largest`
 * @throws the error of the connection, or the reason of an abort
 */
export async function readBounded(response: Response, largest: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > largest) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
