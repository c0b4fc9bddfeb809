import { catalogueOnFile } from '#backend/rolling/test-demonstration.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { planSite } from './calendar/plan.ts';
import type { Group } from './calendar/plan.ts';
import type { SitePlan } from './calendar/types.ts';
import { groupOf } from './facts.ts';

/** A site's films and cinemas, and its plan for any instant. */
export interface Plans extends Group {
  /** Slugs of the site's versions in the order of its filters. */
  readonly versions: readonly string[];
  readonly at: (now: Date) => SitePlan;
}

/** Reads the data for a site's plan. */
export async function plansOf(site: SiteId): Promise<Plans> {
  const catalogue = await catalogueOnFile(site);
  const content = catalogue.languages[sites[site].defaultLanguage];
  if (!content) throw new Error(`expected a catalogue of ${site}`);
  const group = groupOf(catalogue);
  const dear = content.tags.filter(({ premium }) => premium).map(({ slug }) => slug);
  return {
    ...group,
    versions: content.versions.map(({ slug }) => slug),
    at: (now) => planSite(sites[site], [group], dear, now),
  };
}
