import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../tools/lib/programs.ts';

const require = createRequire(import.meta.url);
const limitMs = 150_000;
const mostOutput = 64 * 1024 * 1024;

/** What the checker says of a document. */
export interface HtmlFindings {
  readonly errors: readonly string[];
  /** Each kind once, with how often it is. */
  readonly warnings: readonly string[];
}

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** The run time that the checker needs: `npm test` names it, or one of this machine. */
export function javaPath(): string | undefined {
  return process.env.JAVA_PATH || findProgram(['java']);
}

async function messagesOf(java: string, folder: string): Promise<readonly Message[]> {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const args = ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder];
  const { stdout } = await promisify(execFile)(java, args, { maxBuffer: mostOutput, timeout: limitMs });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

/**
 * Checks documents with the Nu Html Checker, all in one run.
 *
 * @param documents by a name of their own
 * @returns by name: errors, and warnings without what it calls information
 */
export async function checkHtml(
  java: string,
  documents: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, HtmlFindings>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'velours-html-'));
  try {
    const names = [...documents.keys()];
    for (const [index, name] of names.entries())
      await writeFile(path.join(folder, `${index}.html`), documents.get(name) ?? '');
    const found = new Map(
      names.map((name) => [name, { errors: [] as string[], warnings: new Map<string, number>() }]),
    );
    for (const message of await messagesOf(java, folder)) {
      const name = names[Number(/(\d+)\.html$/.exec(message.url ?? '')?.[1])];
      const text = `${message.message}${message.extract ? ` (${message.extract.trim().slice(0, 160)})` : ''}`;
      // A problem of no document is one of the checker itself.
      if (name === undefined) throw new Error(`the checker could not do its work: ${text}`);
      if (message.type !== 'info') found.get(name)?.errors.push(text);
      else if (message.subType === 'warning') {
        const { warnings } = found.get(name) ?? { warnings: new Map() };
        warnings.set(message.message, (warnings.get(message.message) ?? 0) + 1);
      }
    }
    return new Map(
      [...found].map(([name, { errors, warnings }]) => [
        name,
        { errors, warnings: [...warnings].map(([text, count]) => `${count} × ${text}`) },
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
