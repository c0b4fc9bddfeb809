import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A class of schema.org. */
interface SchemaClass {
  readonly parents: readonly string[];
}

/** A property of schema.org: the classes that have it, and the types of its values. */
interface SchemaProperty {
  readonly domains: readonly string[];
  readonly ranges: readonly string[];
}

/** The vocabulary of schema.org from the pinned package; names without `https://schema.org/`. */
export interface Vocabulary {
  readonly classes: ReadonlyMap<string, SchemaClass>;
  readonly properties: ReadonlyMap<string, SchemaProperty>;
  /** Members of enumerations, with their enumeration: `EventScheduled` is an `EventStatusType`. */
  readonly members: ReadonlyMap<string, string>;
}

const require = createRequire(import.meta.url);
const schema = 'http://schema.org/';
const triple = /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/;
const ends = {
  type: '#type',
  parent: '#subClassOf',
  domain: 'domainIncludes',
  range: 'rangeIncludes',
} as const;

const nameOf = (iri: string): string | null => (iri.startsWith(schema) ? iri.slice(schema.length) : null);

/** Every statement about a term of schema.org whose value is a term: subject, predicate, value. */
function statements(): (readonly [string, string, string])[] {
  return readFileSync(require.resolve('@vocabulary/schema/schema.nq'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, subject = '', predicate = '', value = ''] = triple.exec(line) ?? [];
      const name = nameOf(subject);
      return name === null ? [] : [[name, predicate, value] as const];
    });
}

function read(): Vocabulary {
  const types = new Map<string, string>();
  const said = {
    parent: new Map<string, string[]>(),
    domain: new Map<string, string[]>(),
    range: new Map<string, string[]>(),
  };
  for (const [name, predicate, value] of statements()) {
    // A data type is also a class and has both statements: the first one counts.
    if (predicate.endsWith(ends.type)) types.set(name, types.get(name) ?? value);
    const target = nameOf(value);
    if (target === null) continue;
    for (const what of ['parent', 'domain', 'range'] as const)
      if (predicate.endsWith(ends[what])) said[what].set(name, [...(said[what].get(name) ?? []), target]);
  }
  const classes = new Map<string, SchemaClass>();
  const properties = new Map<string, SchemaProperty>();
  const members = new Map<string, string>();
  for (const [name, type] of types) {
    const of = nameOf(type);
    if (type.endsWith('#Property'))
      properties.set(name, { domains: said.domain.get(name) ?? [], ranges: said.range.get(name) ?? [] });
    else if (type.endsWith('#Class') || of === 'DataType')
      classes.set(name, { parents: said.parent.get(name) ?? (of === null ? [] : [of]) });
    else if (of !== null) members.set(name, of);
  }
  return { classes, properties, members };
}

let known: Vocabulary | undefined;

/** The vocabulary, read once. */
export function vocabulary(): Vocabulary {
  known ??= read();
  return known;
}

/** Whether a class is the other class or below it. */
export function isA(name: string, other: string): boolean {
  if (name === other) return true;
  return (vocabulary().classes.get(name)?.parents ?? []).some((parent) => isA(parent, other));
}

/** The vocabulary as a JSON-LD document in the form of schema.org, with the parts that a validator needs. */
export function vocabularyDocument(): { readonly '@graph': readonly object[] } {
  const { classes, properties } = vocabulary();
  const ids = (names: readonly string[]) => names.map((name) => ({ '@id': `schema:${name}` }));
  return {
    '@graph': [
      ...[...classes].map(([name, { parents }]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': ids(parents),
      })),
      ...[...properties].map(([name, { domains }]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': ids(domains),
      })),
    ],
  };
}
