import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'oxc-parser';
import { api, browsersWithout, javascript, type Browser, featureOf } from './floor.ts';

/** Deep enough for `api.Element.checkVisibility` and `javascript.builtins.Temporal.Duration.total`. */
const deepest = 3;

/** Everything that script calls by a name, with each of its owners: `groupBy` is of `Map` and of `Object`. */
function namedFeatures(): Map<string, CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>();
  const walk = (node: Identifier, depth: number) => {
    for (const [key, child] of Object.entries(node) as [string, Identifier][]) {
      if (key === '__compat') continue;
      const name = key.replace(/_static$/, '');
      const feature = featureOf(child);
      if (feature !== undefined) found.set(name, [...(found.get(name) ?? []), feature]);
      if (depth < deepest) walk(child, depth + 1);
    }
  };
  walk(api, 1);
  walk(javascript.builtins ?? {}, 1);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The name that an expression ends in: `c` of `a.b.c`, `a` of `a`. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value['name']);
  if (value.type === 'Literal') return String(value['value']);
  if (value.type === 'ChainExpression') return nameOf(value['expression']);
  return value.type === 'MemberExpression' && value['computed'] !== true
    ? nameOf(value['property'])
    : undefined;
}

/** Names by what scripts do with them. */
class Names {
  /** Called, constructed, or read from an object of the browser. */
  readonly used = new Map<string, string>();
  /** Given to something of the scripts' own, so that a call of this name may be a call of that. */
  readonly defined = new Set<string>();
  /** Asked for before it is used. */
  readonly guarded = new Set<string>();

  read(node: Node, file: string): void {
    const { type } = node;
    const use = (name: string | undefined) =>
      name !== undefined && this.used.set(name, `${file}:${node.start}`);
    const guard = (...values: unknown[]) => {
      for (const value of values) this.guarded.add(nameOf(value) ?? '');
    };
    const definition = ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(type)
      ? node['key']
      : undefined;
    if (definition !== undefined && node['computed'] !== true) this.defined.add(nameOf(definition) ?? '');
    if (['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(type))
      this.defined.add(nameOf(node['id']) ?? '');
    if (type === 'AssignmentExpression') this.defined.add(nameOf(node['left']) ?? '');
    if (type === 'BinaryExpression' && node['operator'] === 'in') guard(node['left']);
    if (type === 'UnaryExpression') guard(node['argument']);
    if (type === 'ConditionalExpression' || type === 'IfStatement') guard(node['test']);
    if (type === 'LogicalExpression') guard(node['left']);
    if (type === 'CallExpression') {
      if (node['optional'] === true) guard(node['callee']);
      if (isNode(node['callee']) && node['callee'].type === 'MemberExpression') use(nameOf(node['callee']));
    }
    if (type === 'NewExpression') use(nameOf(node['callee']));
    if (type === 'MemberExpression' && /^(?:document|navigator|window)$/.test(nameOf(node['object']) ?? ''))
      use(nameOf(node));
  }
}

/**
 * What scripts use that a browser of the floor lacks, by name, with the first place and the browsers. A name counts when all
 * of its owners in MDN's data are too new, nothing in the scripts has the same name, and no script asks whether it is there.
 *
 * @param scripts text of scripts by path
 * @throws Error for a script that does not parse
 */
export function lateScriptFeatures(
  scripts: ReadonlyMap<string, string>,
  floor: ReadonlyMap<Browser, string>,
): ReadonlyMap<string, string> {
  const names = new Names();
  for (const [file, text] of scripts) {
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) walk(one);
      else if (isNode(value)) {
        names.read(value, file);
        for (const key in value) walk(value[key]);
      }
    };
    walk(program);
  }
  const late = new Map<string, string>();
  const features = namedFeatures();
  for (const [name, place] of names.used) {
    const owners = features.get(name) ?? [];
    if (owners.length === 0 || names.defined.has(name) || names.guarded.has(name)) continue;
    const without = owners.map((owner) => browsersWithout(owner, floor));
    if (without.every((browsers) => browsers.length > 0))
      late.set(name, `${place} (not in ${without[0]?.join(', ')})`);
  }
  return late;
}
