import { parseSync, Visitor } from 'oxc-parser';

/** Functions that make a schema of fields: `z.object({ … })`, `z.extend(schema, { … })` and similar ones. */
const makers: ReadonlySet<string> = new Set([
  'object',
  'strictObject',
  'looseObject',
  'extend',
  'safeExtend',
]);

/** The fields that the schemas in a source declare. */
export function declaredFields(file: string, text: string): string[] {
  const fields = new Set<string>();
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      if (
        callee.type !== 'MemberExpression' ||
        callee.property.type !== 'Identifier' ||
        !makers.has(callee.property.name)
      )
        return;
      for (const given of node.arguments) {
        if (given.type !== 'ObjectExpression') continue;
        for (const one of given.properties) {
          if (one.type !== 'Property') continue;
          if (one.key.type === 'Identifier' && !one.computed) fields.add(one.key.name);
          else if (one.key.type === 'Literal') fields.add(String(one.key.value));
        }
      }
    },
  }).visit(parseSync(file, text).program);
  return [...fields];
}

/** The names of properties that a source reads: members, patterns, and texts that may be a name (`item['title']`). */
export function readNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  new Visitor({
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && !node.computed) names.add(node.property.name);
    },
    ObjectPattern(node) {
      for (const one of node.properties)
        if (one.type === 'Property') {
          if (one.key.type === 'Identifier') names.add(one.key.name);
          else if (one.key.type === 'Literal') names.add(String(one.key.value));
        }
    },
    Literal(node) {
      if (typeof node.value === 'string' && /^\w+$/.test(node.value)) names.add(node.value);
    },
  }).visit(parseSync(file, text).program);
  return names;
}

/** The members that a schema's own source reads: a transform there may use one field to fill another. */
function memberNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  new Visitor({
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && !node.computed) names.add(node.property.name);
    },
  }).visit(parseSync(file, text).program);
  return names;
}

/** The name of a schema in findings: its path below `src/contract`; undefined for a source that is not checked. */
const homeOf = (file: string): string | undefined =>
  /^src\/contract\/(.+?)(?:\/schema)?\.ts$/.exec(file)?.[1] ?? undefined;

/** Which sources read answers; the demonstration's calendar only makes them. */
const isReader = (file: string) => /^(?:src|app|server|backend)\//.test(file);

/**
 * The fields of the contract that nothing reads, as `home#field`. A field counts as read when its name is read anywhere
 * outside the contract. The check goes by names, so a name that several schemas share counts for all of them. A name
 * that a source only writes (a key of an object) does not count.
 *
 * @param sources text by path, without tests
 */
export function unreadFields(sources: ReadonlyMap<string, string>): string[] {
  const read = new Set<string>();
  for (const [file, text] of sources)
    if (isReader(file) && !file.startsWith('src/contract/'))
      for (const name of readNames(file, text)) read.add(name);
  return [...sources].flatMap(([file, text]) => {
    const home = homeOf(file);
    if (home === undefined || home.endsWith('openapi')) return [];
    const own = memberNames(file, text);
    return declaredFields(file, text)
      .filter((field) => !read.has(field) && !own.has(field))
      .map((field) => `${home}#${field}`);
  });
}
