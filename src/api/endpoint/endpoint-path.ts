import type { Endpoint } from '#src/contract/endpoint.ts';
import type { endpoints, EndpointId } from '#src/contract/endpoints.ts';
import type { Language } from '#src/sites/site.ts';

/** Path parameters of a call, as plain texts. */
export type PathParams<E extends Pick<Endpoint, 'params'>> = {
  readonly [P in keyof E['params']['shape']]: string;
};

/** Path parameters of a call, as plain texts, by the call's id. */
export type ParamsOf<K extends EndpointId> = PathParams<(typeof endpoints)[K]>;

/** A parameter that may not be sent, and what was expected of it. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly message: string;
}

const parameterInPath = /\{(\w+)\}/g;
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text can stand as one segment: `.` and `..` would be resolved away, and lone surrogates have no encoding. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !loneSurrogate.test(text);
}

/** What is wrong with the path parameters of a call; nothing where they can be sent. */
export function parameterProblems(
  endpoint: Pick<Endpoint, 'params'>,
  params: Readonly<Record<string, string>>,
): readonly ParameterProblem[] {
  const unreadable = Object.entries(params)
    .filter(([, text]) => !isSegment(text))
    .map(([parameter]) => ({ parameter, message: 'expected one readable path segment' }));
  if (unreadable.length > 0) return unreadable;
  const read = endpoint.params.safeParse(params);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => ({ parameter: path.map(String).join('.'), message }));
}

/**
 * The path of a call: its own template with its parameters encoded, so that none can leave its segment (SEC14).
 *
 * @param endpoint the call itself, so that a browser loads no other one's schema
 * @param params as plain texts, not encoded
 * @returns the path, or null when a parameter can stand in no path: no item has it
 */
export function endpointPath(
  endpoint: Pick<Endpoint, 'params' | 'path'>,
  params: Readonly<Record<string, string>>,
): string | null {
  if (parameterProblems(endpoint, params).length > 0) return null;
  return endpoint.path.replace(parameterInPath, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * The address of an API call (R253): the site's base, the path, and `language`; `/api/settings` gets the base only.
 *
 * @param base absolute where the web asks; `''` where a browser asks its own site
 * @param path path of the contract, starting with `/api/`, its parameters already encoded
 * @param query further parameters
 */
export function apiAddress(
  base: string,
  path: string,
  language: Language,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query);
  if (path !== '/api/settings') parameters.set('language', language);
  const search = parameters.toString();
  return `${base}${path}${search ? `?${search}` : ''}`;
}
