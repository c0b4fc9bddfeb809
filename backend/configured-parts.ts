import { machineNow } from '#src/kernel/date/clock.ts';
import type { SiteId } from '#src/sites/site.ts';
import { accountLimits } from './accounts/limits.ts';
import { captchaOf } from './captcha/choose.ts';
import { cardFile } from './cards/card-file.ts';
import { cardLimits } from './cards/routes.ts';
import type { BackendConfig } from './config.ts';
import type { ServerParts } from './create-server.ts';
import type { Database } from './database/open.ts';
import type { DemonstrationParts } from './demonstration.ts';
import { connectRecognition, signedInThere } from './identity/connect.ts';
import type { Identity } from './identity/open.ts';
import { forgetHints, revokePerson } from './identity/store/artifacts.ts';
import { renewLink } from './accounts/store/links.ts';
import type { ClaimedMail } from './mail/queue.ts';
import { renewConfirmLink } from './notices/store.ts';

/**
 * The client hosts. Their sign-ins and limits use the real clock, because cookies do too; with a fixed clock, limits would
 * never end.
 * @param identity returns the identity provider of a site, which verifies bearer tokens; it exists before the first call
 */
export function accountsOf(
  config: BackendConfig,
  db: Database,
  identity: (site: SiteId) => Identity | null,
): ServerParts['accounts'] {
  const served = (origins: Readonly<Record<SiteId, string>>) =>
    Object.fromEntries(config.sites.map((site) => [site, origins[site]]));
  return {
    now: machineNow,
    origins: served(config.accountOrigins),
    siteOrigins: served(config.siteOrigins),
    showOutbox: config.outbox,
    // Test suites send everything from one address.
    limits: accountLimits(config.environment === 'test' ? 1_000 : 1),
    captcha: captchaOf(config.captcha, db, machineNow),
    verifyBearer: async (token, site) => {
      const verified = await identity(site)?.verify(site, token);
      return verified?.valid === true ? { accountId: verified.claims.icu } : null;
    },
    recognition: connectRecognition(config, identity),
    signedInThere: signedInThere(db, machineNow),
    onCredentialsChanged: async (accountId) => revokePerson(db, accountId),
    onLeave: forgetHints,
  };
}

/** The cards of the operator's document, else of the demonstration; none when there is neither. */
export function cardsOf(
  config: BackendConfig,
  demonstration: DemonstrationParts,
  db: Database,
): Pick<ServerParts, 'cards'> {
  const path = config.cardsFile ?? demonstration.cards;
  if (path === null) return {};
  return {
    cards: {
      cards: cardFile(path),
      captcha: captchaOf(config.captcha, db, machineNow),
      // Test suites send everything from one address.
      limits: cardLimits(config.environment === 'test' ? 1_000 : 1),
      now: machineNow,
    },
  };
}

/** Begins the life of the link in a mail that is about to leave; false when the link has been used or replaced. */
export function linkRenewal(db: Database, now: () => Date): (mail: ClaimedMail) => Promise<boolean> {
  return async ({ purpose, link }) => {
    if (link === null) return true;
    const token = new URL(link).searchParams.get('token');
    if (purpose === 'confirm' || purpose === 'reset') return renewLink(db, token, purpose, now());
    if (purpose === 'notice-confirm') return renewConfirmLink(db, token, now());
    return true;
  };
}
