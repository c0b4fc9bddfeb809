/** What a visitor searches for. */
export interface Search {
  /** One line as it was typed, without spaces at its ends; empty for none. */
  readonly text: string;
  /** The one kind of result that is shown (R192), or null for all. A kind that nobody knows is passed on as none. */
  readonly type: string | null;
}

/** Nothing searched for. */
export const noSearch: Search = { text: '', type: null };

/** The query names of a search: what for, and of which kind (R182, R190). */
export const searchQuery = { text: 'q', type: 'type' } as const;

/** Shorter queries are ignored (D14). */
export const shortestSearch = 2;
/** What is longer is cut. */
export const longestSearch = 60;
const cutPattern = new RegExp(`^.{0,${longestSearch}}`, 'su');
const typePattern = /^[a-z_]{2,20}$/;

/** One line of at most {@link longestSearch} characters, none of them a control, in composed form: what looks the same is one page. */
function normalised(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  const cut = (cutPattern.exec(line)?.[0] ?? '').trim();
  return cut.length < shortestSearch ? '' : cut;
}

/** A search from what was typed and the kind that was chosen; a text that is too short is no search. */
export function searchFor(typed: string, type: string | null): Search {
  const text = normalised(typed);
  if (text === '') return noSearch;
  return { text, type: type !== null && typePattern.test(type) ? type : null };
}

/** The search that an address asks for (`?q=…&type=…`). */
export function searchOf(query: string): Search {
  const parameters = new URLSearchParams(query);
  return searchFor(parameters.get(searchQuery.text) ?? '', parameters.get(searchQuery.type));
}
