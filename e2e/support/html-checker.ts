import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../tools/lib/programs.ts';

const require = createRequire(import.meta.url);
/** Ends a checker that hangs, in milliseconds. */
const limitMs = 600_000;
const mostOutput = 64 * 1024 * 1024;

/** The messages of the checker about a document. */
export interface HtmlFindings {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Messages, each kind once: with its number and its first place. */
class Kinds {
  readonly #kinds = new Map<string, { count: number; readonly first: string }>();

  add({ message, extract = '' }: Message): void {
    const kind = this.#kinds.get(message) ?? { count: 0, first: extract.trim().slice(0, 160) };
    kind.count += 1;
    this.#kinds.set(message, kind);
  }

  get texts(): readonly string[] {
    return [...this.#kinds].map(([message, { count, first }]) => `${count} × ${message} (${first})`);
  }
}

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Path of the Java run time for the checker: the one that `npm test` names, or one of this machine. */
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
 * @param documents HTML by a name
 * @returns by name: errors and warnings, without messages that are only information
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
    const found = new Map(names.map((name) => [name, { errors: new Kinds(), warnings: new Kinds() }]));
    for (const message of await messagesOf(java, folder)) {
      const findings = found.get(names[Number(/(\d+)\.html$/.exec(message.url ?? '')?.[1])] ?? '');
      // A message without a document is about the checker itself.
      if (findings === undefined) throw new Error(`the checker could not do its work: ${message.message}`);
      // The style is written by the compiler of our sheets (ADR-0110); the checker knows the CSS of ten years ago.
      if (message.message.startsWith('CSS:')) continue;
      if (message.type !== 'info') findings.errors.add(message);
      else if (message.subType === 'warning') findings.warnings.add(message);
    }
    return new Map(
      [...found].map(([name, { errors, warnings }]) => [
        name,
        { errors: errors.texts, warnings: warnings.texts },
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
