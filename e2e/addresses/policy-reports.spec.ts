import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { originOf, stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, withoutArt } from '../support/visit.ts';

/** What a browser tells the client host about a page's policy (D56). */
const reports = `${stageEnvironment['ACCOUNT_ORIGIN'] ?? ''}/api/policy-reports`;

test('SEC4 D56: what a page’s policy refuses is reported to the client host, which takes it', async ({
  page,
}) => {
  await withoutArt(page);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url() === reports) sent.push(request.headers()['content-type']);
  });
  await page.goto(`${originOf('fr')}${href('fr-FR', { page: 'home' })}?q=secret`);
  await hydrated(page);
  expect(sent).toEqual([]);
  const [answer] = await Promise.all([
    page.waitForResponse(reports),
    page.evaluate(() => {
      const picture = new Image();
      picture.src = 'https://pixel.test/p.gif?visitor=1';
      document.body.append(picture);
    }),
  ]);
  expect(answer.status()).toBe(204);
  expect(sent).toEqual(['application/csp-report']);
});
