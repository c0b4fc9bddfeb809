import * as z from 'zod/mini';
import { slug } from './primitives.ts';

/** How long an answer stays true, by what it says: showtimes and states, items and lists, or words of the site. */
export type Lifetime = 'showtimes' | 'catalogue' | 'vocabulary';

/**
 * Where an answer comes from. Our server's handler, what an import reads and how it fills a gap follow from it; only a
 * computed answer has a handler of its own.
 */
export type EndpointSource<Item extends string = string> =
  /**
   * A whole answer of the site. `empty`: what is answered where none is stored, null for 404. `lacking`: what an import
   * without it does, keep the one that is stored or store the empty one.
   */
  | { readonly kind: 'document'; readonly empty: object | null; readonly lacking: 'kept' | 'empty' }
  /**
   * All items of a kind. `needed`: whether a catalogue without them is none. `within`, where the answer is no bare list:
   * the key of `empty` that holds the list, and how the list alone is read.
   */
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly part: 'list';
      readonly needed: boolean;
      readonly within?: { readonly key: string; readonly list: z.ZodMiniType; readonly empty: object };
    }
  /** One item, by a call that is called as its kind is; the slugs of one in all languages. */
  | { readonly kind: 'item'; readonly item: Item; readonly part: 'detail' | 'translation' }
  /** A further answer about one item, stored under a name; `unknown`: what an unknown slug is answered. */
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly part: 'further';
      readonly stored: string;
      readonly empty: object;
      readonly unknown: 'empty' | 404;
    }
  | { readonly kind: 'computed' };

/** One call of `/api`: what may be asked and what is answered. Every call is a GET. */
export interface Endpoint<
  P extends z.ZodMiniObject = z.ZodMiniObject,
  Q extends z.ZodMiniObject = z.ZodMiniObject,
  A extends z.ZodMiniType = z.ZodMiniType,
  S extends EndpointSource = EndpointSource,
> {
  /** Its key in `endpoints`, and the operation id of the OpenAPI document. */
  readonly id: string;
  /** Path below the host with its parameters in braces: `/api/cinema/{slug}/shows`. */
  readonly path: `/api/${string}`;
  /** Paths that answer the same way. */
  readonly aliases: readonly `/api/${string}`[];
  /** Path parameters as strings. A malformed one is answered with 400. */
  readonly params: P;
  /** Query parameters as strings. Unknown ones are ignored; a malformed one is answered with 400. */
  readonly query: Q;
  /** Reads an answer of any server; its output is what our server writes. */
  readonly answer: A;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Whether the answer depends on `language`. */
  readonly localised: boolean;
  /** Statuses this call answers besides 200 and 400. */
  readonly statuses: readonly (404 | 410)[];
  /** Key of the answer whose list or map is the point of the call: losing all its items is a failure. */
  readonly essential: string | null;
  readonly source: S;
  readonly lifetime: Lifetime;
  /** Its parts that have a name in the OpenAPI document. */
  readonly components: Readonly<Record<string, z.ZodMiniType>>;
}

/** What is asked in a call, without what is answered. */
export type EndpointCall = Pick<Endpoint, 'id' | 'path' | 'params' | 'query'>;

/** What a call answers. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** Path parameters of a call without any. */
export const noParams = z.object({});

/** A slug asked for: any text without control characters; whether it exists is the handler's business (404). */
export const askedSlug = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(200),
    z.regex(/^[^\p{Cc}/\\]+$/u, 'expected a slug without control characters and slashes'),
    z.meta({ description: 'Slug of the item.', example: z.globalRegistry.get(slug)?.example }),
  );

/** Path parameters of a call about one item. */
export const slugParams = z.object({ slug: askedSlug });

const otherwise = z.catch;

/** `language`: any text; an unknown one falls back to the site's default language (D38), never an error. */
export const languageQuery = z.object({
  language: otherwise(z.optional(z.string()), undefined).check(
    z.meta({ description: 'fr, en, de or nl; otherwise the default language of the site.', example: 'fr' }),
  ),
});

/** Query of a call whose answer has no language. */
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
}

/**
 * Describes a call. Throws when the braces of the path and the declared parameters differ.
 */
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
  };
}
