import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { thingsOf } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { breadth } from '../support/first-gate.ts';
import { matrix, oneOfEachLanguage, refOf, statesOf, twoLocales } from '../support/matrix.ts';
import { askAsRobot } from '../support/robot.ts';
import { test } from '../support/test.ts';

/**
 * The structured data of every kind of page in every language: types, properties and values by the vocabulary of
 * schema.org, Google's requirements, and no contradictions. Without a browser.
 */
for (const { locale, page } of matrix.filter((cell) => oneOfEachLanguage.includes(cell.locale)))
  test(`${locale} ${page}: structured data without errors`, async () => {
    const answer = await askAsRobot(siteOf(locale), href(locale, await refOf({ locale, page })));
    expect(answer.status).toBe(200);
    const things = thingsOf(answer.body);
    const { errors, warnings } = await checkThings(things);
    for (const description of new Set(warnings))
      test.info().annotations.push({ type: 'warning', description });
    expect(errors).toEqual([]);
    if (page === 'cinema')
      expect(things.some((thing) => Array.isArray(thing['openingHoursSpecification']))).toBe(true);
    expect(things.map((thing) => thing['@type'])).toContain(page === 'home' ? 'WebSite' : 'BreadcrumbList');
  });

// What a state changes (a place, a time, a view), it changes in each language alike.
for (const locale of twoLocales)
  test(
    `${locale}: structured data without errors with a place, needs, a time, in each view, of search results`,
    breadth,
    async () => {
      const found: (readonly [name: string, errors: readonly string[]])[] = [];
      for (const { name, path } of await statesOf(locale)) {
        const answer = await askAsRobot(siteOf(locale), path);
        expect([name, answer.status]).toEqual([name, 200]);
        const { errors } = await checkThings(thingsOf(answer.body));
        if (errors.length > 0) found.push([name, errors]);
      }
      expect(found).toEqual([]);
    },
  );
