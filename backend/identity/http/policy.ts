import { styleSource } from '../pages/page.ts';

/** The parts of a page that its policy allows. */
export interface PageFreedom {
  /** Other origins to which a form of the page finally leads. */
  formTargets?: readonly string[];
  /** Sources of inline scripts. */
  scripts?: readonly string[];
}

/** The content security policy of a page: it loads nothing, and nobody may frame it. */
export function pagePolicy({ formTargets = [], scripts = [] }: PageFreedom = {}): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.length === 0 ? "'none'" : scripts.join(' ')}`,
    `style-src ${styleSource}`,
    // A browser applies this list to redirects after a form too.
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer of the identity provider; some answers have another policy or may be cached. */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(),
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
