/** A node of JSON-LD: its type, its name if it has one, and what it says. */
export interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** A node where it stands in a page. */
export interface PlacedNode {
  readonly node: Node;
  /** `Movie.director.0`. */
  readonly place: string;
  /** Whether it is a thing of its own, not a part of another one. */
  readonly top: boolean;
}

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The things that a page tells machines about. @throws SyntaxError where one is no JSON */
export function thingsOf(html: string): readonly Node[] {
  // One script holds one thing or a list of them.
  return [...html.matchAll(script)].flatMap(([, text = '']) => [JSON.parse(text) as Node].flat());
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a property, whether it has one or several. */
export function valuesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** A property without the keywords of JSON-LD. */
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

/** Every node of a page's things, those inside others too. */
export function nodesOf(things: readonly Node[]): readonly PlacedNode[] {
  return things.flatMap((node) => {
    const place = node['@type'] ?? '?';
    return [{ node, place, top: true }, ...within(node, place)];
  });
}

/** A reference to a node that is described elsewhere. */
export const isReference = (node: Node): boolean => Object.keys(node).every((name) => name === '@id');
