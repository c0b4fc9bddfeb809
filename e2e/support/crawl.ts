import { thingsOf, type Node } from '#tests/structured-data/nodes.ts';
import { filtersSegment } from '#src/routes/filters.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { askAsRobot } from './robot.ts';
import { originOf } from './stage.ts';

/** The answer of an address of the site. */
export interface Visit {
  readonly address: string;
  readonly status: number;
  readonly location: string | null;
  /** Null when the answer is not a document. */
  readonly document: ReadDocument | null;
  readonly things: readonly Node[];
  /** The address of a page that links here. */
  readonly from: string;
}

const atOnce = 4;

/** Whether an address is of a page with filters. */
export const isFiltered = (address: string): boolean =>
  new URL(address).pathname.includes(`/${filtersSegment}/`);

/**
 * Visits one site from some addresses along all its own links, over HTTP. Links from a filtered page to further filters
 * are ignored: the combinations of filters are endless, so only the first step is taken, and only from some pages.
 */
export class Crawl {
  readonly visits = new Map<string, Visit>();
  readonly site: SiteId;
  readonly #origin: string;
  readonly #mayFilter: (from: ReadDocument) => boolean;
  #follows = true;
  readonly #waiting: { readonly address: string; readonly from: string }[] = [];

  /** @param mayFilter whether to visit the filtered pages that a page links to; called once for each page */
  constructor(site: SiteId, mayFilter: (from: ReadDocument) => boolean) {
    this.site = site;
    this.#origin = originOf(site);
    this.#mayFilter = mayFilter;
  }

  /**
   * Visits the addresses and all addresses that can be reached from them.
   * @param follow `all` links, or `none`: only the addresses themselves are visited
   */
  async from(addresses: readonly string[], reason: string, follow: 'all' | 'none' = 'all'): Promise<void> {
    this.#follows = follow === 'all';
    for (const address of addresses) this.#wait(address, reason);
    const worker = async () => {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#visit(next);
    };
    // A worker without an address ends; addresses that the others find meanwhile wait for the next round.
    while (this.#waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** Addresses of this host that visited pages link to, each with one of these pages. */
  get links(): ReadonlyMap<string, string> {
    return new Map(
      this.pages.flatMap(({ address, document }) =>
        document.links
          .filter((link) => link.startsWith(`${this.#origin}/`))
          .map((link): [string, string] => [link, address]),
      ),
    );
  }

  /** The pages, without redirects. */
  get pages(): readonly (Visit & { readonly document: ReadDocument })[] {
    return [...this.visits.values()].flatMap((visit) =>
      visit.document === null ? [] : [{ ...visit, document: visit.document }],
    );
  }

  #wait(address: string, from: string): void {
    if (this.visits.has(address) || !address.startsWith(`${this.#origin}/`)) return;
    const empty = { status: 0, location: null, document: null, things: [] };
    this.visits.set(address, { address, from, ...empty });
    this.#waiting.push({ address, from });
  }

  async #visit({ address, from }: { readonly address: string; readonly from: string }): Promise<void> {
    const { status, headers, body } = await askAsRobot(this.site, address.slice(this.#origin.length));
    const location = headers.location ?? null;
    const isDocument = /^text\/html\b/.test(headers['content-type'] ?? '');
    const document = isDocument ? readDocument(body, address) : null;
    const things = document === null ? [] : thingsOf(body);
    this.visits.set(address, { address, status, location, document, things, from });
    if (location !== null && this.#follows) this.#wait(new URL(location, address).href, address);
    if (document === null || status !== 200 || !this.#follows) return;
    const further = isFiltered(address) ? false : this.#mayFilter(document);
    for (const link of document.links) if (further || !isFiltered(link)) this.#wait(link, address);
  }
}
