import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { RuleProblem } from './source-rules.ts';

/** What the documents define: read from `docs/requirements*` and `docs/decisions`. */
export interface DefinedNumbers {
  /** Requirements, decisions about them, goals: R001, D1, REL1, SEC1. */
  readonly numbers: ReadonlySet<string>;
  /** Those of them that a decision rejects or leaves to a library: no title may claim them. */
  readonly settled: ReadonlySet<string>;
  /** Records of how the code is built: ADR-0001. */
  readonly records: ReadonlySet<string>;
}

/** The heading in `docs/requirements.md` under which the settled numbers stand. */
const settledHeading = '## Settled without a test of ours';

const isRequirements = (file: string) => /^docs\/requirements(?:\/[a-z-]+)?\.md$/.test(file);
const recordName = /^docs\/decisions\/[a-z]+\/(\d{4})-[a-z0-9-]+\.md$/;
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || file.startsWith('tests/defences/');
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function definitions(text: string): { number: string; offset: number }[] {
  return [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map((found) => ({
    number: found[1] ?? '',
    offset: found.index,
  }));
}

/**
 * Reads what the documents define.
 *
 * @param sources text by path from the project's root
 * @returns the numbers, and what is wrong with the documents themselves: a number that is defined twice, a settled one
 *   that is not defined, a record whose heading does not say its number, two records of one number
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
  return { defined: { numbers, settled, records }, problems };
}

/** The numbers that the strings of a test name: titles, and the titles that a list of defences expects. */
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
 * Checks that every number which a file names is defined, that a record is called by its name (ADR-0019, which nobody
 * takes for D19), and that no title of a test claims a settled number.
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
