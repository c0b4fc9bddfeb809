import { log } from '#src/api/log.ts';
import { read } from '#src/api/read.ts';
import { webEnvironment } from '#src/config/environment.ts';
import type { ThirdParties } from '#src/config/third-parties.ts';
import type { Settings } from '#src/contract/settings/schema.ts';
import type { Locale } from '#src/sites/site.ts';
import { isAllowed, safeInjections, type SafeInjections } from './injections.ts';
import type { ChatConfig, Services } from './services.ts';

/** The services and injections of other companies on a page. */
export interface ThirdPartyView {
  /** The services that need the visitor's consent; null when none is switched on. */
  readonly services: Services | null;
  readonly injections: SafeInjections;
}

/** Each line is logged once; the limit bounds the memory, as settings have only a few injections. */
const mostTold = 200;
const told = new Set<string>();

function tellOnce(what: string, why: string): void {
  const line = `${what}: ${why}`;
  if (told.has(line) || told.size >= mostTold) return;
  told.add(line);
  log.warn({ injection: what, why }, 'an injection of the settings was left out');
}

function chatOf({ agentforce }: Settings, hosts: ThirdParties['hosts']): ChatConfig | null {
  if (agentforce === null) return null;
  const { deploymentUrl, scrt2Url } = agentforce;
  if (!isAllowed(hosts, 'script-src', deploymentUrl) || !isAllowed(hosts, 'connect-src', scrt2Url)) {
    tellOnce('live chat', 'its hosts are not allowed (script-src of deploymentUrl, connect-src of scrt2Url)');
    return null;
  }
  return agentforce;
}

/**
 * The services and injections of a page (R117, R195, R294). The scripts for analytics and feedback come from the
 * environment. Chat and injections come from the settings, and the environment must allow their hosts.
 */
export function thirdPartyView(
  settings: Settings | null,
  { hosts, analyticsScript, feedbackScript }: ThirdParties,
): ThirdPartyView {
  const injections = safeInjections(settings?.injections ?? [], hosts, tellOnce);
  const services: Services = {
    analyticsScript,
    feedbackScript,
    chat: settings === null ? null : chatOf(settings, hosts),
    scripts: injections.scripts,
  };
  const any =
    analyticsScript !== null ||
    feedbackScript !== null ||
    services.chat !== null ||
    services.scripts.length > 0;
  return { services: any ? services : null, injections };
}

/** Reads the services and injections of other companies for a page of a site. */
export async function loadThirdParties(locale: Locale): Promise<ThirdPartyView> {
  const settings = await read('settings', locale, {});
  return thirdPartyView(settings.ok ? settings.value : null, webEnvironment().thirdParties);
}
