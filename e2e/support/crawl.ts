import { thingsOf, type Node } from '#tests/structured-data/nodes.ts';
import { filtersSegment } from '#src/routes/filters.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { askAsRobot } from './robot.ts';
import { originOf } from './stage.ts';

/** What an address of the site answered. */
export interface Visit {
  readonly address: string;
  readonly status: number;
  readonly location: string | null;
  /** Null where the answer is no document. */
  readonly document: ReadDocument | null;
  readonly things: readonly Node[];
  /** An address that led here. */
  readonly from: string;
}

const atOnce = 4;

/** Whether an address is of a page narrowed by filters. */
export const isFiltered = (address: string): boolean =>
  new URL(address).pathname.includes(`/${filtersSegment}/`);

/**
 * Walks over one site from some addresses along every link of its own, over HTTP. Of a filtered page the links to
 * further filters are left: sets of filters are without number, so only the first step to them is taken, and only from
 * some pages.
 */
export class Crawl {
  readonly visits = new Map<string, Visit>();
  readonly #site: SiteId;
  readonly #origin: string;
  readonly #mayFilter: (from: ReadDocument) => boolean;
  readonly #waiting: { readonly address: string; readonly from: string }[] = [];

  /** @param mayFilter whether the filtered pages that a page links to are visited; asked once for each page */
  constructor(site: SiteId, mayFilter: (from: ReadDocument) => boolean) {
    this.#site = site;
    this.#origin = originOf(site);
    this.#mayFilter = mayFilter;
  }

  /** Visits the addresses and all that can be reached from them. */
  async from(addresses: readonly string[], reason: string): Promise<void> {
    for (const address of addresses) this.#wait(address, reason);
    const worker = async () => {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#visit(next);
    };
    // A worker that finds nothing to do ends; what the others find meanwhile is for the next round.
    while (this.#waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
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
    const { status, headers, body } = await askAsRobot(this.#site, address.slice(this.#origin.length));
    const location = headers.location ?? null;
    const isDocument = /^text\/html\b/.test(headers['content-type'] ?? '');
    const document = isDocument ? readDocument(body, address) : null;
    const things = document === null ? [] : thingsOf(body);
    this.visits.set(address, { address, status, location, document, things, from });
    if (location !== null) this.#wait(new URL(location, address).href, address);
    if (document === null || status !== 200) return;
    const further = isFiltered(address) ? false : this.#mayFilter(document);
    for (const link of document.links) if (further || !isFiltered(link)) this.#wait(link, address);
  }
}
