/** A node of JSON-LD: its type, its id if it has one, and its properties. */
export interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** A node with its place in a page. */
export interface PlacedNode {
  readonly node: Node;
  /** `Movie.director.0`. */
  readonly place: string;
  /** Whether it is a thing of its own and not a part of another thing. */
  readonly top: boolean;
}

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * The structured data of a page.
 *
 * @throws SyntaxError when a script is not JSON
 */
export function thingsOf(html: string): readonly Node[] {
  // One script contains one thing, a list of things, or a graph of them.
  return [...html.matchAll(script)].flatMap(([, text = '']) =>
    [JSON.parse(text) as Node]
      .flat()
      .flatMap(({ '@graph': graph, '@context': context, ...thing }) =>
        Array.isArray(graph)
          ? (graph as Node[]).map((one) => ({ '@context': context, ...one }))
          : [{ '@context': context, ...thing }],
      ),
  );
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a property as a list. */
export function valuesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** Whether a name is a property and not a keyword of JSON-LD. */
export const isProperty = (name: string): boolean => !name.startsWith('@');

function within(node: Node, place: string): PlacedNode[] {
  return Object.entries(node)
    .filter(([name]) => isProperty(name))
    .flatMap(([name, value]) =>
      valuesOf(value).flatMap((one, index) => {
        if (!isNode(one)) return [];
        const here = `${place}.${name}.${index}`;
        return [{ node: one, place: here, top: false }, ...within(one, here)];
      }),
    );
}

/** Every node of a page's things, also those inside others. */
export function nodesOf(things: readonly Node[]): readonly PlacedNode[] {
  return things.flatMap((node) => {
    const place = node['@type'] ?? '?';
    return [{ node, place, top: true }, ...within(node, place)];
  });
}

/** Whether a node is only a reference to a node that is described elsewhere. */
export const isReference = (node: Node): boolean => Object.keys(node).every((name) => name === '@id');
