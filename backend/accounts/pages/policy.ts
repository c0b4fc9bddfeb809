import { createHash } from 'node:crypto';
import { script } from './script.ts';
import { style } from './style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy of the pages. It allows their one style sheet and script by hash, their fonts, and forms to
 * this host, also those that are sent on leaving; the pages may be framed only by the sites.
 * @param providers origins of the identity providers, to which a sent form may redirect (browsers apply the list to
 * redirects too)
 */
export function pagePolicy(siteOrigins: Iterable<string>, providers: Iterable<string>): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...providers].join(' ')}`,
    `frame-ancestors ${[...siteOrigins].join(' ')}`,
  ].join('; ');
}
