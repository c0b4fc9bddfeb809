import { parseSync, Visitor, type Expression } from 'oxc-parser';

/** The layers whose types are views: what a page shows is read there. */
const isView = (file: string) => /^src\/(?:domain|features|popups|shell|ui)\//.test(file);

/** Attributes that are spread into an element. */
const spread: ReadonlySet<string> = new Set(['srcSet']);

/** The members that an expression hands on unchanged: itself, or through `??`, `||`, `&&` and `? :`. */
function handedOn(node: Expression): Expression[] {
  if (node.type === 'ChainExpression') return handedOn(node.expression);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(handedOn);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(handedOn);
  return [node];
}

/** The names that a source declares as fields of its types, and those that it reads. */
function fieldsOf(file: string, text: string): { declared: string[]; read: string[] } {
  const declared: string[] = [];
  const read: string[] = [];
  /** Members that only fill a field of the same name. */
  const copied = new Set<number>();
  /** Names that fill a field of the same name: `{ title }`. */
  const shorthand = new Set<number>();
  /** Names in patterns: `const { title } = show`. */
  const taken = new Map<number, string>();
  const used = new Set<string>();
  const { program } = parseSync(file, text);
  if (isView(file))
    new Visitor({
      TSPropertySignature({ key, computed }) {
        if (key.type === 'Identifier' && !computed) declared.push(key.name);
      },
      ObjectExpression({ properties }) {
        for (const one of properties) {
          if (one.type !== 'Property' || one.key.type !== 'Identifier') continue;
          if (one.shorthand) shorthand.add(one.key.start);
          for (const value of handedOn(one.value))
            if (value.type === 'MemberExpression' && value.property.type === 'Identifier')
              if (value.property.name === one.key.name) copied.add(value.start);
        }
      },
    }).visit(program);
  new Visitor({
    MemberExpression({ property, computed, start }) {
      if (property.type === 'Identifier' && !computed && !copied.has(start)) read.push(property.name);
    },
    JSXMemberExpression({ property }) {
      read.push(property.name);
    },
    ObjectPattern({ properties }) {
      for (const one of properties)
        if (one.type === 'Property' && one.key.type === 'Identifier') {
          const isCopy = one.shorthand && one.value.type === 'Identifier' && isView(file);
          if (isCopy) taken.set(one.key.start, one.key.name);
          else read.push(one.key.name);
        }
    },
    JSXIdentifier({ name }) {
      used.add(name);
    },
    Identifier({ name, start }) {
      if (!taken.has(start) && !shorthand.has(start)) used.add(name);
    },
    Literal({ value }) {
      if (typeof value === 'string' && /^\w+$/.test(value)) read.push(value);
    },
  }).visit(program);
  // A name that is taken only to fill a field of the same name is copied.
  read.push(...[...taken.values()].filter((name) => used.has(name)));
  return { declared, read };
}

/**
 * The fields of views that are filled and that nothing reads, as `file#field`. Copying a field into one of the same name
 * of another view is no reading; elsewhere (events, structured data, calls) a copy is what is sent. The check goes by
 * names, so a name that several types share counts for all of them.
 *
 * @param sources text by path, without tests
 */
export function unreadViewFields(sources: ReadonlyMap<string, string>): string[] {
  const fields = [...sources].map(([file, text]) => ({ file, ...fieldsOf(file, text) }));
  const read = new Set(fields.flatMap((one) => one.read));
  return fields.flatMap(({ file, declared }) =>
    [...new Set(declared)]
      .filter((name) => !read.has(name) && !spread.has(name))
      .map((name) => `${file}#${name}`),
  );
}
