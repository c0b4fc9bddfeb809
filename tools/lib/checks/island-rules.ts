import type { RuleProblem } from './source-rules.ts';
import { moduleGraph, wayBetween } from '../module-graph.ts';

/** Modules that no island may load, directly or indirectly, with the reason. */
const keptOnTheServer: readonly { readonly module: string; readonly why: string }[] = [
  {
    module: 'src/routes/pages/registry.ts',
    why: 'the page records hold the wording of all locales; an island makes its addresses of #heads',
  },
  {
    module: 'src/contract/endpoints.ts',
    why: 'it holds the schemas of all calls; an island loads those that it reads with',
  },
];

/**
 * Finds islands that load such a module.
 *
 * @param sources text of the sources in `src` and `app` by path
 */
export function checkIslands(sources: ReadonlyMap<string, string>): RuleProblem[] {
  const graph = moduleGraph(sources);
  const islands = [...sources.keys()].filter((file) => /\.client\.tsx?$/.test(file));
  return islands.flatMap((file) =>
    keptOnTheServer.flatMap(({ module, why }) => {
      const way = wayBetween(graph, file, module);
      return way === null ? [] : [{ file, line: 1, message: `loads ${way.slice(1).join(' → ')}: ${why}` }];
    }),
  );
}
