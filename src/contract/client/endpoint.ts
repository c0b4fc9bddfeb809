import * as z from 'zod/mini';
import { wireLanguages } from '../primitives.ts';

/** HTTP methods of the client host's calls. */
export type ClientMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The statuses that only some calls answer. */
export type ClientStatus = 404 | 409 | 422 | 429;

/** One endpoint of the client host: its request and its answer. */
export interface ClientEndpoint<
  P extends z.ZodMiniObject = z.ZodMiniObject,
  B extends z.ZodMiniType | null = z.ZodMiniType | null,
  A extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  /** The endpoint's key in `clientEndpoints`, and the operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: ClientMethod;
  /** Path below a mount (`clientMounts`), with its parameters in braces: `/client/{id}/shows`. */
  readonly path: `/${string}`;
  /** Path parameters as strings. A malformed one gives 404, because no item can have it. */
  readonly params: P;
  /** The JSON body, or null when there is none. A malformed body gives 400. */
  readonly body: B;
  /** Reads an answer of any client host; its output is what our client host writes. Null: 204 without a body. */
  readonly answer: A;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Whether the call is about a signed-in member: 401 without a session or bearer token. */
  readonly personal: boolean;
  /** Statuses that this endpoint answers besides 200 or 204, 400, 401 and 403. */
  readonly statuses: readonly ClientStatus[];
}

/** The type of an endpoint's answer; null when it has no body. */
export type ClientAnswer<E extends ClientEndpoint> = E['answer'] extends z.ZodMiniType
  ? z.output<E['answer']>
  : null;

/** The type of an endpoint's request body after its schema; null when it has none. */
export type ClientBody<E extends ClientEndpoint> = E['body'] extends z.ZodMiniType
  ? z.output<E['body']>
  : null;

/**
 * Where the calls are on the client host (R254): below the visitor's language when cookies identify the member, and
 * below `v1` in token mode. Both places accept a cookie as well as a token.
 */
export const clientMounts = [
  ...wireLanguages.map((language) => `/api/${language}` as const),
  '/api/v1',
] as const;

/** Path parameters of a call about one member; `id` is the member's `icu`. */
export const clientParams = z.object({
  id: z
    .string()
    .check(
      z.regex(/^[\w-]{1,64}$/, 'expected the id of a client'),
      z.meta({ description: 'Id of the client (icu).', example: 'c3f1a09b5e7d4c2288aa01f29d6b7e54' }),
    ),
});

interface Definition<
  P extends z.ZodMiniObject,
  B extends z.ZodMiniType | null,
  A extends z.ZodMiniType | null,
> {
  id: string;
  method: ClientMethod;
  path: `/${string}`;
  params?: P;
  body?: B;
  answer?: A;
  summary: string;
  personal?: boolean;
  statuses?: readonly ClientStatus[];
}

/** Defines an endpoint of the client host. Throws when the parameters in the path and the declared ones differ. */
export function defineClientEndpoint<
  P extends z.ZodMiniObject,
  B extends z.ZodMiniType | null = null,
  A extends z.ZodMiniType | null = null,
>(definition: Definition<P, B, A>): ClientEndpoint<z.ZodMiniObject, B, A> {
  const params: z.ZodMiniObject = definition.params ?? z.object({});
  const named = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const declared = Object.keys(params.shape);
  if (named.length !== declared.length || !named.every((name) => declared.includes(name))) {
    throw new Error(
      `Client endpoint ${definition.id}: its path names the parameters [${named.join()}], but [${declared.join()}] are declared.`,
    );
  }
  return {
    id: definition.id,
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    params,
    // When the definition has none, the default type is null.
    body: (definition.body ?? null) as B,
    answer: (definition.answer ?? null) as A,
    personal: definition.personal ?? true,
    statuses: definition.statuses ?? [],
  };
}
