import * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiObject, ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { autopromo, cta, trailer } from './entities.ts';
import { captchaHeader } from './client/captcha-challenge/proof.ts';
import type { GuardedEndpoint } from './guarded-endpoint.ts';
import { guardedEndpoints } from './guarded.ts';
import { problem, problemMediaType } from './problem.ts';
import { programmeEntry } from './schedule.ts';

/** The facts about the described server in {@link openApiDocument}. */
export interface DocumentOptions {
  title: string;
  /** Version of the product. */
  version: string;
  /** The address in front of all paths: `https://www.velours.fr`. */
  serverUrl: string;
}

/** Parts that several endpoints share, and parts that endpoints name themselves. */
const components = {
  Autopromo: autopromo,
  Cta: cta,
  Problem: problem,
  ProgrammeEntry: programmeEntry,
  Trailer: trailer,
  ...Object.assign({}, ...Object.values<Endpoint>(endpoints).map((call) => call.components)),
  ...Object.assign({}, ...Object.values<GuardedEndpoint>(guardedEndpoints).map((call) => call.components)),
};

const problemAnswer = (description: string) => ({
  description,
  content: { [problemMediaType]: { schema: problem } },
});

const parameterName = /\{(\w+)\}/g;

/** An endpoint with one of its paths: its own or an alias. */
interface Route {
  readonly call: Endpoint;
  readonly path: string;
  readonly operationId: string;
}

const routesOf = (call: Endpoint): Route[] =>
  [call.path, ...call.aliases].map((path, index) => ({
    call,
    path,
    operationId: index === 0 ? call.id : `${call.id}Alias${index}`,
  }));

const namesOf = (path: string): string[] => [...path.matchAll(parameterName)].map(([, name = '']) => name);

/** Joins parameter names: `date`, `cinema` → `dateOrCinema`. */
const joined = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name, index) => (index === 0 ? name : `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`))
    .join('');

/**
 * The operation of one path. OpenAPI treats paths that differ only in parameter names as one path
 * (`…/showtimes/{cinema}` and `…/showtimes/{date}`), so their endpoints share an operation.
 */
function operation(routes: readonly Route[], names: readonly string[]): ZodOpenApiOperationObject {
  const calls = routes.map(({ call }) => call);
  const parameters = names.map((name, index) => {
    const schemas = calls.map((call) => call.params.shape[namesOf(call.path)[index] ?? name]);
    return [name, oneOf(schemas.filter((schema) => schema instanceof z.ZodMiniType))] as const;
  });
  const query = Object.assign({}, ...calls.map((call) => call.query.shape));
  const statuses = new Set<number>(calls.flatMap((call) => call.statuses));
  const checked = parameters.length > 0 || Object.keys(query).some((name) => name !== 'language');
  return {
    operationId: joined(routes.map(({ operationId }) => operationId)),
    summary: calls.map((call) => call.summary).join(' Or: '),
    requestParams: { path: z.object(Object.fromEntries(parameters)), query: z.object(query) },
    responses: {
      '200': {
        description: 'The answer.',
        content: { 'application/json': { schema: oneOf(calls.map((call) => call.answer)) } },
      },
      ...(checked && { '400': problemAnswer('A parameter is malformed; `errors` names it.') }),
      ...(statuses.has(404) && { '404': problemAnswer('The item is unknown.') }),
      ...(statuses.has(410) && { '410': problemAnswer('The show is gone.') }),
      '4XX': problemAnswer('The request is refused; `detail` says why.'),
      default: problemAnswer(
        'Any other failure. Try again after 429, 500, 502, 503 and 504; honour Retry-After.',
      ),
    },
  };
}

function oneOf(alternatives: readonly z.ZodMiniType[]): z.ZodMiniType {
  const distinct = [...new Set(alternatives)];
  const [first, second, ...rest] = distinct;
  if (first === undefined) throw new Error('An operation needs at least one schema.');
  return second === undefined ? first : z.union([first, second, ...rest]);
}

/** Operations by path; parameters at the same position of the same path get one joined name. */
function pathsOf(all: readonly Endpoint[]): ZodOpenApiPathsObject {
  const groups = new Map<string, [Route, ...Route[]]>();
  for (const route of all.flatMap(routesOf)) {
    const shape = route.path.replaceAll(parameterName, '{}');
    const group = groups.get(shape);
    if (group === undefined) groups.set(shape, [route]);
    else group.push(route);
  }
  const entries = [...groups.values()].map((group) => {
    const own = namesOf(group[0].path);
    const names = own.map((_, index) => joined(group.map(({ path }) => namesOf(path)[index] ?? '')));
    const path = own.reduce<string>(
      (whole, name, index) => whole.replace(`{${name}}`, `{${names[index]}}`),
      group[0].path,
    );
    return [path, { get: operation(group, names) }] as const;
  });
  return Object.fromEntries(entries);
}

const captchaResponse = z.object({
  [captchaHeader]: z
    .string()
    .check(z.meta({ description: 'The response of the captcha. It is good for one call.' })),
});

/** The operation of a call that a captcha guards. */
function guardedOperation({
  id,
  summary,
  params,
  query,
  answer,
}: GuardedEndpoint): ZodOpenApiOperationObject {
  return {
    operationId: id,
    summary,
    requestParams: { path: params, query, header: captchaResponse },
    responses: {
      '200': { description: 'The answer.', content: { 'application/json': { schema: answer } } },
      '400': problemAnswer('A parameter is malformed, or the response of the captcha is missing.'),
      '403': problemAnswer('The response of the captcha is not good: it is wrong, expired or used.'),
      '429': problemAnswer('Too many tries; `Retry-After` says when to try again.'),
      default: problemAnswer('Any other failure.'),
    },
  };
}

const guardedPaths: ZodOpenApiPathsObject = Object.fromEntries(
  Object.values<GuardedEndpoint>(guardedEndpoints).map((call) => [
    call.path,
    { get: guardedOperation(call) },
  ]),
);

/** The OpenAPI 3.1 document of all endpoints of the contract. */
export function openApiDocument(options: DocumentOptions): ReturnType<typeof createDocument> {
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: options.title,
      version: options.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Catalogue of one country site. Every call is a GET without key or cookie, cards need the response of a captcha; unknown parameters are ignored; lists are complete, without paging.',
    },
    servers: [{ url: options.serverUrl }],
    // No call needs a key or a cookie.
    security: [],
    components: { schemas: components },
    paths: { ...pathsOf(Object.values(endpoints)), ...guardedPaths },
  };
  return createDocument(document, {
    // Readers ignore unknown fields, so no object is closed; then reading and writing share one component.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
}
