import { setTimeout as pause } from 'node:timers/promises';
import { href } from '#src/routes/href.ts';
import type { OwnWeb } from '#tests/support/own-web.ts';
import type { Items } from '../lib/items.ts';
import { keptConnections, Steady, visitPage } from '../lib/visits.ts';
import { coldPaths, soakLocale, warmPaths } from './load.ts';
import { PageReader, Stretch, type SeenPage } from './outage-watch.ts';

/** The seed of the order in which cold pages are asked for. */
const seed = 13;
/** Between two warm pages, and between two cold ones, in milliseconds. */
const warmEveryMs = 50;
const coldEveryMs = 1_000;
/** A page that is not warm after so many tries never will be. */
const mostTries = 100;
const host = 'fr.velours.test';

type Site = Parameters<typeof visitPage>[0];

const filmsBelow = href(soakLocale, { page: 'movie', slug: 'x' }).slice(0, -1);

/** Visitors of one web process whose API can fail: warm pages all the time, and a cold one every second. */
export class Visitors {
  readonly #site: Site;
  readonly #warm: readonly string[];
  readonly #cold: string[];
  readonly #reader = new PageReader();
  /** Each warm page as it last was while it could change. */
  readonly #good = new Map<string, SeenPage>();
  readonly #loads: Steady[] = [];
  #stretch = new Stretch('warming up');
  #mayChange = true;
  #asked = 0;

  constructor(address: string, items: Items) {
    this.#site = { address, host, agent: keptConnections() };
    this.#warm = warmPaths(items);
    this.#cold = coldPaths([{ locale: soakLocale, items }], this.#warm, seed);
  }

  /** What is sent, in words. */
  get rates(): string {
    return `${1_000 / warmEveryMs} times a second one of ${this.#warm.length} warm pages is asked for, and every ${coldEveryMs / 1_000} s a cold one (seed ${seed})`;
  }

  /** Asks for every warm page until it is kept, and whole. */
  async warmUp(): Promise<void> {
    for (const path of this.#warm)
      for (let tries = 1; !this.#good.has(path); tries += 1) {
        const visit = await visitPage(this.#site, path);
        const page = visit.status === 200 ? this.#reader.pageOf(visit) : null;
        if (page !== null && visit.headers['x-nextjs-cache'] === 'HIT' && !page.isHidden)
          this.#good.set(path, page);
        else if (tries === mostTries) throw new Error(`${path} does not become warm: ${visit.status}`);
        else await pause(100);
      }
  }

  /** Begins to send. */
  start(): void {
    this.#loads.push(
      new Steady(warmEveryMs, () => this.#askWarm()),
      new Steady(coldEveryMs, () => this.#askCold()),
    );
  }

  /** From now on answers belong to a new stretch. @param mayChange whether warm pages may become others */
  begin(name: string, mayChange: boolean): Stretch {
    this.#stretch = new Stretch(name);
    this.#mayChange = mayChange;
    return this.#stretch;
  }

  /** Whether all films among the warm pages were last seen whole, with a title of this edition. */
  haveEdition(edition: number): boolean {
    const films = this.#warm.filter((path) => path.startsWith(filmsBelow));
    return films.every((path) => this.#good.get(path)?.edition === edition);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#loads.map((load) => load.stop()));
    this.#site.agent.destroy();
  }

  async #askWarm(): Promise<void> {
    const path = this.#warm[this.#asked % this.#warm.length] ?? '/';
    this.#asked += 1;
    const stretch = this.#stretch;
    const visit = await visitPage(this.#site, path);
    const page = visit.status === 200 ? this.#reader.pageOf(visit) : null;
    // An answer that was on its way when the state changed is compared with nothing.
    const isSettled = this.#stretch === stretch;
    stretch.noteWarm(visit, page, isSettled && !this.#mayChange ? this.#good.get(path) : undefined);
    if (isSettled && this.#mayChange && page?.isHidden === false) this.#good.set(path, page);
  }

  async #askCold(): Promise<void> {
    const path = this.#cold.pop();
    if (path === undefined) return;
    const stretch = this.#stretch;
    const visit = await visitPage(this.#site, path);
    stretch.noteCold(visit, visit.status === 200 ? this.#reader.pageOf(visit) : null);
  }
}

/** Compares the cold pages of a stretch with what a process gives whose API never fails; each difference is a fault. */
export async function comparedWith(reference: OwnWeb, stretch: Stretch): Promise<void> {
  const site = { address: reference.address, host, agent: keptConnections() };
  const reader = new PageReader();
  for (const { path, status, page } of stretch.coldPages) {
    const visit = await visitPage(site, path);
    if (visit.status !== status) stretch.faults.push(`cold ${path}: ${status} instead of ${visit.status}`);
    else if (page !== null && !page.isHidden) {
      const { parts } = reader.pageOf(visit);
      if (parts !== page.parts)
        stretch.faults.push(`cold ${path}: search engines may keep ${page.parts} instead of ${parts}`);
    }
  }
  site.agent.destroy();
}
