import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFormats, pictureWidths } from './address.ts';
import type { PictureAddress, PictureFormat, PictureKind } from './address.ts';
import type { CinemaArt } from './art/facade.ts';
import type { FilmArt } from './art/film-art.ts';
import { fingerprintOf, markOf } from './fingerprint.ts';
import { Painter } from './painter.ts';
import { WorkQueue } from './queue.ts';

/** What there is to draw. */
export interface PictureSubjects {
  films: readonly FilmArt[];
  cinemas: readonly CinemaArt[];
}

/** How the background drawing is watched and stopped. */
export interface DrawAllOptions {
  /** Called after each picture with how many are done of how many. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

interface Source {
  kind: PictureKind;
  key: string;
  subject: FilmArt | CinemaArt;
  /** Hash over all that decides how the picture looks. */
  fingerprint: string;
}

/** The drawn pictures as files: made once, on first request or in the background, and kept. */
export class Pictures {
  readonly #folder: string;
  readonly #sources = new Map<string, Source>();
  readonly #queue = new WorkQueue(1);
  /** Files that are being made, by path: whoever asks meanwhile waits for the same work. */
  readonly #making = new Map<string, Promise<void>>();
  readonly #painter = new Painter();

  /** @param folder absolute; it is made when the first picture is */
  constructor(folder: string, { films, cinemas }: PictureSubjects) {
    this.#folder = folder;
    for (const film of films) {
      this.#add('poster', film);
      this.#add('backdrop', film);
    }
    for (const cinema of cinemas) this.#add('cinema', cinema);
  }

  /** Whether there is such a picture. */
  has({ kind, key }: Pick<PictureAddress, 'kind' | 'key'>): boolean {
    return this.#sources.has(`${kind}/${key}`);
  }

  /** Whether an address was made for the picture as it is drawn now, and will never show another one. */
  isCurrent(address: PictureAddress): boolean {
    return address.mark === markOf(this.#source(address).fingerprint);
  }

  /** A strong entity tag, known without reading the file: the same tag is the same picture. */
  etag(address: PictureAddress): string {
    return `"${this.#source(address).fingerprint}-${address.width}-${address.format}"`;
  }

  /**
   * The bytes of a picture file; made now, before any background work, when it is not there yet.
   * @throws {Error} when `has` is false, or the disk refuses
   */
  async read(address: PictureAddress): Promise<Buffer> {
    const { width, format } = address;
    const source = this.#source(address);
    const file = this.#fileOf(source, width, format);
    const kept = await readIfThere(file);
    if (kept !== null) return kept;
    await this.#make(source, width, format, true);
    return readFile(file);
  }

  /** Makes every picture that is not there yet, one after the other, and removes those of films that changed. */
  async drawAll({ onProgress, signal }: DrawAllOptions = {}): Promise<void> {
    await this.#removeStrangers();
    const sources = [...this.#sources.values()];
    for (const [index, source] of sources.entries()) {
      if (signal?.aborted === true) return;
      if (!(await this.#isComplete(source))) await this.#makeAll(source, signal);
      onProgress?.(index + 1, sources.length);
    }
  }

  /** Ends the drawing process. */
  close(): void {
    this.#painter.close();
  }

  #add(kind: PictureKind, subject: FilmArt | CinemaArt): void {
    const { key } = subject;
    const fingerprint = fingerprintOf(kind, subject);
    this.#sources.set(`${kind}/${key}`, { kind, key, subject, fingerprint });
  }

  #source({ kind, key }: Pick<PictureAddress, 'kind' | 'key'>): Source {
    const source = this.#sources.get(`${kind}/${key}`);
    if (source === undefined) throw new Error(`There is no ${kind} with the key ${key}`);
    return source;
  }

  #folderOf(source: Source): string {
    return join(this.#folder, source.kind, `${source.key}.${source.fingerprint}`);
  }

  #fileOf(source: Source, width: number, format: string): string {
    return join(this.#folderOf(source), `${width}.${format}`);
  }

  /** One file, made for whoever waits for it; the other widths follow in the background when their turn comes. */
  #make(source: Source, width: number, format: PictureFormat, urgent: boolean): Promise<void> {
    const file = this.#fileOf(source, width, format);
    const running = this.#making.get(file);
    if (running !== undefined) return running;
    const { kind, key, subject, fingerprint } = source;
    const drawing = `${kind}/${key}.${fingerprint}`;
    const work = this.#queue
      .run(() => this.#painter.paint({ kind, subject, drawing, width, format, file }), urgent)
      .finally(() => this.#making.delete(file));
    this.#making.set(file, work);
    return work;
  }

  /** All files of a picture; each is a turn of its own, so that requests come between. */
  async #makeAll(source: Source, signal: AbortSignal | undefined): Promise<void> {
    for (const width of pictureWidths[source.kind]) {
      for (const format of pictureFormats) {
        if (signal?.aborted === true) return;
        if (!(await isThere(this.#fileOf(source, width, format))))
          await this.#make(source, width, format, false);
      }
    }
  }

  async #isComplete(source: Source): Promise<boolean> {
    const files = await namesIn(this.#folderOf(source));
    return pictureWidths[source.kind].every((width) =>
      pictureFormats.every((format) => files.includes(`${width}.${format}`)),
    );
  }

  async #removeStrangers(): Promise<void> {
    const current = new Set([...this.#sources.values()].map((source) => this.#folderOf(source)));
    for (const kind of Object.keys(pictureWidths)) {
      for (const name of await namesIn(join(this.#folder, kind))) {
        const folder = join(this.#folder, kind, name);
        if (!current.has(folder)) await rm(folder, { recursive: true, force: true });
      }
    }
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
