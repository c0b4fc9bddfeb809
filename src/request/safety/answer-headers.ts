import { webEnvironment } from '#src/config/environment.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import type { World } from '../decision.ts';
import { siteOfHost } from '../host.ts';
import type { Settled } from '../settle.ts';
import { isFramed } from './framed.ts';
import { developmentPolicy, policyFacts, strictPolicy } from './policy.ts';

/** Two years, in seconds. */
const twoYears = 63_072_000;

/** Browser features that no page uses; only the position is used, by the locator (R228). */
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
  // A sign-in window keeps access to the window that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const overHttps = { ...everywhere, 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` };

/** The parts of the world that the headers depend on. */
export type Places = Pick<World, 'hosts' | 'origins'>;

function isSecure(host: string | null, { hosts, origins }: Places): boolean {
  const site = siteOfHost(host, hosts);
  return site !== null && origins[site].startsWith('https:');
}

/** The policy to set here; null when the page's entry in the page cache has one (page-entry.ts). */
function policyOf(decision: Settled): string | null {
  if (decision.kind !== 'page') return strictPolicy;
  // In development Next.js does not use the page cache.
  if (process.env.NODE_ENV !== 'development') return null;
  const locale = decision.internal.split('/', 2)[1];
  if (!isLocale(locale)) return strictPolicy;
  return developmentPolicy(policyFacts(webEnvironment(), siteOf(locale)), isFramed(decision.internal));
}

/**
 * The safety headers for any answer (SEC4).
 *
 * @param host the request's `Host`: for a site on https, the answer asks browsers to use https for two years
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
