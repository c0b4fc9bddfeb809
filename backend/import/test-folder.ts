import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { harbourFolder } from './fixtures/harbour.ts';
import { folderSource } from './folder-source.ts';
import { readSite } from './read-site.ts';
import type { ReadResult } from './read-site.ts';
import { harbourNow } from './fixtures/harbour.ts';

/** A copy of the harbour fixture that a test may spoil. */
export interface TestFolder {
  path: string;
  /** Writes an answer, `cinema/x/shows` for `/api/cinema/x/shows`. */
  write(path: string, body: unknown): void;
  /** Replaces part of an answer's text. */
  edit(path: string, from: string, to: string): void;
  remove(path: string): void;
  read(shiftToToday?: boolean, now?: Date): Promise<ReadResult>;
  /** Problems and what was left out, one text each. */
  findings(): Promise<{ problems: string[]; leftOut: string[] }>;
  dispose(): void;
}

/** Makes the copy in a temporary folder. */
export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'velours-import-'));
  cpSync(harbourFolder, path, { recursive: true });
  const fileOf = (name: string) => join(path, `${name}.json`);
  const folder: TestFolder = {
    path,
    write(name, body) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), typeof body === 'string' ? body : JSON.stringify(body));
    },
    edit(name, from, to) {
      const before = readFileSync(fileOf(name), 'utf8');
      if (!before.includes(from)) throw new Error(`${name} does not hold ${from}`);
      writeFileSync(fileOf(name), before.replace(from, to));
    },
    remove: (name) => rmSync(fileOf(name)),
    read: (shiftToToday = false, now = harbourNow) =>
      readSite('nl', folderSource('nl', path), { shiftToToday, now }),
    async findings() {
      const { findings } = await folder.read();
      const texts = (list: typeof findings.problems) =>
        list.map(({ origin, field, message }) => `${origin} ${field}: ${message}`);
      return { problems: texts(findings.problems), leftOut: texts(findings.leftOut) };
    },
    dispose: () => rmSync(path, { recursive: true, force: true }),
  };
  return folder;
}
