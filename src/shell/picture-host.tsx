import { webEnvironment, type WebEnvironment } from '#src/config/environment.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

interface PictureHostProps {
  readonly locale: Locale;
  readonly environment?: Pick<WebEnvironment, 'mediaOrigins' | 'siteOrigins'>;
}

/** Opens the connection to the host of the pictures with the page, where that is not the site's own host. */
export function PictureHost({ locale, environment = webEnvironment() }: PictureHostProps) {
  const origin = environment.mediaOrigins[siteOf(locale)];
  return origin === environment.siteOrigins[siteOf(locale)] ? null : <link rel="preconnect" href={origin} />;
}
