import { styleSource } from '../pages/page.ts';

/** What a page of the identity provider may do besides showing itself. */
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

/** Headers of every answer of the identity provider. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  // `no-referrer` would make browsers send our own forms without an origin.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;
