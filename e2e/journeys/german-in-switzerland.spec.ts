import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { by, hands, Way } from '../support/way.ts';

/**
 * The first visit of somebody who speaks German, in Switzerland: the site answers in German, and showtimes in German or with
 * German subtitles are recognisable at first sight, in two touches.
 */
const locale = 'de-CH';

for (const hand of hands)
  test(
    `R005 ${hand}: a German browser in Switzerland sees which showtimes are in German, in two touches`,
    by(hand),
    async ({ browser }) => {
      const versions = await catalogueOf(locale).ask('versions', {});
      const german = versions.filter(
        ({ language, subtitles }) => language === 'de' || (subtitles ?? []).includes('de'),
      );
      expect(german.length).toBeGreaterThan(1);
      const way = await Way.from(
        browser,
        hand,
        locale,
        { page: 'home' },
        {
          browserLanguage: 'de-CH',
          address: `${originOf('ch')}/`,
        },
      );
      const { page } = way;
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
      await expect(page).toHaveURL(`${originOf('ch')}${href(locale, { page: 'home' })}`);
      const top = page.locator('main:visible').getByRole('link', { name: words(locale)('home.showtimes') });
      await way.follow(top.first(), /\/de\/filme-events\//);
      const headings = page.locator('#showtimes:visible h4');
      // The short name is an attribute that the style sheet shows.
      const said = await headings.evaluateAll((all) =>
        all.map((one) => `${one.dataset['code'] ?? ''} ${one.textContent}`.trim()),
      );
      expect(said.length).toBeGreaterThan(0);
      // The short name and what it means, in German, above the times; the first of them without scrolling.
      const known = german.map(({ label, description }) => `${label} ${description ?? ''}`.trim());
      const inGerman = said.filter((text) => known.includes(text.replaceAll(/\s+/g, ' ').trim()));
      expect(inGerman.length).toBeGreaterThan(0);
      const first = headings.nth(said.indexOf(inGerman[0] ?? ''));
      await expect(first).toBeInViewport();
      await way.end(2);
    },
  );
