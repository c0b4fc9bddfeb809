import './check-node.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from './lib/build.ts';
import { unreadFields } from './lib/checks/contract-fields.ts';
import { checkFolderCycles } from './lib/checks/folder-cycles.ts';
import { checkFile, isTestSupport, type RuleProblem } from './lib/checks/source-rules.ts';
import { checkIslands } from './lib/checks/island-rules.ts';
import {
  messageFamilies,
  messageKeys,
  unreadKeys,
  unreadProperties,
  type Messages,
} from './lib/checks/message-keys.ts';
import { checkAdvisories } from './lib/checks/advisories.ts';
import { checkLicences } from './lib/checks/licences.ts';
import { checkFolderSizes } from './lib/checks/folder-sizes.ts';
import { checkPageProtocols } from './lib/checks/page-protocols.ts';
import { checkRetiredWords } from './lib/checks/retired-words.ts';
import { checkNumbers, definedNumbers } from './lib/checks/requirement-numbers.ts';
import { compareWithWaiting } from './lib/checks/unused-code.ts';
import { waiting } from './lib/waiting.ts';

/** `rules`: the rules for every source file, and for references between sources and documents. */
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
/** The keys of a file of messages; the French file is the reference, and the other languages have the same keys. */
const keysIn = (file: string) => messageKeys(JSON.parse(sources.get(file) ?? '{}') as Messages);

function checkMessages(): RuleProblem[] {
  const [words, backendWords] = ['messages/fr.json', 'messages/backend/fr.json'] as const;
  const { unread, idle } = unreadKeys(keysIn(words), pages, messageFamilies);
  const found = compareWithWaiting(unread, waiting.messages);
  const say = (file: string, text: string) => ({ file, line: 1, message: text });
  return [
    ...found.unexpected.map((key) => say(words, `${key}: no source reads it`)),
    ...found.over.map((key) => say('tools/lib/waiting.ts', `${key} waits no more`)),
    ...idle.map(({ keys, file }) =>
      say(file, `the family ${keys} is not needed (tools/lib/checks/message-keys.ts)`),
    ),
    ...unreadProperties(keysIn(backendWords), programs, {
      account: 'backend/accounts',
      identity: 'backend/identity',
      notices: 'backend/notices',
      tunnel: 'backend/tunnel',
    }).map((key) => say(backendWords, `${key}: no source reads it`)),
  ];
}

/** Checks that every field of the contract is read, waits for its page, or is there for other programs. */
function checkFields(): RuleProblem[] {
  const found = compareWithWaiting(unreadFields(programs), { ...waiting.fields, ...waiting.forOthers });
  return [
    ...found.unexpected.map((field) => ({
      file: 'src/contract',
      line: 1,
      message: `${field}: nothing reads it`,
    })),
    ...found.over.map((field) => ({
      file: 'tools/lib/waiting.ts',
      line: 1,
      message: `${field} waits no more`,
    })),
  ];
}

const lockText = await readFile(path.join(root, 'package-lock.json'), 'utf8');
const problems: RuleProblem[] = [
  ...[...code].flatMap(([file, text]) => checkFile(file, text)),
  ...checkIslands(pages),
  ...checkFolderCycles(programs),
  ...checkFolderSizes(sources.keys()),
  ...checkPageProtocols(programs),
  ...checkRetiredWords(sources),
  ...checkLicences(lockText),
  ...checkAdvisories(lockText),
  ...checkMessages(),
  ...checkFields(),
  ...inDocuments,
  ...[...sources].flatMap(([file, text]) => checkNumbers(file, text, defined)),
];
for (const problem of problems) process.stdout.write(`${problem.file}:${problem.line} ${problem.message}\n`);
process.exit(problems.length > 0 ? 1 : 0);
