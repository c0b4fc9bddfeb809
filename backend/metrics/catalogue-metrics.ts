import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { localTimeAt } from '#src/kernel/date/zone.ts';
import { isSiteId, sites } from '#src/sites/registry.ts';

import type { Database } from '../database/open.ts';

/** How long what was counted stands in for counting it again, in milliseconds: the embedded database answers one at a time. */
const keptMs = 30_000;

/** What is measured of a site's catalogue. */
interface Measured {
  readonly site: string;
  readonly loadedAt: Date;
  readonly coming: number;
  /** How many loads in a row were held since the last one that was let in. */
  readonly held: number;
}

async function measure(db: Database, now: Date): Promise<Measured[]> {
  const { rows } = await sql<{ site: string; loaded_at: Date | string; held: number | null }>`
    select c.site, c.loaded_at, (l.facts ->> 'tries')::int as held
    from catalogue c left join catalogue_loads l on l.site = c.site and l.outcome = 'held'
    where c.revision > 0
    order by c.site`.execute(db);
  const measured: Measured[] = [];
  for (const { site, loaded_at: loadedAt, held } of rows) {
    // Rows that are being loaded stand under a name of their own.
    if (!isSiteId(site)) continue;
    const { defaultLanguage, timeZone } = sites[site];
    const { rows: counted } = await sql<{ coming: number }>`
      select count(*)::int as coming from showtimes
      where site = ${site} and start >= ${localTimeAt(now, timeZone)}::timestamp
        and language in ('', ${defaultLanguage}) and body ->> 'cancelled' is null`.execute(db);
    measured.push({ site, loadedAt: new Date(loadedAt), coming: counted[0]?.coming ?? 0, held: held ?? 0 });
  }
  return measured;
}

/** The metrics of the catalogues: a site is missing in them while it has none, all are while the database does not answer. */
export function registerCatalogueMetrics(registry: Registry, db: Database, now: () => Date): void {
  let known: { readonly until: number; readonly sites: Promise<Measured[]> } | null = null;
  const measured = (): Promise<Measured[]> => {
    const time = performance.now();
    if (known === null || known.until <= time)
      known = { until: time + keptMs, sites: measure(db, now()).catch(() => []) };
    return known.sites;
  };
  const gauges: readonly (readonly [string, string, (one: Measured) => number])[] = [
    [
      'age_seconds',
      'Since the last load that was let in',
      ({ loadedAt }) => Math.max(0, (now().getTime() - loadedAt.getTime()) / 1_000),
    ],
    ['last_load_held', 'Whether the last load was held', ({ held }) => (held > 0 ? 1 : 0)],
    ['held_loads', 'Loads in a row that were held since the last one that was let in', ({ held }) => held],
    ['coming_showtimes', 'Showtimes to come, without cancelled ones', ({ coming }) => coming],
  ];
  for (const [name, help, valueOf] of gauges)
    registry.registerMetric(
      new Gauge({
        name: `velours_backend_catalogue_${name}`,
        help: `${help}, by site`,
        labelNames: ['site'] as const,
        registers: [],
        async collect() {
          this.reset();
          for (const one of await measured()) this.set({ site: one.site }, valueOf(one));
        },
      }),
    );
}
