import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../tools/lib/formatted.ts';
import type { Findings, Table } from './figures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The commands that measure, which are folders of `lab/` too. */
export type Command = 'bench' | 'soak';

const lines = ({ columns, rows }: Table) =>
  [columns, columns.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );

/** The commit of the checkout, with a mark where files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!lab') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with changes' : ''}`;
}

/** Findings as Markdown: the tables, and what their columns mean. */
export function markdownOf({ tables, notes }: Findings): string {
  return [
    ...tables.map((table) => lines(table).join('\n')),
    notes.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n');
}

/** Writes a part's findings to `lab/COMMAND/PART.md`, with command, day, commit and machine. */
export async function keep(command: Command, part: string, markdown: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  const machine = `${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}`;
  const head = `# ${part}\n\nWritten by \`npm run ${command} -- ${part}\` on ${day} at ${commit()}: ${machine}.`;
  const folder = path.join(root, 'lab', command);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${part}.md`);
  await writeFile(file, await formatted(file, `${head}\n\n${markdown}\n`));
}
