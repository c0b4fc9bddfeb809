/** Title and description of a page with filters: what is asked for stands in both, once. */

/** The title with the words of the view that it does not have. */
export function titleOfView(title: string, words: readonly string[]): string {
  return [title, ...missing(title, words)].join(' · ');
}

/** The description, after the words of the view that it does not have. */
export function descriptionOfView(description: string, words: readonly string[]): string {
  const first = missing(description, words);
  return first.length === 0 ? description : `${first.join(' · ')}. ${description}`;
}

const missing = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));
