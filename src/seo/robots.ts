import { siteFilePath } from '#src/routes/site-files.ts';

/**
 * The robots.txt of a host. Only the API is disallowed, because its answers are not pages. Filtered pages are allowed:
 * a robot has to read a page to see that the page must not be indexed (ADR-0013).
 *
 * @param origin of the host, without a slash at the end
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}${siteFilePath({ kind: 'index' })}`,
    '',
  ].join('\n');
}
