import { createHash } from 'node:crypto';
import { script } from './script.ts';
import { style } from './style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy of the pages: their one style sheet and script by hash, their fonts, forms to themselves; in a
 * frame on the sites and nowhere else.
 * @param provider origin of the identity provider, where what follows a form may lead (browsers hold redirects to the list too)
 */
export function pagePolicy(siteOrigins: Iterable<string>, provider: string | null): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...(provider === null ? [] : [provider])].join(' ')}`,
    `frame-ancestors ${[...siteOrigins].join(' ')}`,
  ].join('; ');
}
