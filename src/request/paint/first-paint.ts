import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '#src/api/log.ts';
import { processWide } from '#src/config/process-wide.ts';
import { hashSource } from '#src/next/inline-scripts.ts';
import { fileOfSheet, linkedSheets } from '#src/next/linked-sheets.ts';
import { firstPicture } from './first-picture.ts';
import { drawings, readSheet, usedRules, type Name, type Sheet } from './sheet.ts';

/** A document, and the policy sources of the styles in it. */
export interface PaintedDocument {
  readonly html: string;
  /** `'sha256-…'` of each inline style. */
  readonly styles: readonly string[];
}

const attribute = new RegExp(` (class|id|${drawings.join('|')})="([^"]*)"`, 'g');
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The classes, ids and drawings of a document. A name too many costs bytes, never a look. */
export function namesIn(...texts: readonly string[]): ReadonlySet<Name> {
  const names = new Set<Name>();
  for (const text of texts)
    for (const [, kind = '', written = ''] of text.matchAll(attribute)) {
      const value = written.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);
      if (kind === 'id') names.add(`#${value}`);
      else if (kind === 'class') for (const name of value.split(' ')) names.add(`.${name}`);
      else names.add(`[${kind}=${value}]`);
    }
  return names;
}

/** The sheets of a build, each read once: half a megabyte of rules would be read for every page otherwise. */
class BuiltSheets {
  readonly #folder: string;
  readonly #sheets = new Map<string, Sheet | null>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A sheet by its address; null when it cannot be read, which is told once. */
  sheet(address: string): Sheet | null {
    const present = this.#sheets.get(address);
    if (present !== undefined) return present;
    const sheet = this.#read(address);
    this.#sheets.set(address, sheet);
    return sheet;
  }

  #read(address: string): Sheet | null {
    const file = fileOfSheet(address);
    if (file === null) return null;
    try {
      return readSheet(readFileSync(path.join(this.#folder, file), 'utf8'), address);
    } catch (error) {
      log.error({ err: error, address }, 'a sheet cannot be read: pages wait for it before they are painted');
      return null;
    }
  }
}

/**
 * A document that is painted before its sheets are there (ADR-0110): the rules that it uses stand in its head, and the sheets
 * come behind what they are for. A document whose sheets cannot be read stays as it is.
 *
 * @param serverFolder Next.js's `serverDistDir`, `.next/server`
 */
export function paintedAtOnce(html: string, serverFolder: string): PaintedDocument {
  const linked = linkedSheets(html);
  if (linked === null) return { html, styles: [] };
  const built = processWide(
    `sheets.${serverFolder}`,
    () => new BuiltSheets(path.join(serverFolder, '..', 'static')),
  );
  const sheets: Sheet[] = [];
  for (const address of linked.addresses) {
    const sheet = built.sheet(address);
    if (sheet === null) return { html, styles: [] };
    sheets.push(sheet);
  }
  const names = namesIn(linked.frame, linked.body);
  const style = sheets.map((sheet) => usedRules(sheet, names)).join('');
  return { html: linked.behind(style, firstPicture(linked.body)), styles: [hashSource(style)] };
}
