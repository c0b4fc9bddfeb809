/** The length in characters at which search engines cut a title, about. */
const longestTitle = 60;

/**
 * The length in characters at which search engines cut a description, about, without the ellipsis that we put in place
 * of the rest.
 */
const longestDescription = 154;

/** A description is cut inside a word rather than below this length. */
const shortestCut = 100;

/** The first of the titles that a search engine shows whole; the last one when none is short enough. */
export function fittingTitle(...titles: readonly string[]): string {
  return titles.find((title) => title.length <= longestTitle) ?? titles.at(-1) ?? '';
}

/** A description that a search engine shows whole: cut between words when it is too long. */
export function fittingDescription(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > shortestCut ? end : undefined).replace(/[\s,;:.–—-]+$/, '')}…`;
}
