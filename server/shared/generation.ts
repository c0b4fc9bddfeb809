import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WebEnvironment } from '#src/config/environment.ts';

/** Settings of one process alone: pages are the same whatever they are. */
const ofOneProcess: ReadonlySet<string> = new Set<keyof WebEnvironment>([
  'logLevel',
  'host',
  'port',
  'apiTimeoutMs',
  'pageTimeoutMs',
  'pageCacheBytes',
  'startNoticeMs',
  'stopNoticeMs',
  'metrics',
  'accessLog',
  'traces',
  'redisUrl',
  'revalidateSecret',
  'staticArchive',
]);

/**
 * Names the processes whose pages are interchangeable: those of one build with the same settings. The files, the policy
 * and the addresses in a page belong to both.
 *
 * @param clock the instant at which the product's clock stands, for tests
 */
export function generationOf(buildId: string, settings: WebEnvironment, clock: string): string {
  const facts = Object.entries(settings)
    .filter(([name]) => !ofOneProcess.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return createHash('sha256')
    .update(JSON.stringify([buildId, clock, facts]))
    .digest('base64url')
    .slice(0, 16);
}

/** The id of the build in a folder. */
export async function buildIdIn(root: string): Promise<string> {
  return (await readFile(path.join(root, '.next', 'BUILD_ID'), 'utf8')).trim();
}
