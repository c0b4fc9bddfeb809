/** The longest common beginning of all texts; `''` for an empty list. */
export function commonStart(texts: readonly string[]): string {
  const [first = '', ...rest] = texts;
  let length = first.length;
  for (const text of rest) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The longest common end of all texts; `''` for an empty list. */
export function commonEnd(texts: readonly string[]): string {
  const [first = '', ...rest] = texts;
  let from = 0;
  for (const text of rest) while (!text.endsWith(first.slice(from))) from += 1;
  return first.slice(from);
}
