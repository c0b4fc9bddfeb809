import { layerOf } from './layers.ts';
import type { RuleProblem } from './source-rules.ts';
import type { ModuleGraph } from '../module-graph.ts';
import { moduleGraph, wayBetween } from '../module-graph.ts';

/** A graph whose modules are merged by name, and an example import for each edge. */
interface Folded {
  readonly graph: ModuleGraph;
  /** For `from → to`: the two modules of one such import. */
  readonly examples: ReadonlyMap<string, readonly [from: string, to: string]>;
}

const edge = (from: string, to: string) => `${from} → ${to}`;

/**
 * Merges the modules of a graph that get the same name. Edges within a name are left out, and so are modules without
 * one.
 */
function fold(graph: ModuleGraph, nameOf: (file: string) => string | undefined): Folded {
  const folded = new Map<string, Set<string>>();
  const examples = new Map<string, readonly [string, string]>();
  for (const [file, targets] of graph) {
    const from = nameOf(file);
    if (from === undefined) continue;
    const next = folded.get(from) ?? new Set<string>();
    folded.set(from, next);
    for (const target of targets) {
      const to = nameOf(target);
      if (to === undefined || to === from) continue;
      next.add(to);
      if (!examples.has(edge(from, to))) examples.set(edge(from, to), [file, target]);
    }
  }
  return { graph: new Map([...folded].map(([name, next]) => [name, [...next]])), examples };
}

/** The first `depth` parts of a path; a file with a shorter path keeps it. */
const upTo = (depth: number) => (file: string) => file.split('/').slice(0, depth).join('/');

/** Each cycle once: from a name along one of its edges and back to it. */
function cyclesOf({ graph, examples }: Folded): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const told = new Set<string>();
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const back = wayBetween(graph, to, from);
      if (back === null) continue;
      const key = back.toSorted().join(' ');
      if (told.has(key)) continue;
      told.add(key);
      const way = [from, ...back];
      const imports = way
        .slice(1)
        .map((name, at) => examples.get(edge(way[at] ?? '', name))?.join(' imports '));
      problems.push({
        file: examples.get(edge(from, to))?.[0] ?? from,
        line: 1,
        message: `folders in a circle, ${way.join(' → ')}: ${imports.join(', ')}`,
      });
    }
  }
  return problems;
}

/**
 * Finds folders of `src` and `backend` that import each other in a circle: layers among themselves, and within each
 * layer its folders and the files beside them. Imports of types only do not count here; the table of layers counts
 * them.
 *
 * @param sources text of the sources by path, without tests
 */
export function checkFolderCycles(sources: ReadonlyMap<string, string>): RuleProblem[] {
  const graph = moduleGraph(
    new Map([...sources].filter(([file]) => /^(?:src|backend)\/.*\.tsx?$/.test(file))),
  );
  const folderOfLayer = (file: string) => {
    const layer = layerOf(file);
    return layer?.includes('/') === true ? layer : upTo(2)(file);
  };
  const layers = new Set([...graph.keys()].map(folderOfLayer));
  return [
    ...cyclesOf(fold(graph, (file) => (graph.has(file) ? folderOfLayer(file) : undefined))),
    ...[...layers].flatMap((layer) =>
      cyclesOf(
        fold(graph, (file) =>
          folderOfLayer(file) === layer && file.startsWith(`${layer}/`)
            ? upTo(layer.split('/').length + 1)(file)
            : undefined,
        ),
      ),
    ),
  ];
}
