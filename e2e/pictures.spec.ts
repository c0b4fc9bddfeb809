import { expect, test } from '@playwright/test';
import { matrix, oneOfEachLanguage, refOf } from './support/matrix.ts';
import { mediaOrigin, visit } from './support/visit.ts';

/** The stage draws a picture when it is first asked for. */
test.setTimeout(120_000);

for (const { locale, page: pageId } of matrix.filter(({ locale: one }) => oneOfEachLanguage.includes(one)))
  test(`${locale} ${pageId}: every picture of the first screen is there`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(mediaOrigin) && response.status() !== 200)
        refused.push(`${response.url()} ${response.status()}`);
    });
    await visit(page, locale, await refOf({ locale, page: pageId }));
    const eager = page.locator('main img:not([loading="lazy"])');
    for (const image of await eager.all())
      await expect(image).toHaveJSProperty('complete', true, { timeout: 60_000 });
    const broken = await eager.evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.naturalWidth === 0 ? [image.currentSrc] : [],
      ),
    );
    expect([...refused, ...broken]).toEqual([]);
  });
