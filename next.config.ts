import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('./src/request/cache/page-cache-handler.ts', import.meta.url)),
  // The slash rule is ours (src/request): the framework's own would answer before the middleware sees the host.
  skipTrailingSlashRedirect: true,
  // The middleware sees addresses as they were sent, and the host that this process listens on (respond.ts).
  skipProxyUrlNormalize: true,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  allowedDevOrigins: ['*.velours.localhost'],
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
