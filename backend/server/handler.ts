import type { Reader } from '../catalogue/readers.ts';
import type { Search } from '../catalogue/search/search.ts';
import type { CatalogueState } from '../catalogue/state.ts';
import type { Problem } from '../http/problem.ts';

/** Whose catalogue a call is answered from. */
export interface CallContext extends Reader {
  state: CatalogueState;
  search: Search;
}

/**
 * Answers a call: JSON text, or the problem that stands for it. Parameters are checked already; the query
 * comes without `language`.
 */
export type Handler = (
  context: CallContext,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
) => Promise<string | Problem>;

/** A parameter that its schema has checked to be a text. */
export function textParam(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}
