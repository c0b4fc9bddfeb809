import type { RuleProblem } from './source-rules.ts';

/** What reads an attribute in script: a selector, the data set, or a question for the attribute. */
const readings = [
  /\[data-([a-z-]+)/g,
  /\bdataset\['([a-zA-Z]+)'\]/g,
  /\bdataset\.([a-zA-Z]+)/g,
  /\b(?:get|has|toggle|remove)Attribute\('data-([a-z-]+)'/g,
];
const mention = /\bdata-([a-z-]+)/g;
const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The code of a file without its comments; lines stay where they are. */
function codeOf(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * Finds attributes of the page by which two files agree without saying so. Where script reads a `data-` attribute, one
 * file declares it, and whoever writes it imports that file; an attribute that style sheets alone read is no protocol.
 *
 * @param sources text of the sources by path, without tests
 */
export function checkPageProtocols(sources: ReadonlyMap<string, string>): RuleProblem[] {
  const readers = new Map<string, string>();
  const mentions = new Map<string, Map<string, number>>();
  for (const [file, text] of sources) {
    if (!/^(?:app|src)\/.*\.tsx?$/.test(file)) continue;
    const code = codeOf(text);
    const note = (name: string, offset: number, reads: boolean) => {
      if (reads && !readers.has(name)) readers.set(name, file);
      const places = mentions.get(name) ?? new Map<string, number>();
      mentions.set(name, places);
      if (!places.has(file)) places.set(file, code.slice(0, offset).split('\n').length);
    };
    for (const found of code.matchAll(mention)) note(found[1] ?? '', found.index, false);
    for (const reading of readings)
      for (const found of code.matchAll(reading)) note(dashed(found[1] ?? ''), found.index, true);
  }
  return [...readers].flatMap(([name, reader]) =>
    [...(mentions.get(name) ?? [])]
      .filter(([file]) => file !== reader)
      .map(([file, line]) => ({
        file,
        line,
        message: `data-${name} is read by ${reader}: declare it in one file that both import`,
      })),
  );
}
