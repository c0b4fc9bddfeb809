import type { Reader } from '../catalogue/readers.ts';
import type { Search } from '../catalogue/search/search.ts';
import type { CatalogueState } from '../catalogue/state.ts';
import type { Problem } from '../http/problem.ts';

/** The catalogue from which a call is answered. */
export interface CallContext extends Reader {
  state: CatalogueState;
  search: Search;
}

/**
 * Answers a call: with JSON text, or with a problem. Parameters have been checked; the query does not contain
 * `language`.
 */
export type Handler = (
  context: CallContext,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
) => Promise<string | Problem>;

/** A parameter that its schema has already checked to be a text. */
export function textParam(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}
