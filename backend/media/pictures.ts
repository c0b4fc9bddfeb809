import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf } from './address.ts';
import type { PictureAddress, PictureName } from './address.ts';
import type { Encoder } from './encoder.ts';
import { isThere, namesIn, readIfThere } from './files.ts';
import { fileName, pictureKinds, sizesOf } from './kinds.ts';
import type { Size } from './kinds.ts';
import { PictureFailure } from './source.ts';
import type { Master, PictureSource } from './source.ts';

/** Options to watch and to stop the making of all files. */
export interface MakeAllOptions {
  /** Called after each picture with the number of finished pictures and of all pictures. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** A picture file that can be read. */
export interface PictureFile {
  /** A strong entity tag, known without reading the file: the same tag means the same picture. */
  readonly etag: string;
  /** Whether the address is of the picture's current version, and will never show another one. */
  readonly isCurrent: boolean;
  /**
   * Its bytes. A missing file is made now, before any background work.
   *
   * @throws {Error} when a file cannot be written, or the master is not a picture after all
   */
  read(): Promise<Buffer>;
}

/**
 * The pictures as files in every width and format: each is made once, on first request or in the background, and
 * stored.
 */
export class Pictures {
  readonly #folder: string;
  readonly #sources: readonly PictureSource[];
  readonly #encoder: Encoder;
  /** Files that are being made, by path: further requests wait for the same work. */
  readonly #making = new Map<string, Promise<void>>();
  #makingAll: Promise<void> | null = null;

  /**
   * @param folder absolute path; created with the first file
   * @param sources asked in their order
   */
  constructor(folder: string, sources: readonly PictureSource[], encoder: Encoder) {
    this.#folder = folder;
    this.#sources = sources;
    this.#encoder = encoder;
  }

  /**
   * The file at an address; null when there is no such picture.
   *
   * @throws {PictureFailure} when the picture exists but cannot be read
   */
  async find(address: PictureAddress): Promise<PictureFile | null> {
    const master = await this.#master(address, true);
    if (master === null) return null;
    const { fingerprint } = master;
    return {
      etag: `"${fingerprint}-${fileName(address).replace('.', '-')}"`,
      isCurrent: address.mark === markOf(fingerprint),
      read: () => this.#read(address, master, address),
    };
  }

  /**
   * Makes every missing file, one after the other, and removes the files of pictures that have changed or gone.
   * Pictures that cannot be read are left out. When this is already running, the call waits for the running work.
   *
   * @throws {AggregateError} after all others, with the errors of the pictures that could not be made
   */
  async makeAll(options: MakeAllOptions = {}): Promise<void> {
    this.#makingAll ??= this.#makeAll(options).finally(() => {
      this.#makingAll = null;
    });
    return this.#makingAll;
  }

  async #makeAll({ onProgress, signal }: MakeAllOptions): Promise<void> {
    const lists = await Promise.all(this.#sources.map((source) => source.names()));
    const names = lists.flat();
    const current = new Set<string>();
    const failures: unknown[] = [];
    for (const [index, name] of names.entries()) {
      if (signal?.aborted === true) return;
      const master = await this.#master(name, false).catch(absent);
      if (master !== null) {
        current.add(this.#folderOf(name, master));
        if (!(await this.#isComplete(name, master)))
          await this.#makeSizes(name, master, signal).catch((error: unknown) => failures.push(error));
      }
      onProgress?.(index + 1, names.length);
    }
    await this.#removeOthers(current);
    if (failures.length > 0)
      throw new AggregateError(failures, `pictures that could not be made: ${failures.length}`);
  }

  async #read(name: PictureName, master: Master, size: Size): Promise<Buffer> {
    const file = this.#fileOf(name, master, size);
    const kept = await readIfThere(file);
    if (kept !== null) return kept;
    await this.#make(name, master, size, true);
    return readFile(file);
  }

  async #master(name: PictureName, urgent: boolean): Promise<Master | null> {
    for (const source of this.#sources) {
      const master = await source.find(name, urgent);
      if (master !== null) return master;
    }
    return null;
  }

  #folderOf({ kind, key }: PictureName, { fingerprint }: Master): string {
    return join(this.#folder, kind, `${key}.${fingerprint}`);
  }

  #fileOf(name: PictureName, master: Master, size: Size): string {
    return join(this.#folderOf(name, master), fileName(size));
  }

  /** Makes one file; a call for a file that is being made waits for the same work. */
  #make(name: PictureName, master: Master, { width, height, format }: Size, urgent: boolean): Promise<void> {
    const size: Size = { width, format, ...(height === undefined ? {} : { height }) };
    const file = this.#fileOf(name, master, size);
    const running = this.#making.get(file);
    if (running !== undefined) return running;
    const work = this.#encoder
      .run({ task: 'encode', kind: name.kind, master, ...size, file }, urgent)
      .finally(() => this.#making.delete(file));
    this.#making.set(file, work);
    return work;
  }

  /** Makes all files of a picture; each is a separate job, so that requests can run in between. */
  async #makeSizes(name: PictureName, master: Master, signal: AbortSignal | undefined): Promise<void> {
    for (const size of sizesOf(name.kind)) {
      if (signal?.aborted === true) return;
      if (!(await isThere(this.#fileOf(name, master, size)))) await this.#make(name, master, size, false);
    }
  }

  async #isComplete(name: PictureName, master: Master): Promise<boolean> {
    const files = new Set(await namesIn(this.#folderOf(name, master)));
    return sizesOf(name.kind).every((size) => files.has(fileName(size)));
  }

  async #removeOthers(current: ReadonlySet<string>): Promise<void> {
    for (const kind of Object.keys(pictureKinds)) {
      for (const name of await namesIn(join(this.#folder, kind))) {
        const folder = join(this.#folder, kind, name);
        if (!current.has(folder)) await rm(folder, { recursive: true, force: true });
      }
    }
  }
}

function absent(error: unknown): null {
  if (error instanceof PictureFailure) return null;
  throw error;
}
