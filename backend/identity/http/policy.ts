import { styleSource } from '../pages/page.ts';

/** What a page of the identity provider may do besides being shown. */
export interface PageFreedom {
  /** Origins that a form of the page leads to in the end, besides our own. */
  formTargets?: readonly string[];
  /** Sources of inline scripts. */
  scripts?: readonly string[];
}

/** The content security policy of a page: nothing is loaded, nobody frames it. */
export function pagePolicy({ formTargets = [], scripts = [] }: PageFreedom = {}): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.length === 0 ? "'none'" : scripts.join(' ')}`,
    `style-src ${styleSource}`,
    // A browser holds redirects after a form to this list too.
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer of the identity provider; some answers have another policy or may be kept. */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(),
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Not `no-referrer`: with it browsers send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
