import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { RuleProblem } from '../source-rules.ts';

/** The numbers that `docs/requirements*` and `docs/decisions` define. */
export interface DefinedNumbers {
  /** Requirements, decisions about them, goals: R001, D1, REL1, SEC1. */
  readonly numbers: ReadonlySet<string>;
  /** Those of them that a decision rejects or leaves to a library: no test title may name them. */
  readonly settled: ReadonlySet<string>;
  /** Records of decisions about the code: ADR-0001. */
  readonly records: ReadonlySet<string>;
}

/** The heading of the settled numbers in `docs/requirements.md`. */
const settledHeading = '## Settled without a test of ours';

const isRequirements = (file: string) => /^docs\/requirements(?:\/[a-z-]+)?\.md$/.test(file);
const recordName = /^docs\/decisions\/[a-z]+\/(\d{4})-[a-z0-9-]+\.md$/;
/** The index says which records stand, and what replaced the others. */
const indexFile = 'docs/decisions/README.md';
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || file.startsWith('tests/defences/');
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function definitions(text: string): { number: string; offset: number }[] {
  return [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map((found) => ({
    number: found[1] ?? '',
    offset: found.index,
  }));
}

/**
 * Reads the numbers that the documents define.
 *
 * @param sources text by path from the project's root
 * @returns the numbers, and the problems of the documents themselves: a number that is defined twice, a settled number
 *   without a definition, a record whose heading lacks its number or that the index lacks, two records with the same number
 */
export function definedNumbers(sources: ReadonlyMap<string, string>): {
  readonly defined: DefinedNumbers;
  readonly problems: readonly RuleProblem[];
} {
  const numbers = new Set<string>();
  const settled = new Set<string>();
  const records = new Set<string>();
  const problems: RuleProblem[] = [];
  const later: (() => void)[] = [];
  for (const [file, whole] of sources) {
    const record = recordName.exec(file)?.[1];
    if (record !== undefined) {
      const name = `ADR-${record}`;
      if (records.has(name))
        problems.push({ file, line: 1, message: `${name} is the number of two records` });
      if (!whole.startsWith(`# ${name}: `))
        problems.push({ file, line: 1, message: `the heading of a record begins with “# ${name}: ”` });
      records.add(name);
    }
    if (!isRequirements(file)) continue;
    const at = whole.indexOf(settledHeading);
    const text = at < 0 ? whole : whole.slice(0, at);
    for (const { number, offset } of definitions(text)) {
      if (numbers.has(number))
        problems.push({ file, line: lineOf(whole, offset), message: `${number} is defined twice` });
      numbers.add(number);
    }
    if (at < 0) continue;
    for (const { number, offset } of definitions(whole.slice(at))) {
      settled.add(number);
      later.push(() => {
        if (!numbers.has(number))
          problems.push({
            file,
            line: lineOf(whole, at + offset),
            message: `${number} is settled, but defined nowhere`,
          });
      });
    }
  }
  for (const check of later) check();
  const index = sources.get(indexFile) ?? '';
  for (const record of records)
    if (!index.includes(`[${record.slice(4)}](`))
      problems.push({ file: indexFile, line: 1, message: `${record} is missing: say whether it stands` });
  return { defined: { numbers, settled, records }, problems };
}

/** The numbers in the strings of a test: in titles, and in the titles that a list of defences expects. */
function claimed(file: string, text: string): { number: string; offset: number }[] {
  const found: { number: string; offset: number }[] = [];
  const look = (value: string, offset: number) => {
    for (const [number] of value.matchAll(/\b(?:R|D|REL|SEC)\d+\b/g)) found.push({ number, offset });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') look(node.value, node.start);
    },
    TemplateElement(node) {
      look(node.value.raw, node.start);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/**
 * Checks that every number in a file is defined, that a decision record has its full name (ADR-0019, so that nobody
 * takes it for D19), and that no test title names a settled number.
 *
 * @param file path from the project's root, with forward slashes
 */
export function checkNumbers(file: string, text: string, defined: DefinedNumbers): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const report = (offset: number, message: string) =>
    problems.push({ file, line: lineOf(text, offset), message });
  for (const found of text.matchAll(/\b(?:R|D|REL|SEC)\d+\b/g))
    if (!defined.numbers.has(found[0]))
      report(found.index, `${found[0]} is defined nowhere in docs/requirements.md and its parts`);
  for (const found of text.matchAll(/\bADR-?(\d+)\b/g))
    if (!defined.records.has(found[0])) report(found.index, `${found[0]} is no record in docs/decisions`);
  for (const found of text.matchAll(/\b(?:docs\/decisions\/|decisions? )(\d+)(?!\S*\.md)\b/gi))
    report(found.index, `“${found[0]}”: a record is called ADR and its four digits`);
  if (isTest(file) && path.posix.extname(file) !== '.md')
    for (const { number, offset } of claimed(file, text))
      if (defined.settled.has(number))
        report(offset, `${number} is settled by a decision (docs/requirements.md): no title claims it`);
  return problems;
}
