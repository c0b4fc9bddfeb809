import * as z from 'zod/mini';
import { slug } from './primitives.ts';

/** How long an answer stays true, by its content: showtimes and statuses, items and lists, or words of the site. */
export type Lifetime = 'showtimes' | 'catalogue' | 'vocabulary';

/**
 * Where an answer comes from. It determines our server's handler, the data that an import reads, and how the import
 * fills a gap; only a computed answer has its own handler.
 */
export type EndpointSource<Item extends string = string> =
  /**
   * One stored document of the site. `empty`: the answer when none is stored; null means 404. `lacking`: what an import
   * without the document does: it keeps the stored one, or stores the empty one.
   */
  | { readonly kind: 'document'; readonly empty: object | null; readonly lacking: 'kept' | 'empty' }
  /**
   * All items of a kind. `needed`: a catalogue without this list is not usable. `within`, when the answer is more than a
   * list: the key of `empty` that contains the list, and the schema that reads the list alone.
   */
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly part: 'list';
      readonly needed: boolean;
      readonly within?: { readonly key: string; readonly list: z.ZodMiniType; readonly empty: object };
    }
  /** One item, by an endpoint with the id of the item's kind; or the slugs of one item in all languages. */
  | { readonly kind: 'item'; readonly item: Item; readonly part: 'detail' | 'translation' }
  /** A further answer about one item, stored under a name; `unknown`: the answer for an unknown slug. */
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly part: 'further';
      readonly stored: string;
      readonly empty: object;
      readonly unknown: 'empty' | 404;
    }
  | { readonly kind: 'computed' };

/** The value that makes an answer an item. */
export interface Identity {
  readonly key: string;
  readonly error: string;
}

/** One endpoint of `/api`: its request and its answer. Every call is a GET. */
export interface Endpoint<
  P extends z.ZodMiniObject = z.ZodMiniObject,
  Q extends z.ZodMiniObject = z.ZodMiniObject,
  A extends z.ZodMiniType = z.ZodMiniType,
  S extends EndpointSource = EndpointSource,
> {
  /** The endpoint's key in `endpoints`, and the operation id of the OpenAPI document. */
  readonly id: string;
  /** Path below the host with its parameters in braces: `/api/cinema/{slug}/shows`. */
  readonly path: `/api/${string}`;
  /** Other paths with the same answer. */
  readonly aliases: readonly `/api/${string}`[];
  /** Path parameters as strings. A malformed one gives 400. */
  readonly params: P;
  /** Query parameters as strings. Unknown ones are ignored; a malformed one gives 400. */
  readonly query: Q;
  /** Reads an answer of any server; its output is what our server writes. */
  readonly answer: A;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Whether the answer depends on `language`. */
  readonly localised: boolean;
  /** Statuses that this endpoint answers besides 200 and 400. */
  readonly statuses: readonly (404 | 410)[];
  /** Key of the most important list or map in the answer: if all of its items are lost, the read fails. */
  readonly essential: string | null;
  /** The key without whose value the answer is no item, and the error that then is reported (R265). */
  readonly identity: Identity | null;
  readonly source: S;
  readonly lifetime: Lifetime;
  /** Parts of the answer that have a name in the OpenAPI document. */
  readonly components: Readonly<Record<string, z.ZodMiniType>>;
}

/** The request of an endpoint, without its answer. */
export type EndpointCall = Pick<Endpoint, 'id' | 'path' | 'params' | 'query'>;

/** The type of an endpoint's answer. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** Path parameters of an endpoint that has none. */
export const noParams = z.object({});

/** A requested slug: any text without control characters and slashes; the handler decides whether it exists (404). */
export const askedSlug = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(200),
    z.regex(/^[^\p{Cc}/\\]+$/u, 'expected a slug without control characters and slashes'),
    z.meta({ description: 'Slug of the item.', example: z.globalRegistry.get(slug)?.example }),
  );

/** Path parameters of an endpoint about one item. */
export const slugParams = z.object({ slug: askedSlug });

const otherwise = z.catch;

/** `language`: any text; an unknown one gives the site's default language (D38), never an error. */
export const languageQuery = z.object({
  language: otherwise(z.optional(z.string()), undefined).check(
    z.meta({ description: 'fr, en, de or nl; otherwise the default language of the site.', example: 'fr' }),
  ),
});

/** Query of an endpoint whose answer does not depend on the language. */
export const noQuery = z.object({});

interface Definition<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  S extends EndpointSource,
> {
  id: string;
  path: `/api/${string}`;
  params: P;
  query: Q;
  answer: A;
  summary: string;
  source: S;
  lifetime: Lifetime;
  components?: Readonly<Record<string, z.ZodMiniType>>;
  aliases?: readonly `/api/${string}`[];
  localised?: boolean;
  statuses?: readonly (404 | 410)[];
  essential?: string;
  identity?: Identity;
}

/** Defines an endpoint. Throws when the parameters in the path and the declared ones differ. */
export function defineEndpoint<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  const S extends EndpointSource,
>(definition: Definition<P, Q, A, S>): Endpoint<P, Q, A, S> {
  const named = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const declared = Object.keys(definition.params.shape);
  if (named.length !== declared.length || !named.every((name) => declared.includes(name))) {
    throw new Error(
      `Endpoint ${definition.id}: its path names the parameters [${named.join()}], but [${declared.join()}] are declared.`,
    );
  }
  return {
    aliases: [],
    statuses: [],
    components: {},
    ...definition,
    localised: definition.localised ?? 'language' in definition.query.shape,
    essential: definition.essential ?? null,
    identity: definition.identity ?? null,
  };
}
