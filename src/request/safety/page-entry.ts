import { webEnvironment } from '#src/config/environment.ts';
import type { PageValue } from '#src/next/page-value.ts';
import { log } from '#src/api/log.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { withoutAskedAddress } from '#src/next/asked-address.ts';
import { buildBootstraps } from '#src/next/bootstraps.ts';
import { paintedAtOnce } from '../paint/first-paint.ts';
import { isFramed } from './framed.ts';
import { readScripts } from '#src/next/inline-scripts.ts';
import { pagePolicy, policyFacts, reportingEndpoints, strictPolicy } from './policy.ts';

const header = 'content-security-policy';
const robots = 'x-robots-tag';

/**
 * The policy of a page's document, for the site in its internal path, and where its reports go; the strict policy when the
 * path names no site.
 */
function policyHeaders(
  path: string,
  hashes: readonly string[],
  styles: readonly string[],
): Readonly<Record<string, string>> {
  const locale = path.split('/', 2)[1];
  if (!isLocale(locale)) return { [header]: strictPolicy };
  const facts = policyFacts(webEnvironment(), siteOf(locale));
  const policy = pagePolicy(facts, { hashes, styles, framed: isFramed(path) });
  if (hashes.some((hash) => !policy.includes(hash)))
    log.error({ path, scripts: hashes.length }, 'too many inline scripts for a policy: the page runs none');
  const endpoints = reportingEndpoints(facts);
  return { [header]: policy, ...(endpoints === null ? {} : { 'reporting-endpoints': endpoints }) };
}

/**
 * A rendered page with its content security policy, and without the address of its request. A page with a gap tells search
 * engines not to keep it.
 *
 * @param path internal path of the page
 * @param serverFolder Next.js's `serverDistDir`, `.next/server`
 */
export function protectedPage(
  path: string,
  page: PageValue,
  serverFolder: string,
  hasGap: boolean,
): PageValue {
  const { html: read, hashes } = readScripts(
    page.html,
    buildBootstraps(serverFolder, (facts, problem) => log.error(facts, problem)),
  );
  const { html, styles } = paintedAtOnce(read, serverFolder);
  return {
    ...page,
    html,
    ...(page.rscData === undefined ? {} : { rscData: withoutAskedAddress(page.rscData) }),
    ...(page.segmentData === undefined
      ? {}
      : {
          segmentData: new Map(
            [...page.segmentData].map(([name, bytes]) => [name, withoutAskedAddress(bytes)]),
          ),
        }),
    headers: {
      ...page.headers,
      ...policyHeaders(path, hashes, styles),
      ...(hasGap ? { [robots]: 'noindex' } : {}),
    },
  };
}
