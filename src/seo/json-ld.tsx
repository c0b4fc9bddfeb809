import { createHash } from 'node:crypto';
import type { Thing, WithContext } from 'schema-dts';
import { handOver } from './handover.ts';
import { JsonLdScript } from './json-ld.client.tsx';

/** Characters that could end the script element, or a line of script inside it. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * JSON for a script element: no data can end the element (SEC6).
 *
 * @returns valid JSON without `<`, `>`, `&` and line separators
 */
export function safeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A script element with typed schema.org data of a page; renders nothing for an empty list. The document has the text
 * once: it is not in the data of the page's components, which only crawlers would have a use for (ADR-0044).
 */
export function JsonLd({ data }: { readonly data: WithContext<Thing> | readonly WithContext<Thing>[] }) {
  if (Array.isArray(data) && data.length === 0) return null;
  const text = safeJson(data);
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  handOver(key, text);
  return <JsonLdScript of={key} />;
}
