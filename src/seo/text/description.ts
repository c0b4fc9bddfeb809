/** A shorter text is a slogan, which says too little in a list of results; in characters. */
const leastDescription = 25;

/**
 * The description of an item's page for search engines: the first of its own texts that is long enough, otherwise the
 * interface's sentence about it.
 */
export function itemDescription(own: readonly (string | null)[], sentence: string): string {
  return own.find((text) => text !== null && text.length >= leastDescription) ?? sentence;
}
