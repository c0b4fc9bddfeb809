import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { perSite } from '#src/config/environment.ts';
import { siteIds } from '#src/sites/registry.ts';
import type { Database } from '../../database/open.ts';
import { createApp } from '../../http/app.ts';
import { registerIdentities } from '../http/register.ts';
import { memoryLimits } from '../limits.ts';
import { openIdentity } from '../open.ts';
import type { Identity, IdentityParts } from '../open.ts';
import { anna, bas, memoryPeople } from './test-people.ts';

export const identityOrigin = 'http://id.velours.localhost:4000';
export const siteOrigin = 'http://nl.velours.localhost:3000';

/** An identity provider that listens on a free port of this machine. */
export interface TestIdentity {
  identity: Identity;
  app: FastifyInstance;
  port: number;
  /** Every line of its log. */
  lines: readonly string[];
  /** The lines of the log that report an error. */
  failures: () => string[];
  close(): Promise<void>;
}

/** Starts an identity provider on a database; `changes` replace parts of it. */
export async function startIdentity(
  db: Database,
  changes: Partial<IdentityParts> = {},
): Promise<TestIdentity> {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const now = () => new Date();
  const identity = await openIdentity({
    db,
    origin: identityOrigin,
    sites: siteIds,
    siteOrigins: perSite((site) => `http://${site}.velours.localhost:3000`),
    audiences: perSite((site) => `https://api.velours.${site}`),
    recognition: () => null,
    people: memoryPeople([anna, bas]),
    limits: memoryLimits(),
    links: { register: () => null, forgotten: () => null },
    logger,
    now,
    ...changes,
  });
  const app = createApp({ logger });
  registerIdentities(app, [identity]);
  // A route that exists on every host but this one.
  app.get('/health/live', () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const failures = () => lines.filter((line) => line.includes('"level":50'));
  return { identity, app, port, lines, failures, close: () => app.close() };
}
