import { webEnvironment } from '#src/config/environment.ts';
import { isPageValue } from '../page-value.ts';
import { log } from '#src/api/log.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { withoutAskedAddress } from './asked-address.ts';
import { buildBootstraps } from './bootstraps.ts';
import { isFramed } from './framed.ts';
import { readScripts } from './inline-scripts.ts';
import { pagePolicy, policyFacts, reportingEndpoints, strictPolicy } from './policy.ts';

/** The fields of Next.js's page that are changed. */
interface Changed {
  html: string;
  rscData?: Buffer | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
}

const header = 'content-security-policy';
const robots = 'x-robots-tag';

/**
 * The policy of a page's document, for the site in its internal path, and where its reports go; the strict policy when the
 * path names no site.
 */
function policyHeaders(path: string, hashes: readonly string[]): Readonly<Record<string, string>> {
  const locale = path.split('/', 2)[1];
  if (!isLocale(locale)) return { [header]: strictPolicy };
  const facts = policyFacts(webEnvironment(), siteOf(locale));
  const policy = pagePolicy(facts, { hashes, framed: isFramed(path) });
  if (hashes.some((hash) => !policy.includes(hash)))
    log.error({ path, scripts: hashes.length }, 'too many inline scripts for a policy: the page runs none');
  const endpoints = reportingEndpoints(facts);
  return { [header]: policy, ...(endpoints === null ? {} : { 'reporting-endpoints': endpoints }) };
}

/**
 * Adds the content security policy to a rendered page, in place, and takes the address out that was first asked for. Next.js answers with this same value right after
 * rendering, and later with the copy in the cache; so both have the policy that fits the document. A second call
 * changes nothing. A value that is no page stays as it is.
 *
 * @param path internal path of the page
 * @param serverFolder Next.js's `serverDistDir`
 */
export function protectPage(path: string, value: unknown, serverFolder: string): void {
  if (!isPageValue(value)) return;
  const page: Changed = value;
  const { html, hashes } = readScripts(page.html, buildBootstraps(serverFolder));
  page.html = html;
  if (page.rscData !== undefined) page.rscData = withoutAskedAddress(page.rscData);
  page.headers = { ...page.headers, ...policyHeaders(path, hashes) };
}

/**
 * Tells search engines not to keep a rendered page, in place: both the answer to the visitor who waited for it and the
 * copy in the cache say so.
 */
export function hideFromRobots(value: unknown): void {
  if (!isPageValue(value)) return;
  const page: Changed = value;
  page.headers = { ...page.headers, [robots]: 'noindex' };
}
