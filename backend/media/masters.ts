import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { longestKey, markOf } from './address.ts';
import type { PictureName } from './address.ts';
import { fingerprintOf } from './fingerprint.ts';
import { namesIn } from './files.ts';
import { pictureKinds } from './kinds.ts';
import type { PictureKind } from './kinds.ts';
import type { Master, PictureSource } from './source.ts';

const extensions: ReadonlySet<string> = new Set(['.svgz', '.svg', '.avif']);

/**
 * The finished pictures of a folder: `{kind}/{key}.svgz`, `.svg` or `.avif`, such as `poster/weight-of-salt.svgz`. A
 * missing folder has none. The folder is read once, on first use.
 */
export class Masters implements PictureSource {
  readonly #folder: string;
  #read: Promise<ReadonlyMap<string, Master & PictureName>> | null = null;
  #marks: Promise<ReadonlyMap<string, string>> | null = null;

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async find({ kind, key }: PictureName): Promise<Master | null> {
    return (await this.#all()).get(`${kind}/${key}`) ?? null;
  }

  async names(): Promise<readonly PictureName[]> {
    return [...(await this.#all()).values()].map(({ kind, key }) => ({ kind, key }));
  }

  /** The mark of each picture by `{kind}/{key}`. */
  async marks(): Promise<ReadonlyMap<string, string>> {
    this.#marks ??= this.#all().then(
      (all) => new Map([...all].map(([name, { fingerprint }]) => [name, markOf(fingerprint)])),
    );
    return this.#marks;
  }

  async #all(): Promise<ReadonlyMap<string, Master & PictureName>> {
    this.#read ??= readMasters(this.#folder);
    return this.#read;
  }
}

/** @throws {Error} when a file has an invalid name or extension, or two files have the same key */
async function readMasters(folder: string): Promise<ReadonlyMap<string, Master & PictureName>> {
  const found = new Map<string, Master & PictureName>();
  for (const kind of Object.keys(pictureKinds) as PictureKind[]) {
    for (const file of await namesIn(join(folder, kind))) {
      const { name: key, ext } = parse(file);
      const path = join(folder, kind, file);
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(key) || key.length > longestKey || !extensions.has(ext))
        throw new Error(`${path}: expected a key in kebab case with ${[...extensions].join(', ')}`);
      if (found.has(`${kind}/${key}`)) throw new Error(`${path}: there is another ${kind} of this key`);
      const fingerprint = fingerprintOf(await readFile(path));
      found.set(`${kind}/${key}`, { kind, key, file: path, fingerprint, origin: 'own' });
    }
  }
  return found;
}
