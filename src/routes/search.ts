/** A visitor's search. */
export interface Search {
  /** One line of text, without spaces at its ends; empty when there is no search. */
  readonly text: string;
  /** The only kind of result to show (R192), or null for all. An unknown kind passes through unchanged. */
  readonly type: string | null;
}

/** The empty search. */
export const noSearch: Search = { text: '', type: null };

/** The query parameters of a search: its text, and the kind of result (R182, R190). */
export const searchQuery = { text: 'q', type: 'type' } as const;

/** Shorter queries are ignored (D14). */
export const shortestSearch = 2;
/** The help centre ignores queries that are not longer than two characters (R187, D15). */
export const shortestHelpSearch = 3;
/** A longer query is cut to this number of characters. */
export const longestSearch = 60;
const cutPattern = new RegExp(`^.{0,${longestSearch}}`, 'su');
const typePattern = /^[a-z_]{2,20}$/;

/**
 * One line of at most {@link longestSearch} characters, without control characters and in composed form, so that texts
 * which look the same have the same page.
 */
function normalised(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  const cut = (cutPattern.exec(line)?.[0] ?? '').trim();
  return cut.length < shortestSearch ? '' : cut;
}

/** Makes a search from the typed text and the chosen kind; a text that is too short gives the empty search. */
export function searchFor(typed: string, type: string | null): Search {
  const text = normalised(typed);
  if (text === '') return noSearch;
  return { text, type: type !== null && typePattern.test(type) ? type : null };
}

/** The search in an address (`?q=…&type=…`). */
export function searchOf(query: string): Search {
  const parameters = new URLSearchParams(query);
  return searchFor(parameters.get(searchQuery.text) ?? '', parameters.get(searchQuery.type));
}

/** The query of an address for a search: the reverse of {@link searchOf}; empty without a search. */
export function queryOf({ text, type }: Search): Readonly<Record<string, string>> {
  if (text === '') return {};
  return { [searchQuery.text]: text, ...(type === null ? {} : { [searchQuery.type]: type }) };
}
