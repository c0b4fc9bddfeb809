/** Title and description of a page with filters: what is asked for stands in both, once. */

/** The title with the words of the view that it does not have. */
export function titleOfView(title: string, words: readonly string[]): string {
  return [title, ...missing(title, words)].join(' · ');
}

/** The description, after the words of the view that it does not have, as a sentence of their own. */
export function descriptionOfView(description: string, words: readonly string[]): string {
  const first = missing(description, words);
  return first.length === 0 ? description : `${capitalized(first.join(' · '))}. ${description}`;
}

/** The first letter is a capital: French and Dutch write days and most tags without one. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const missing = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));
