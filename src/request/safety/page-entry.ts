import { webEnvironment } from '#src/config/environment.ts';
import { isPageValue } from '../page-value.ts';
import { log } from '#src/api/log.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { buildBootstraps } from './bootstraps.ts';
import { isFramed } from './framed.ts';
import { readScripts } from './inline-scripts.ts';
import { pagePolicy, policyFacts, strictPolicy } from './policy.ts';

/** The part of the framework's page that is changed. */
interface Changed {
  html: string;
  headers?: Readonly<Record<string, unknown>> | undefined;
}

const header = 'content-security-policy';

/** The policy for a page's document, of the site that its internal path names; strict where it names none. */
function policyOf(path: string, hashes: readonly string[]): string {
  const locale = path.split('/', 2)[1];
  if (!isLocale(locale)) return strictPolicy;
  const facts = policyFacts(webEnvironment(), siteOf(locale));
  const policy = pagePolicy(facts, { hashes, framed: isFramed(path) });
  if (hashes.some((hash) => !policy.includes(hash)))
    log.error({ path, scripts: hashes.length }, 'too many inline scripts for a policy: the page runs none');
  return policy;
}

/**
 * Gives a rendered page its content security policy, in place: the framework answers with this very value when it has
 * just rendered it, and with what the cache kept of it later, so both carry the policy of the very document. Doing it
 * again changes nothing. A value that is no page stays as it is.
 *
 * @param path internal path of the page
 * @param serverFolder the framework's `serverDistDir`
 */
export function protectPage(path: string, value: unknown, serverFolder: string): void {
  if (!isPageValue(value)) return;
  const page: Changed = value;
  const { html, hashes } = readScripts(page.html, buildBootstraps(serverFolder));
  page.html = html;
  page.headers = { ...page.headers, [header]: policyOf(path, hashes) };
}
