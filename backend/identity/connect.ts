import type { FastifyBaseLogger } from 'fastify';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { memoryLimits } from './limits.ts';
import type { IdentityParts } from './open.ts';
import { nobody } from './people.ts';

/**
 * What the identity provider of the backend process is made of: the one place that knows where the accounts are.
 * Until they are connected nobody can sign in.
 */
export function connectIdentity(
  config: BackendConfig,
  db: Database,
  logger: Pick<FastifyBaseLogger, 'error'>,
): IdentityParts {
  const now = () => new Date();
  return {
    db,
    origin: config.identityOrigin,
    siteOrigins: config.siteOrigins,
    audiences: config.identityAudiences,
    people: nobody,
    limits: memoryLimits(now, config.environment === 'test' ? 1_000 : 1),
    links: { register: () => null, forgotten: () => null },
    logger,
    now,
  };
}
