import { webEnvironment } from '#src/config/environment.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import type { World } from '../decision.ts';
import { siteOfHost } from '../host.ts';
import type { Settled } from '../settle.ts';
import { isFramed } from './framed.ts';
import { developmentPolicy, policyFacts, strictPolicy } from './policy.ts';

/** Two years, in seconds. */
const twoYears = 63_072_000;

/** Powers of the browser that no page uses; position alone is used, by the locator (R228). */
const unusedPowers = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': ['geolocation=(self)', ...unusedPowers.map((power) => `${power}=()`)].join(', '),
  // A sign-in window keeps its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const overHttps = { ...everywhere, 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` };

/** What of the world the headers depend on. */
export type Places = Pick<World, 'hosts' | 'origins'>;

function isSecure(host: string | null, { hosts, origins }: Places): boolean {
  const site = siteOfHost(host, hosts);
  return site !== null && origins[site].startsWith('https:');
}

/** A page's policy from here; null where its entry in the page cache brings one (page-entry.ts). */
function policyOf(decision: Settled): string | null {
  if (decision.kind !== 'page') return strictPolicy;
  // The framework keeps no entries there.
  if (process.env.NODE_ENV !== 'development') return null;
  const locale = decision.internal.split('/', 2)[1];
  if (!isLocale(locale)) return strictPolicy;
  return developmentPolicy(policyFacts(webEnvironment(), siteOf(locale)), isFramed(decision.internal));
}

/**
 * The headers that keep an answer safe, whatever it is (SEC4).
 *
 * @param host the request's `Host`: a site that is served by https says so for two years
 */
export function answerHeaders(
  decision: Settled,
  host: string | null,
  places: Places,
): Readonly<Record<string, string>> {
  const policy = policyOf(decision);
  const headers = isSecure(host, places) ? overHttps : everywhere;
  return policy === null ? headers : { ...headers, 'content-security-policy': policy };
}
