import { chromium, type Browser } from '@playwright/test';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../../tools/lib/build.ts';
import { chromium as chromiumPath } from '../../tools/lib/programs.ts';
import { benchPorts } from './place.ts';
import { origins, siteOrigin } from './visitors.ts';

/** A browser, and the built site fr. */
export interface Stage {
  readonly browser: Browser;
  /** Origin of the pages. */
  readonly origin: string;
  /** Base of the site's API. */
  readonly apiOrigin: string;
}

/** Starts site and browser, measures, and stops both in any case. */
export async function inBrowser<T>(measure: (stage: Stage) => Promise<T>): Promise<T> {
  await buildIfNeeded();
  const environment = {
    SITE_ORIGIN: siteOrigin,
    ACCOUNT_ORIGIN: origins.account,
    MEDIA_ORIGIN: origins.media,
  };
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend, environment });
  const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web, environment });
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.velours.localhost 127.0.0.1'],
  });
  try {
    return await measure({
      browser,
      origin: origins.site,
      apiOrigin: backend.apiOrigin.replace('{site}', 'fr'),
    });
  } finally {
    await browser.close();
    await web.stop();
    await backend.stop();
  }
}
