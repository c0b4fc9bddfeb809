import './check-node.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from './lib/build.ts';
import { checkFolderCycles } from './lib/folder-cycles.ts';
import { checkFile, isTestSupport, type HouseProblem } from './lib/house-rules.ts';
import { checkIslands } from './lib/island-rules.ts';
import { checkNumbers, definedNumbers } from './lib/requirement-numbers.ts';

/** `house`: the rules of the house over every source file, and over what sources and documents say of each other. */
const folders = '{app,src,server,backend,demo,tools,tests,e2e,bench}';
const files = globSync(
  [
    `${folders}/**/*.{ts,tsx,scss,md}`,
    '{messages,deploy,docs,.ci}/**/*',
    '*.{ts,md,json}',
    '.env.example',
    '.oxlintrc.json',
  ],
  { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' },
)
  .filter((entry) => entry.isFile() && !/\.(?:webp|png|jpg)$|^package-lock\.json$/.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

const sources = new Map<string, string>();
for (const file of [...new Set(files)].toSorted())
  sources.set(file, await readFile(path.join(root, file), 'utf8'));

const code = new Map([...sources].filter(([file]) => /\.(?:tsx?|scss)$/.test(file)));
const programs = new Map(
  [...code].filter(([file]) => !/\.scss$|\.(?:test|spec)\.tsx?$/.test(file) && !isTestSupport(file)),
);
const pages = new Map([...programs].filter(([file]) => /^(?:app|src)\//.test(file)));
const { defined, problems: inDocuments } = definedNumbers(sources);
const problems: HouseProblem[] = [
  ...[...code].flatMap(([file, text]) => checkFile(file, text)),
  ...checkIslands(pages),
  ...checkFolderCycles(programs),
  ...inDocuments,
  ...[...sources].flatMap(([file, text]) => checkNumbers(file, text, defined)),
];
for (const problem of problems) process.stdout.write(`${problem.file}:${problem.line} ${problem.message}\n`);
process.exit(problems.length > 0 ? 1 : 0);
