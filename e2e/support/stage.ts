import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** Lets two checkouts run their suites at the same time: `STAGE_OFFSET=7` adds seven to the ports. */
const offset = Number(process.env.STAGE_OFFSET ?? 0);

/** The place and the time of the behaviour suites: separate ports, real host names, one fixed instant. */
export const stage = {
  webPort: 3100 + offset,
  backendPort: 4100 + offset,
  /** A Wednesday, 11:00 in Paris: the day on which the cinema week starts (D18). */
  now: '2026-11-18T11:00:00+01:00',
  today: '2026-11-18',
  dataFolder: '.velours/e2e',
} as const;

/** Public origin of a site on this stage. */
export function originOf(site: SiteId): string {
  return `http://${site}.velours.localhost:${stage.webPort}`;
}

/** Base of a site's API on this stage, without `/api`. */
export function apiBaseOf(site: SiteId): string {
  return `http://127.0.0.1:${stage.backendPort}/${site}`;
}

/** The environment of both processes. */
export const stageEnvironment: Record<string, string> = {
  VELOURS_ENV: 'test',
  VELOURS_NOW: stage.now,
  VELOURS_DATA: stage.dataFolder,
  LOG_LEVEL: 'warn',
  BACKEND_PORT: String(stage.backendPort),
  // Suites test pages whose API answers, even on a busy machine; `failures/` has its own limits.
  API_TIMEOUT_MS: '10000',
  PAGE_TIMEOUT_MS: '60000',
  API_ORIGIN: `http://127.0.0.1:${stage.backendPort}/{site}`,
  SITE_ORIGIN: `http://{site}.velours.localhost:${stage.webPort}`,
  MEDIA_ORIGIN: `http://media.velours.localhost:${stage.backendPort}`,
  ACCOUNT_ORIGIN: `http://account.velours.localhost:${stage.backendPort}`,
  IDENTITY_ORIGIN: `http://id.velours.localhost:${stage.backendPort}`,
  TUNNEL_ORIGIN: `http://tickets.velours.localhost:${stage.backendPort}`,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Every site with its origin. */
export const origins = siteIds.map((site) => ({ site, origin: originOf(site) }));
