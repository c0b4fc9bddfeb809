import type { Endpoint } from '#src/contract/endpoint.ts';
import type { endpoints, EndpointId } from '#src/contract/endpoints.ts';
import type { Language } from '#src/sites/site.ts';

/** Path parameters of an endpoint, as plain texts. */
export type PathParams<E extends Pick<Endpoint, 'params'>> = {
  readonly [P in keyof E['params']['shape']]: string;
};

/** Path parameters of an endpoint, as plain texts, by the endpoint's id. */
export type ParamsOf<K extends EndpointId> = PathParams<(typeof endpoints)[K]>;

/** A parameter that may not be sent, and what the contract expects of it. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly message: string;
}

const parameterInPath = /\{(\w+)\}/g;
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text can be one path segment: a URL drops `.` and `..`, and lone surrogates cannot be encoded. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !loneSurrogate.test(text);
}

/** The problems of a call's path parameters; an empty list when they can be sent. */
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
 * The path of a call: the endpoint's template with encoded parameters, so that no parameter can leave its segment
 * (SEC14).
 *
 * @param endpoint the endpoint itself, so that a browser does not load the schemas of others
 * @param params as plain texts, not encoded
 * @returns the path, or null when a parameter is impossible in a path: no item has it
 */
export function endpointPath(
  endpoint: Pick<Endpoint, 'params' | 'path'>,
  params: Readonly<Record<string, string>>,
): string | null {
  if (parameterProblems(endpoint, params).length > 0) return null;
  return endpoint.path.replace(parameterInPath, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * The address of an API call (R253): the site's base, the path, and `language`; `/api/settings` gets no `language`.
 *
 * @param base absolute when the web process asks; `''` when a browser asks its own site
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
