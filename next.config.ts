import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

/**
 * For files that the middleware does not see. A worker has the policy of its file, so it may load everything of the
 * site.
 */
const filePolicy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const fileHeaders = [
  { key: 'Content-Security-Policy', value: filePolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

/**
 * Icons keep their address when they are drawn again, so browsers may use an old one for a week, and then once more while
 * they ask for the new one. Only files that exist: a missing one is not missing for a week.
 */
const iconLife = 'public, max-age=604800, stale-while-revalidate=2592000';
const iconFiles = readdirSync(new URL('./public/icons', import.meta.url)).map((name) => `/icons/${name}`);

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // Pages wait only for the page cache (ADR-0002), so development does not have to demand a placeholder for each of
  // them.
  experimental: {
    // How long a browser uses a page that it prefetched: as long as showtimes.
    staleTimes: { static: 30 },
    instantInsights: { validationLevel: 'manual-warning' },
    // What all pages share stays a file of its own: at 50,000 it is joined to what few pages need, and each page that a
    // visitor goes to brings it again (ADR-0072).
    turbopackChunking: { minChunkSize: 35_000 },
  },
  // Whoever gets a page gets its tag from our own server.
  generateEtags: false,
  // Next.js keeps nothing: pages and answers of the API have stores of their own (ADR-0106, ADR-0107).
  cacheMaxMemorySize: 0,
  cacheHandler: fileURLToPath(new URL('./src/request/cache/page-cache-handler.ts', import.meta.url)),
  // `src/request` handles trailing slashes; Next.js's own redirect would come before the middleware checks the
  // host.
  skipTrailingSlashRedirect: true,
  // The middleware gets addresses as they were sent, and the host that this process listens on (respond.ts).
  skipProxyUrlNormalize: true,
  // For a list of robots Next.js renders every document anew, past the page cache and without its policy, so that
  // their metadata stands in the head. Ours always does.
  htmlLimitedBots: /(?!)/,
  images: { unoptimized: true },
  poweredByHeader: false,
  headers: () =>
    Promise.resolve([
      ...['/_next/static/:path*', '/icons/:path*', '/favicon.ico'].map((source) => ({
        source,
        headers: fileHeaders,
      })),
      ...[...iconFiles, '/favicon.ico'].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: iconLife }],
      })),
    ]),
  reactStrictMode: true,
  devIndicators: false,
  allowedDevOrigins: ['*.velours.localhost'],
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
