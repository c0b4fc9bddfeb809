import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import type { Defence, DefenceArea } from './defence.ts';

/** Reads a file of the project; returns null when it does not exist. */
export type ReadSource = (file: string) => Promise<string | null>;

/** Returns a function that reads files below a folder. */
export function readerOf(root: string): ReadSource {
  return (file) => readFile(path.join(root, file), 'utf8').catch(() => null);
}

/** A source without the defence. The caller has checked that `find` occurs exactly once. */
export function without(source: string, { find, replace }: Pick<Defence, 'find' | 'replace'>): string {
  // A function, so that `$` in the text has no special meaning.
  return source.replace(find, () => replace);
}

const testers = new Set(['test', 'it', 'describe']);

/** Whether an expression is `it`, `test.describe`, `it.each(…)` or similar. */
function isTester(callee: Expression): boolean {
  if (callee.type === 'Identifier') return testers.has(callee.name);
  if (callee.type === 'MemberExpression') return isTester(callee.object);
  return callee.type === 'CallExpression' && isTester(callee.callee);
}

/** The titles in a test file, without the values of placeholders. */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !isTester(callee)) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title.type === 'TemplateLiteral')
        titles.push(title.quasis.map((part) => part.value.cooked).join('…'));
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

async function problemsOf(defence: Defence, read: ReadSource): Promise<string[]> {
  const { file, find, replace, test, title } = defence;
  const problems: string[] = [];
  const source = await read(file);
  const times = source?.split(find).length ?? 0;
  if (source === null) problems.push(`${file} does not exist`);
  else if (times !== 2) problems.push(`expected its source once in ${file}, found it ${times - 1} times`);
  else if (find === replace) problems.push('nothing is taken out');
  else if (/\.tsx?$/.test(file) && parseSync(file, without(source, defence)).errors.length > 0)
    problems.push(`${file} without it cannot be parsed`);
  const tests = await read(test);
  if (tests === null) problems.push(`${test} does not exist`);
  else if (/%[sdijo]|\$\w/.test(title)) problems.push(`“${title}” has a part that is filled in`);
  else if (!titlesOf(test, tests).some((known) => known.includes(title)))
    problems.push(`no test of ${test} has a title with “${title}”`);
  return problems;
}

/**
 * The faults of the list itself: a file, a piece of source or a test that no longer exists, or two defences with one
 * id. Whether a test catches a missing defence is checked by run.ts.
 */
export async function problemsOfAll(areas: readonly DefenceArea[], read: ReadSource): Promise<string[]> {
  const all = areas.flatMap(({ defences }) => defences);
  const ids = [...areas, ...all].map(({ id }) => id);
  const found = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${id}: two of that name`,
  );
  for (const defence of all)
    found.push(...(await problemsOf(defence, read)).map((problem) => `${defence.id}: ${problem}`));
  return found;
}
