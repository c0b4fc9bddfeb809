import { inBudget } from '#src/api/transport/budget.ts';
import { onNewRevision } from '#src/api/memory.ts';
import { purges } from '#src/api/purge/purges.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { quarterOf } from '#src/kernel/date/quarter.ts';
import { isLocale, isSiteId, localesOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { World } from './decision.ts';
import { daysEnd, earliestDay } from './dates/earliest-day.ts';
import { hostTable } from './host.ts';
import {
  askItem,
  forgetSite,
  hasSnapshot,
  knownItem,
  mayBeElsewhere,
  noteContradiction,
  renewSnapshot,
  keepSnapshot,
} from './items/items.ts';
import { knownGenre } from './items/known-genres.ts';
import { cityNamed, knownCity } from './place/known-places.ts';
import { pageStore } from './cache/page-store.ts';
import { verdictOn } from './verdict.ts';
import type { Effects } from './settle.ts';
import { worldNow } from './ends/world-now.ts';

/** The programme day in one minute, so that it is computed once a minute and not for every request. */
interface Day {
  readonly minute: number;
  readonly day: string;
}

/** By zone: the zones of the sites, and of cinemas with another one. */
const days = new Map<string, Day>();

function today(site: SiteId, ownZone: string | null): string {
  const timeZone = ownZone ?? sites[site].timeZone;
  const instant = worldNow();
  const minute = Math.floor(instant.getTime() / 60_000);
  const cached = days.get(timeZone);
  if (cached?.minute === minute) return cached.day;
  const day = programmeDayAt(instant, timeZone);
  days.set(timeZone, { minute, day });
  return day;
}

/** The world of this process. */
export function processWorld(): World {
  return processWide('world', () => {
    const { siteOrigins } = webEnvironment();
    onNewRevision((site) => {
      if (!isSiteId(site)) return;
      forgetSite(site);
      for (const locale of localesOf(site)) {
        pageStore().markStale(locale);
        void renewSnapshot(locale);
      }
    });
    // What was known of the site's items counts no longer: they may be gone, or have moved.
    purges().listen((site) => {
      forgetSite(site);
      for (const locale of localesOf(site)) if (hasSnapshot(locale)) void renewSnapshot(locale);
    });
    return {
      hosts: hostTable(siteOrigins),
      origins: siteOrigins,
      day: today,
      quarter: () => quarterOf(worldNow()),
      earliestDay,
      daysEnd,
      item: (locale, kind, slug) => (hasSnapshot(locale) ? knownItem(locale, kind, slug) : null),
      mayBeElsewhere,
      cityOf: knownCity,
      cityNamed,
      genreOf: knownGenre,
      remainingOf: (path) => pageStore().remainingOf(path),
      isWarm: (path) => {
        // A page from the cache makes no call. Renewing its locale's lists here is the way to notice a replaced
        // catalogue.
        const locale = path.split('/', 2)[1];
        if (isLocale(locale)) keepSnapshot(locale);
        return pageStore().has(path);
      },
    };
  });
}

/** The effects of this process. */
export const processEffects: Effects = {
  ask: askItem,
  ready: async (locale) => hasSnapshot(locale) || (await inBudget(renewSnapshot(locale))) === true,
  verdict: verdictOn,
  recall: (path) => pageStore().recall(path),
  contradict: noteContradiction,
};
