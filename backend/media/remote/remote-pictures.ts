import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { SiteId } from '#src/sites/site.ts';
import { markOf } from '../address.ts';
import type { PictureAddress, PictureName } from '../address.ts';
import type { Encoder } from '../encoder.ts';
import { keepFile } from '../files.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { PictureFailure } from '../source.ts';
import type { Master, PictureSource } from '../source.ts';
import type { CataloguePictures, ListedPicture } from './catalogue-pictures.ts';
import { download, downloadSettings } from './download.ts';
import type { DownloadSettings } from './download.ts';
import { hostOf } from './hosts.ts';
import type { PictureHost } from './hosts.ts';
import { formatOf } from './picture-bytes.ts';
import { Records } from './records.ts';
import type { PictureRecord } from './records.ts';
import { RemoteIndex } from './remote-index.ts';

/** How long a picture counts as unchanged, in milliseconds. */
export const freshFor = 6 * 60 * 60 * 1_000;
/** How long a failure is remembered, in milliseconds. */
export const failureFor = 60_000;
/** The minimum time between two changes of picture addresses, in milliseconds: each change makes all answers again. */
export const renamedEvery = 60_000;
/** The maximum number of downloads at a time. */
const mostDownloads = 4;
/** The maximum number of remembered failures. */
const mostFailures = 10_000;

/** The parts from which remote pictures are made. */
export interface RemoteParts {
  /** Absolute path of the folder for the original files. */
  readonly folder: string;
  readonly hosts: readonly PictureHost[];
  readonly catalogue: CataloguePictures;
  readonly encoder: Pick<Encoder, 'run'>;
  readonly now: () => Date;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** The network; tests replace it. */
  readonly network?: DownloadSettings;
}

/**
 * The pictures at the chain's own hosts that catalogues contain. An address of ours names an item of the catalogue, and
 * only the catalogue says where its picture is. A picture is downloaded on its first request and stored unchanged;
 * after six hours its host is asked whether it has changed.
 */
export class RemotePictures implements PictureSource {
  readonly #parts: RemoteParts;
  readonly #index: RemoteIndex;
  readonly #records: Records;
  readonly #queue = new PQueue({ concurrency: mostDownloads });
  readonly #fetching = new Map<string, Promise<void>>();
  readonly #failures = new LRUCache<string, { failure: PictureFailure; at: number }>({ max: mostFailures });
  #changes = 0;
  #published = { changes: 0, at: Number.NEGATIVE_INFINITY };

  constructor(parts: RemoteParts) {
    this.#parts = parts;
    this.#index = new RemoteIndex(parts.catalogue, parts.hosts);
    this.#records = new Records(parts.folder);
  }

  async find(name: PictureName, urgent: boolean): Promise<Master | null> {
    const listed = await this.#index.find(name);
    if (listed === null) return null;
    await this.#records.ready();
    const record = this.#current(listed);
    if (record === null) await this.#fetch(listed, urgent);
    else if (!this.#isWithin(freshFor + 1, record.checkedAt)) {
      // This request gets the stored picture; a later request gets the result of the check.
      const asked = this.#fetch(listed, false);
      if (urgent) asked.catch(() => undefined);
      else await asked.catch(() => undefined);
    }
    const kept = this.#current(listed);
    if (kept === null) throw new PictureFailure('it was taken out of the catalogue meanwhile');
    return { file: this.#records.fileOf(name, kept), fingerprint: kept.fingerprint, origin: 'foreign' };
  }

  async names(): Promise<readonly PictureName[]> {
    const listed = await this.#index.all();
    await this.#records.ready();
    await this.#records.keepOnly(listed);
    return listed;
  }

  /**
   * Returns a function that gives our address for an address in a site's catalogue: with the mark of the picture's
   * current version, or without a mark when it has not been downloaded yet.
   */
  async naming(site: SiteId, revision: number): Promise<(url: string) => PictureAddress | null> {
    await this.#records.ready();
    const { byUrl, sources } = await this.#index.of(site, revision);
    return (url) => {
      const listed = byUrl.get(url);
      if (listed === undefined) return null;
      const { kind, key, width } = listed;
      const record = this.#current(sources.get(`${kind}/${key}`) ?? listed);
      return { kind, key, width, format: 'webp', mark: record === null ? null : markOf(record.fingerprint) };
    };
  }

  /** Changes after marks have changed, at most once a minute. */
  version(): string {
    const at = this.#now();
    if (this.#changes !== this.#published.changes && !this.#isWithin(renamedEvery, this.#published.at))
      this.#published = { changes: this.#changes, at };
    return String(this.#published.changes);
  }

  /** Whether an instant was less than so long ago. One in the future is from before the clock was set back: it was not. */
  #isWithin(milliseconds: number, since: number): boolean {
    const age = this.#now() - since;
    return age >= 0 && age < milliseconds;
  }

  #now(): number {
    return this.#parts.now().getTime();
  }

  /** The stored record of a picture; null when the catalogue now has another address for it. */
  #current(listed: ListedPicture): PictureRecord | null {
    const record = this.#records.get(listed);
    return record?.url === listed.url ? record : null;
  }

  /** Downloads a picture, or asks whether it has changed; requests at the same time share one download. */
  #fetch(listed: ListedPicture, urgent: boolean): Promise<void> {
    const { url } = listed;
    const failed = this.#failures.get(url);
    if (failed !== undefined && this.#isWithin(failureFor, failed.at)) return Promise.reject(failed.failure);
    const underWay = this.#fetching.get(url);
    if (underWay !== undefined) return underWay;
    const work = this.#queue
      .add(() => this.#bring(listed), { priority: urgent ? 1 : 0 })
      .catch((error: unknown) => {
        if (!(error instanceof PictureFailure)) throw error;
        this.#failures.set(url, { failure: error, at: this.#now() });
        this.#parts.logger.warn({ url, why: error.message }, 'a picture of the catalogue cannot be had');
        throw error;
      })
      .finally(() => this.#fetching.delete(url));
    this.#fetching.set(url, work);
    return work;
  }

  async #bring(listed: ListedPicture): Promise<void> {
    const { hosts, network = downloadSettings } = this.#parts;
    const { kind, key, url } = listed;
    const host = hostOf(url, hosts);
    if (host === null) throw new PictureFailure('its host is none of PICTURE_HOSTS');
    const before = this.#current(listed);
    const got = await download(url, host, before, network);
    const checkedAt = this.#now();
    if (got === null) {
      if (before !== null) await this.#records.put({ kind, key }, { ...before, checkedAt });
      return;
    }
    const { bytes, etag, lastModified } = got;
    const fingerprint = fingerprintOf(bytes);
    if (fingerprint !== before?.fingerprint) await this.#accept({ kind, key }, bytes, fingerprint);
    const format = formatOf(bytes) ?? 'jpg';
    await this.#records.put({ kind, key }, { url, fingerprint, format, etag, lastModified, checkedAt });
    if (fingerprint !== before?.fingerprint) this.#changes += 1;
  }

  /** Stores a file when it is a picture within the limits. */
  async #accept(name: PictureName, bytes: Buffer, fingerprint: string): Promise<void> {
    const format = formatOf(bytes);
    if (format === null) throw new PictureFailure('it is no JPEG, PNG or WebP');
    const file = this.#records.fileOf(name, { fingerprint, format });
    await keepFile(file, bytes);
    try {
      await this.#parts.encoder.run({ task: 'inspect', file }, true);
    } catch (error) {
      await this.#records.drop(name, { fingerprint, format });
      throw new PictureFailure(
        `it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
