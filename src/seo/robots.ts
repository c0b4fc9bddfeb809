import { siteFilePath } from '#src/routes/site-files.ts';

/**
 * What robots are told on a host. Only the API is kept from them: its answers are no pages. Filtered pages may be read,
 * since what a robot may not read cannot tell it that it is not to be indexed (ADR-0013).
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
