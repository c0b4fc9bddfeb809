import { chromium, type Browser } from '@playwright/test';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../../tools/lib/build.ts';
import { chromium as chromiumPath } from '../../tools/lib/programs.ts';
import { benchPorts } from './place.ts';

/** A browser in front of the built site fr. */
export interface Stage {
  readonly browser: Browser;
  /** Of the pages. */
  readonly origin: string;
  /** Base of the site's API. */
  readonly apiOrigin: string;
}

/** Starts site and browser, measures, and ends both whatever happens. */
export async function inBrowser<T>(measure: (stage: Stage) => Promise<T>): Promise<T> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const web = await OwnWeb.start(backend.apiOrigin, {
    port: benchPorts.web,
    environment: { SITE_ORIGIN: 'http://{site}.velours.test' },
  });
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP *.velours.test 127.0.0.1:${benchPorts.web}`,
    ],
  });
  try {
    return await measure({
      browser,
      origin: 'http://fr.velours.test',
      apiOrigin: backend.apiOrigin.replace('{site}', 'fr'),
    });
  } finally {
    await browser.close();
    await web.stop();
    await backend.stop();
  }
}
