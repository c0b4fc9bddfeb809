import { createHash } from 'node:crypto';
import type { Thing, WithContext } from 'schema-dts';
import { handOver } from './handover.ts';
import { JsonLdScript } from './json-ld.client.tsx';

/** Characters that could end the script element, or a line of script inside it, and controls, which HTML does not have. */
const unsafe = /[<>&\u007f-\u009f\u2028\u2029]/g;

/**
 * JSON for a script element: no data can end the element (SEC6).
 *
 * @returns valid JSON without `<`, `>`, `&`, line separators and control characters
 */
export function safeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Things of one vocabulary as a graph, which names it once. */
function graphOf(things: readonly WithContext<Thing>[]): object {
  const of = things.map((thing) => {
    const { '@context': context, ...rest } = thing as { readonly '@context': string };
    return { context, rest };
  });
  const [first] = of;
  if (of.length < 2 || of.some(({ context }) => context !== first?.context)) return things;
  return { '@context': first?.context, '@graph': of.map(({ rest }) => rest) };
}

/**
 * A script element with typed schema.org data of a page; renders nothing for an empty list. The document has the text
 * once: it is not in the data of the page's components, which only crawlers would have a use for (ADR-0044).
 */
export function JsonLd({ data }: { readonly data: WithContext<Thing> | readonly WithContext<Thing>[] }) {
  if (Array.isArray(data) && data.length === 0) return null;
  const text = safeJson(Array.isArray(data) ? graphOf(data) : data);
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  handOver(key, text);
  return <JsonLdScript of={key} />;
}
