import './check-node.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from './lib/build.ts';
import { checkFile, type HouseProblem } from './lib/house-rules.ts';

/** `house`: the rules of the house (imports, links, islands, colours) over every source file. */
const files = globSync('{app,src,server,backend,tools,tests,e2e,bench}/**/*.{ts,tsx,scss}', { cwd: root });
const problems: HouseProblem[] = [];
for (const file of [...files, 'middleware.ts'].toSorted()) {
  problems.push(...checkFile(file, await readFile(path.join(root, file), 'utf8')));
}
for (const problem of problems) process.stdout.write(`${problem.file}:${problem.line} ${problem.message}\n`);
process.exit(problems.length > 0 ? 1 : 0);
