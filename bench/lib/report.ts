import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import type { Findings, Table } from './figures.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
/** What `npm run soak` writes. */
export const reliabilityFile = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));

const lines = ({ columns, rows }: Table) =>
  [columns, columns.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );

/** Findings as Markdown, with the day and the machine of the measurement. */
export function markdownOf({ tables, notes }: Findings): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  const machine = `${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}`;
  return [
    `Measured on ${day}: ${machine}.`,
    ...tables.map((table) => lines(table).join('\n')),
    notes.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n');
}

/**
 * Writes a part's findings into a document, the bench's README by default, between the two comments that name the part.
 *
 * @throws Error when the document has no such comments
 */
export async function keep(part: string, markdown: string, file = readme): Promise<void> {
  const [begin, end] = [`<!-- measured: ${part} -->`, `<!-- end: ${part} -->`];
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${file}: expected ${begin} and ${end}`);
  const next = `${text.slice(0, from + begin.length)}\n\n${markdown}\n\n${text.slice(to)}`;
  await writeFile(file, await format(next, { parser: 'markdown', printWidth: 110 }));
}
