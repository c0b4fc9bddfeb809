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
} from './lib/checks/words/message-keys.ts';
import { checkAdvisories } from './lib/checks/supply-chain/advisories.ts';
import { checkLicences } from './lib/checks/supply-chain/licences.ts';
import { largeFolders, tooManyFiles } from './lib/checks/folder-sizes.ts';
import { checkPageProtocols } from './lib/checks/page-protocols.ts';
import { checkStyleClasses } from './lib/checks/style-classes.ts';
import { unreadViewFields } from './lib/checks/view-fields.ts';
import { checkQuotedLabels, labelsOf, type QuotingLanguage } from './lib/checks/words/quoted-labels.ts';
import { checkRetiredWords } from './lib/checks/words/retired-words.ts';
import { checkNumbers, definedNumbers } from './lib/checks/words/requirement-numbers.ts';
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

const say = (file: string, message: string): RuleProblem => ({ file, line: 1, message });

function checkMessages(): RuleProblem[] {
  const [words, backendWords] = ['messages/fr.json', 'messages/backend/fr.json'] as const;
  const { unread, idle } = unreadKeys(keysIn(words), pages, messageFamilies);
  const found = compareWithWaiting(unread, waiting.messages);
  return [
    ...found.unexpected.map((key) => say(words, `${key}: no source reads it`)),
    ...found.over.map((key) => say('tools/lib/waiting.ts', `${key} waits no more`)),
    ...idle.map(({ keys, file }) =>
      say(file, `the family ${keys} is not needed (tools/lib/checks/words/message-keys.ts)`),
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
    ...found.unexpected.map((field) => say('src/contract', `${field}: nothing reads it`)),
    ...found.over.map((field) => say('tools/lib/waiting.ts', `${field} waits no more`)),
  ];
}

/** Checks that every field of a view is read, or waits for its page. */
function checkViewFields(): RuleProblem[] {
  const found = compareWithWaiting(unreadViewFields(programs), waiting.views);
  return [
    ...found.unexpected.map((field) =>
      say(field.split('#', 1)[0] ?? '', `${field}: it is filled and never read`),
    ),
    ...found.over.map((field) => say('tools/lib/waiting.ts', `${field} waits no more`)),
  ];
}

/** Checks that every label that help quotes is a label of its language. */
async function checkHelp(): Promise<RuleProblem[]> {
  const catalogue = 'demo/catalogue';
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const problems: RuleProblem[] = [];
  for (const language of ['fr', 'en', 'de', 'nl'] as const satisfies readonly QuotingLanguage[]) {
    const shared = `${catalogue}/shared/${language}`;
    const named = await Promise.all(
      [`${shared}/tags.json`, `${shared}/master-template/pages.json`].map((file) => json(file)),
    );
    const titles = (named as { title: string }[][]).flat().map(({ title }) => title);
    const words = await Promise.all(
      [`messages/${language}.json`, `messages/backend/${language}.json`].map((file) => json(file)),
    );
    const labels = labelsOf(words as Messages[], titles);
    const help = globSync(
      [`${catalogue}/*/${language}/faq/**/*.json`, `${catalogue}/*/${language}/footer/faq.json`],
      { cwd: root },
    );
    for (const file of help)
      problems.push(
        ...checkQuotedLabels(file, await readFile(path.join(root, file), 'utf8'), language, labels),
      );
  }
  return problems;
}

const large = largeFolders(sources.keys());
const styled = new Map([...pages, ...[...code].filter(([file]) => file.endsWith('.module.scss'))]);

const lockText = await readFile(path.join(root, 'package-lock.json'), 'utf8');
const problems: RuleProblem[] = [
  ...[...code].flatMap(([file, text]) => checkFile(file, text)),
  ...checkIslands(pages),
  ...checkFolderCycles(programs),
  ...large
    .filter(({ isTooLarge }) => isTooLarge)
    .map(({ folder, count }) => say(folder, `${count} files: fewer than ${tooManyFiles} were expected`)),
  ...checkStyleClasses(styled),
  ...checkViewFields(),
  ...checkPageProtocols(programs),
  ...checkRetiredWords(sources),
  ...checkLicences(lockText),
  ...checkAdvisories(lockText),
  ...checkMessages(),
  ...checkFields(),
  ...(await checkHelp()),
  ...inDocuments,
  ...[...sources].flatMap(([file, text]) => checkNumbers(file, text, defined)),
];
for (const { folder, count } of large)
  process.stdout.write(
    `warning: ${folder} has ${count} files: look for the part that wants a room of its own\n`,
  );
for (const problem of problems) process.stdout.write(`${problem.file}:${problem.line} ${problem.message}\n`);
process.exit(problems.length > 0 ? 1 : 0);
