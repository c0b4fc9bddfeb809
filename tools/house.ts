import './check-node.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from './lib/build.ts';
import { checkFile, type HouseProblem } from './lib/house-rules.ts';
import { checkIslands } from './lib/island-rules.ts';

/** `house`: the rules of the house (imports, links, islands and what they load, colours) over every source file. */
const files = globSync('{app,src,server,backend,demo,tools,tests,e2e,bench}/**/*.{ts,tsx,scss}', {
  cwd: root,
});
const problems: HouseProblem[] = [];
const sources = new Map<string, string>();
for (const file of [...files, 'middleware.ts', 'instrumentation-client.ts'].toSorted()) {
  const text = await readFile(path.join(root, file), 'utf8');
  problems.push(...checkFile(file, text));
  if (/^(app|src)\//.test(file) && !file.endsWith('.scss') && !/\.test\.tsx?$/.test(file))
    sources.set(file, text);
}
problems.push(...checkIslands(sources));
for (const problem of problems) process.stdout.write(`${problem.file}:${problem.line} ${problem.message}\n`);
process.exit(problems.length > 0 ? 1 : 0);
