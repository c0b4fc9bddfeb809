import { documentOf, type Visit } from '../lib/visits.ts';

/**
 * The heading of a page and those of its parts, in one text; the exclamation marks of a changed title are not part of it.
 * The title of the document says more or less depending on the length of the film's.
 */
const partsOf = (html: string): string =>
  JSON.stringify(
    Array.from(html.matchAll(/<h[12][^>]*>([^]*?)<\/h[12]>/g), ([, text]) => text?.replaceAll('!', '')),
  );

const editionOf = (html: string): number => /<h1[^>]*>[^<]*?(!*)<\/h1>/.exec(html)?.[1]?.length ?? 0;

/** Words of the API about its failures, which no visitor may see. */
const secrets = /secret of the API|Under maintenance/;

/** A page as it was last seen. */
export interface SeenPage {
  readonly parts: string;
  readonly edition: number;
  /** Whether it says that no search engine may keep it, as a page with a hole does. */
  readonly isHidden: boolean;
  readonly tellsSecret: boolean;
}

/** Reads pages; the same bytes are read once. */
export class PageReader {
  readonly #read = new Map<string, { readonly etag: string; readonly page: SeenPage }>();

  /** What a whole answer shows. */
  pageOf(visit: Visit): SeenPage {
    const { path, headers } = visit;
    const etag = headers.etag ?? '';
    const before = this.#read.get(path);
    if (before !== undefined && etag !== '' && before.etag === etag) return before.page;
    const html = documentOf(visit);
    const page = {
      parts: partsOf(html),
      edition: editionOf(html),
      isHidden: headers['x-robots-tag'] === 'noindex',
      tellsSecret: secrets.test(html),
    };
    this.#read.set(path, { etag, page });
    return page;
  }
}

/** A cold page that was given, to be compared with what it is when all is well. */
interface ColdPage {
  readonly path: string;
  readonly status: number;
  readonly page: SeenPage | null;
}

/** What visitors got in one stretch of time, in which the API was in one state. */
export class Stretch {
  readonly name: string;
  /** Times of warm pages, in milliseconds. */
  readonly warm: number[] = [];
  /** Times of cold pages, in milliseconds. */
  readonly coldTimes: number[] = [];
  /** Statuses, with what else tells them apart. */
  readonly coldOutcomes: string[] = [];
  readonly coldPages: ColdPage[] = [];
  warmGood = 0;
  warmHidden = 0;
  readonly faults: string[] = [];
  /** Which part of one processor the web process used. */
  processor = 0;
  /** How long it took until all pages had what is new; null where that was not asked. */
  recoverySeconds: number | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Notes an answer for a warm page.
   *
   * @param good the page when all was well; undefined while it may change
   */
  noteWarm({ path, status, headers, milliseconds }: Visit, page: SeenPage | null, good?: SeenPage): void {
    this.warm.push(milliseconds);
    if (status !== 200 || page === null) {
      this.faults.push(`warm ${path}: ${status}`);
      return;
    }
    this.warmGood += 1;
    if (page.isHidden) this.warmHidden += 1;
    const state = String(headers['x-nextjs-cache']);
    if (!/^(?:HIT|STALE)$/.test(state)) this.faults.push(`warm ${path}: its visitor waited (${state})`);
    if (page.tellsSecret) this.faults.push(`warm ${path}: words of the API’s failure`);
    if (good === undefined || page.isHidden) return;
    // A page may be rendered again from a newer answer that another page got.
    if (page.edition < good.edition)
      this.faults.push(`warm ${path}: older than what was shown before (${page.edition}, ${good.edition})`);
    if (page.parts !== good.parts)
      this.faults.push(`warm ${path}: not the last good page: ${page.parts} instead of ${good.parts}`);
  }

  /** Notes an answer for an address that nobody had asked for. */
  noteCold({ path, status, headers, milliseconds }: Visit, page: SeenPage | null): void {
    this.coldTimes.push(milliseconds);
    this.coldOutcomes.push(`${status}${page?.isHidden === true ? ' `noindex`' : ''}`);
    if (status === 503) {
      if (!(Number(headers['retry-after']) > 0)) this.faults.push(`cold ${path}: 503 without Retry-After`);
      if (/public|s-maxage/.test(headers['cache-control'] ?? ''))
        this.faults.push(`cold ${path}: 503 that may be kept`);
    } else this.coldPages.push({ path, status, page });
    if (page?.tellsSecret === true) this.faults.push(`cold ${path}: words of the API’s failure`);
  }
}
