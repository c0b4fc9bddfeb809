import path from 'node:path';
import type { RuleProblem } from './source-rules.ts';

/** A style sheet without comments, texts and addresses, in which a point begins nothing but a class or a number. */
const bare = (sheet: string) =>
  sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, "''")
    .replaceAll(/url\([^)]*\)/g, '');

const classesOf = (sheet: string) =>
  new Set(Array.from(bare(sheet).matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name));

interface Use {
  readonly file: string;
  readonly name: string;
  readonly line: number;
}

/** How a source uses the sheet that it imports as `name`. */
function usesOf(file: string, text: string, name: string): { named: Use[]; chosen: string[] } {
  const named: Use[] = [];
  const chosen: string[] = [];
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  for (const found of text.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\[([^\]]*)\])`, 'g'))) {
    const [, member, index = ''] = found;
    const literal = member ?? /^'([^']+)'$/.exec(index)?.[1];
    if (literal === undefined) chosen.push(index);
    else named.push({ file, name: literal, line: line(found.index) });
  }
  return { named, chosen };
}

/**
 * Finds classes that a style sheet lacks, and classes that nothing uses. A class that is chosen by an expression
 * (`css[tone]`) counts as used when any source has a text or a type of that name.
 *
 * @param sources text of sources and style sheets by path, without tests
 */
export function checkStyleClasses(sources: ReadonlyMap<string, string>): RuleProblem[] {
  const sheets = new Map([...sources].filter(([file]) => file.endsWith('.module.scss')));
  const programs = [...sources].filter(([file]) => /\.tsx?$/.test(file));
  const used = new Map<string, Use[]>();
  const chosenIn = new Set<string>();
  for (const [file, text] of programs)
    for (const [, name = '', from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.scss)'/g)) {
      const sheet = from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from);
      const { named, chosen } = usesOf(file, text, name);
      used.set(sheet, [...(used.get(sheet) ?? []), ...named]);
      if (chosen.length > 0) chosenIn.add(sheet);
    }
  const words = new Set(
    programs.flatMap(([, text]) =>
      Array.from(text.matchAll(/'([\w-]+)'|\b([\w-]+)(?=\??:)/g), ([, quoted, key]) => quoted ?? key ?? ''),
    ),
  );
  return [...sheets].flatMap(([sheet, text]) => {
    const classes = classesOf(text);
    const uses = used.get(sheet);
    if (uses === undefined) return [{ file: sheet, line: 1, message: 'no source imports this style sheet' }];
    const names = new Set(uses.map(({ name }) => name));
    return [
      ...uses
        .filter(({ name }) => !classes.has(name))
        .map(({ file, name, line }) => ({ file, line, message: `${sheet} has no class ${name}` })),
      ...[...classes]
        .filter((name) => !names.has(name) && !(chosenIn.has(sheet) && words.has(name)))
        .map((name) => ({ file: sheet, line: 1, message: `nothing uses the class ${name}` })),
    ];
  });
}
