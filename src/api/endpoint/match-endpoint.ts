import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { guardedEndpoints, type GuardedId } from '#src/contract/guarded.ts';
import { parameterProblems, type ParameterProblem } from './endpoint-path.ts';

/** Id of a call of the contract, whether a captcha guards it or not. */
export type CallId = EndpointId | GuardedId;

/** The meaning of a path in the contract: a call, a call with malformed parameters, or no call. */
export type EndpointMatch =
  | { readonly kind: 'call'; readonly id: CallId; readonly params: Readonly<Record<string, string>> }
  /** A path of the contract with a parameter that no item can have. */
  | { readonly kind: 'malformed'; readonly errors: readonly ParameterProblem[] }
  | { readonly kind: 'none' };

interface Template {
  readonly id: CallId;
  readonly endpoint: Pick<Endpoint, 'params'>;
  /** Either a fixed word, or the name of the parameter at this place. */
  readonly segments: readonly ({ readonly word: string } | { readonly name: string })[];
}

const longestPath = 1_000;
const parameterSegment = /^\{(\w+)\}$/;

/** The templates of all paths in the contract, by their number of segments. */
const templates: ReadonlyMap<number, readonly Template[]> = compileTemplates();

/** Whether a call is one that a captcha guards (D24). */
export function isGuarded(id: CallId): id is GuardedId {
  return Object.hasOwn(guardedEndpoints, id);
}

function isCallId(id: string): id is CallId {
  return Object.hasOwn(endpoints, id) || Object.hasOwn(guardedEndpoints, id);
}

function compileTemplates(): Map<number, Template[]> {
  const byLength = new Map<number, Template[]>();
  const guarded = Object.entries(guardedEndpoints).map(
    ([id, call]) => [id, { ...call, aliases: [] }] as const,
  );
  for (const [id, endpoint] of [...Object.entries<Endpoint>(endpoints), ...guarded]) {
    if (!isCallId(id)) continue;
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const segments = path.split('/').map((segment) => {
        const name = parameterSegment.exec(segment)?.[1];
        return name === undefined ? { word: segment } : { name };
      });
      const sameLength = byLength.get(segments.length) ?? [];
      byLength.set(segments.length, [...sameLength, { id, endpoint, segments }]);
    }
  }
  return byLength;
}

/** Decodes a segment. Returns `''`, which no parameter accepts, when the encoding is invalid. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The parameters that a path gives for a template, or null when a fixed word differs. */
function parametersIn({ segments }: Template, parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if ('name' in segment) params[segment.name] = decodeSegment(part);
    else if (segment.word !== part) return null;
  }
  return params;
}

/**
 * Finds the call of the contract for a path, aliases included. When two endpoints differ only by the shape of a
 * parameter, the first one in the contract's order whose shape fits is taken.
 *
 * @param path below the host, still encoded, without the query
 */
export function matchEndpoint(path: string): EndpointMatch {
  if (path.length > longestPath) return { kind: 'none' };
  const parts = path.split('/');
  let malformed: readonly ParameterProblem[] | null = null;
  for (const template of templates.get(parts.length) ?? []) {
    const params = parametersIn(template, parts);
    if (params === null) continue;
    const errors = parameterProblems(template.endpoint, params);
    if (errors.length === 0) return { kind: 'call', id: template.id, params };
    malformed ??= errors;
  }
  return malformed ? { kind: 'malformed', errors: malformed } : { kind: 'none' };
}
