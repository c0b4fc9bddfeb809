import * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { problemMediaType } from '../problem.ts';
import { account } from './account/schema.ts';
import { clientData } from './client-data/schema.ts';
import { clientMounts } from './endpoint.ts';
import type { ClientEndpoint, ClientStatus } from './endpoint.ts';
import { clientEndpoints } from './endpoints.ts';
import { feeling } from './feelings/schema.ts';
import { clientProblem } from './problem.ts';
import { webview } from './webview/schema.ts';

/** The facts about the described host in {@link clientOpenApiDocument}. */
export interface ClientDocumentOptions {
  /** Version of the product. */
  version: string;
  /** Origin of the client host. */
  origin: string;
}

const components = {
  Account: account,
  Client: clientData,
  Feeling: feeling,
  Problem: clientProblem,
  Webview: webview,
} as const;

const problemAnswer = (description: string) => ({
  description,
  content: { [problemMediaType]: { schema: clientProblem } },
});

const meanings: Readonly<Record<ClientStatus, string>> = {
  404: 'Unknown, or another client’s.',
  409: 'The client has as many favourite cinemas as the site allows (`limit` says how many), or the film is on sale.',
  422: 'A cinema is unknown; nothing was changed.',
  429: 'Too many calls; `Retry-After` says when to try again.',
};

function operation(call: ClientEndpoint): ZodOpenApiOperationObject {
  const changes = call.method !== 'GET';
  return {
    operationId: call.id,
    summary: call.summary,
    security: call.personal ? [{ session: [] }, { bearer: [] }] : [],
    requestParams: {
      path: call.params,
      query: z.object({
        site: z
          .optional(z.string())
          .check(z.meta({ description: 'Id of the site where no Origin header tells it.', example: 'fr' })),
      }),
      ...(changes && {
        header: z.object({
          'X-XSRF-TOKEN': z
            .optional(z.string())
            .check(
              z.meta({ description: 'Value of the cookie XSRF-TOKEN; not needed with a bearer token.' }),
            ),
        }),
      }),
    },
    ...(call.body !== null && { requestBody: { content: { 'application/json': { schema: call.body } } } }),
    responses: {
      ...(call.answer === null
        ? { '204': { description: 'Done.' } }
        : {
            '200': {
              description: 'The answer.',
              content: { 'application/json': { schema: call.answer } },
            },
          }),
      ...(call.body !== null && { '400': problemAnswer('The body is malformed; `errors` names each part.') }),
      ...(call.personal && { '401': problemAnswer('Nobody is signed in, or the token is not valid.') }),
      ...(changes && { '403': problemAnswer('The origin or the XSRF token is wrong.') }),
      ...Object.fromEntries(call.statuses.map((status) => [String(status), problemAnswer(meanings[status])])),
      '4XX': problemAnswer('The request is refused; `detail` says why.'),
      default: problemAnswer('Any other failure. Try again after 429 and 503; honour Retry-After.'),
    },
  };
}

function pathsOf(calls: readonly ClientEndpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const method = call.method === 'GET' ? 'get' : call.method === 'POST' ? 'post' : undefined;
    const name = method ?? (call.method === 'PATCH' ? 'patch' : 'delete');
    paths[call.path] = { ...paths[call.path], [name]: operation(call) };
  }
  return paths;
}

/** The OpenAPI 3.1 document of the client host. */
export function clientOpenApiDocument({
  version,
  origin,
}: ClientDocumentOptions): ReturnType<typeof createDocument> {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Velours client host',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Accounts, favourite cinemas and feelings of one client. The Origin header names the site. Answers are personal and never to be stored.',
      },
      servers: clientMounts.map((mount) => ({ url: `${origin}${mount}` })),
      components: {
        schemas: components,
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'velours_session' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      paths: pathsOf(Object.values(clientEndpoints)),
    },
    {
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
}
