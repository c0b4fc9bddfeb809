import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Each module with the modules of the project that it loads, statically or dynamically; imports of types only do not
 * count.
 */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Aliases of package.json, resolved as in a bundle for the browser. */
const browserAliases: Readonly<Record<string, string>> = { '#heads': 'src/routes/heads/heads.browser.ts' };

function resolved(file: string, specifier: string): string | null {
  const alias = browserAliases[specifier];
  if (alias !== undefined) return alias;
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return null;
}

/** The modules that a source file loads. */
function loadedBy(file: string, text: string): string[] {
  const { module, program } = parseSync(file, text);
  const found = new Set<string | null>();
  for (const entry of module.staticImports) {
    const types = entry.entries.length > 0 && entry.entries.every((name) => name.isType);
    if (!types) found.add(resolved(file, entry.moduleRequest.value));
  }
  for (const entry of module.staticExports)
    for (const name of entry.entries)
      if (name.moduleRequest && !name.isType) found.add(resolved(file, name.moduleRequest.value));
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        found.add(resolved(file, node.source.value));
    },
  }).visit(program);
  return [...found].filter((target) => target !== null);
}

/** The graph of the project's modules. @param sources text by path from the project's root */
export function moduleGraph(sources: ReadonlyMap<string, string>): ModuleGraph {
  return new Map([...sources].map(([file, text]) => [file, loadedBy(file, text)]));
}

/**
 * The shortest path of imports from one module to another.
 *
 * @returns the modules on the path, both ends included, or null when there is none
 */
export function wayBetween(graph: ModuleGraph, from: string, to: string): readonly string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) {
      const way: string[] = [];
      for (let step: string | null = at; step !== null; step = before.get(step) ?? null) way.unshift(step);
      return way;
    }
    for (const next of graph.get(at) ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return null;
}
