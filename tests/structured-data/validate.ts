import Validator from '@adobe/structured-data-validator';
import { googleProblems } from './google.ts';
import { isNode, isProperty, isReference, nodesOf, valuesOf, type Node, type PlacedNode } from './nodes.ts';
import { valueFits } from './values.ts';
import { vocabulary, vocabularyDocument } from './vocabulary.ts';

/** The faults of a page's structured data, and possible improvements. */
export interface Findings {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Returns a function that finds the nodes with an `@id`. */
function describedBy(nodes: readonly PlacedNode[]): (id: string) => readonly Node[] {
  const byId = new Map<string, Node[]>();
  for (const { node } of nodes) {
    const id = node['@id'];
    if (id !== undefined && !isReference(node)) byId.set(id, [...(byId.get(id) ?? []), node]);
  }
  return (id) => byId.get(id) ?? [];
}

/** Values that their property may not have. */
function valueProblems({ node, place }: PlacedNode, find: (id: string) => readonly Node[]): string[] {
  const typeOf = (one: Node) =>
    one['@type'] ?? find(one['@id'] ?? '').find((other) => other['@type'] !== undefined)?.['@type'];
  return Object.entries(node)
    .filter(([name]) => isProperty(name) && vocabulary().properties.has(name))
    .flatMap(([name, value]) =>
      valuesOf(value)
        .filter((one) => !valueFits(one, name, typeOf))
        .map((one) => `${place}.${name}: ${JSON.stringify(one)?.slice(0, 80)} is none of its values`),
    );
}

/** A value in a form that can be compared: a node with an id is its id. */
function comparable(value: unknown): string {
  const plain = valuesOf(value).map((one) => (isNode(one) && one['@id'] !== undefined ? one['@id'] : one));
  return JSON.stringify(plain);
}

/**
 * Properties in which nodes with the same `@id` differ. A node may lack a property of another one, but must not have
 * another value.
 *
 * @param nodes of one page, or of several pages
 */
export function contradictions(nodes: readonly Node[]): readonly string[] {
  const said = new Map<string, string>();
  const found: string[] = [];
  for (const node of nodes) {
    const id = node['@id'];
    if (id === undefined) continue;
    for (const [name, value] of Object.entries(node)) {
      if (name === '@context' || name === '@id') continue;
      const key = `${id} ${name}`;
      const before = said.get(key);
      const now = comparable(value);
      if (before === undefined) said.set(key, now);
      else if (before !== now) found.push(`${key}: ${before.slice(0, 80)} and ${now.slice(0, 80)}`);
    }
  }
  return found;
}

/**
 * Checks the structured data of a page: types, properties and values against the vocabulary of schema.org, Google's
 * requirements, and that no two nodes contradict each other.
 */
export async function checkThings(things: readonly Node[]): Promise<Findings> {
  const nodes = nodesOf(things);
  const find = describedBy(nodes);
  const errors = [
    ...nodes
      .filter(({ node }) => node['@type'] === undefined && !isReference(node))
      .map(({ place }) => `${place}: @type is missing`),
    ...things
      .filter((thing) => thing['@context'] !== 'https://schema.org')
      .map((thing) => `${thing['@type'] ?? '?'}: @context is not https://schema.org`),
    ...nodes.flatMap((placed) => [...valueProblems(placed, find), ...googleProblems(placed, find)]),
    ...contradictions(nodes.map(({ node }) => node)),
  ];
  const warnings: string[] = [];
  const jsonld: Record<string, object[]> = {};
  for (const thing of structuredClone(things)) (jsonld[thing['@type'] ?? '?'] ??= []).push(thing);
  for (const issue of await new Validator(vocabularyDocument()).validate({ jsonld })) {
    const place = issue.path.map(({ property, type }) => property ?? type ?? '?').join('.');
    const text = `${place}: ${issue.issueMessage}`;
    // A term that the vocabulary lacks is an error, whatever severity the library gives it.
    (issue.severity === 'ERROR' || issue.errorType === 'schemaOrg' ? errors : warnings).push(text);
  }
  return { errors, warnings };
}
