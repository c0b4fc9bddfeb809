import { rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { z } from 'zod';
import type { PictureName } from '../address.ts';
import { keepFile, namesIn, readIfThere } from '../files.ts';
import { pictureKinds } from '../kinds.ts';

const recordSchema = z.strictObject({
  url: z.string(),
  /** Fingerprint of the bytes, from `fingerprint.ts`. */
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  format: z.enum(['jpg', 'png', 'webp']),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** When its host was last asked, in milliseconds since 1970. */
  checkedAt: z.number(),
});

/** The stored facts about a downloaded picture. */
export type PictureRecord = Readonly<z.output<typeof recordSchema>>;

/** The downloaded pictures: `{kind}/{key}.json` and, beside it, the original file. */
export class Records {
  readonly #folder: string;
  readonly #known = new Map<string, PictureRecord>();
  #read: Promise<void> | null = null;

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the records of earlier runs; must be called before every other method. */
  async ready(): Promise<void> {
    this.#read ??= this.#readAll();
    return this.#read;
  }

  get(name: PictureName): PictureRecord | null {
    return this.#known.get(nameOf(name)) ?? null;
  }

  /** Path of the file of a record. */
  fileOf(
    { kind, key }: PictureName,
    { fingerprint, format }: Pick<PictureRecord, 'fingerprint' | 'format'>,
  ): string {
    return join(this.#folder, kind, `${key}.${fingerprint}.${format}`);
  }

  /** Stores the record of a picture whose file exists already, and removes the file before it. */
  async put(name: PictureName, record: PictureRecord): Promise<void> {
    const before = this.get(name);
    await keepFile(this.#recordFile(name), JSON.stringify(record));
    this.#known.set(nameOf(name), record);
    if (before !== null && before.fingerprint !== record.fingerprint)
      await rm(this.fileOf(name, before), { force: true });
  }

  /** Removes a file that has no record. */
  async drop(name: PictureName, file: Pick<PictureRecord, 'fingerprint' | 'format'>): Promise<void> {
    await rm(this.fileOf(name, file), { force: true });
  }

  /** Removes every picture that is not in the list. */
  async keepOnly(names: readonly PictureName[]): Promise<void> {
    const wanted = new Set(names.map(nameOf));
    for (const kind of Object.keys(pictureKinds)) {
      for (const file of await namesIn(join(this.#folder, kind))) {
        const [key = ''] = file.split('.', 1);
        if (wanted.has(`${kind}/${key}`)) continue;
        this.#known.delete(`${kind}/${key}`);
        await rm(join(this.#folder, kind, file), { force: true });
      }
    }
  }

  #recordFile({ kind, key }: PictureName): string {
    return join(this.#folder, kind, `${key}.json`);
  }

  async #readAll(): Promise<void> {
    for (const kind of Object.keys(pictureKinds)) {
      for (const file of await namesIn(join(this.#folder, kind))) {
        const { name: key, ext } = parse(file);
        if (ext !== '.json') continue;
        const record = parseRecord(await readIfThere(join(this.#folder, kind, file)));
        if (record !== null) this.#known.set(`${kind}/${key}`, record);
      }
    }
  }
}

function nameOf({ kind, key }: PictureName): string {
  return `${kind}/${key}`;
}

/** A broken record, or one of another version of this program, counts as none. */
function parseRecord(bytes: Buffer | null): PictureRecord | null {
  try {
    return recordSchema.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
