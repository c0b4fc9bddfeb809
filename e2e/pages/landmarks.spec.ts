import { expect } from '@playwright/test';
import { Window } from 'happy-dom';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { matrix, oneOfEachLanguage, refOf } from '../support/matrix.ts';
import { askAsRobot } from '../support/robot.ts';
import { test } from '../support/test.ts';

/** The parts of a page that people who use a screen reader jump to, by their names. */
function landmarksOf(html: string): readonly string[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  return [...document.querySelectorAll('section, nav, aside, form, [role=region], [role=search]')].flatMap(
    (element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const name = ids.length > 0 ? ids.map(textOf).join(' ') : (element.getAttribute('aria-label') ?? '');
      const said = name.replaceAll(/\s+/g, ' ').trim();
      return said === '' ? [] : [said];
    },
  );
}

/** Two landmarks of one name cannot be told apart in a list of them. Without a browser. */
for (const locale of oneOfEachLanguage)
  test(`${locale}: no two landmarks of one name on any kind of page`, async () => {
    const found: (readonly [page: string, names: readonly string[]])[] = [];
    let named = 0;
    for (const cell of matrix.filter((one) => one.locale === locale)) {
      const answer = await askAsRobot(siteOf(locale), href(locale, await refOf(cell)));
      expect([cell.page, answer.status]).toEqual([cell.page, 200]);
      const names = landmarksOf(answer.body);
      named += names.length;
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      if (twice.length > 0) found.push([cell.page, twice]);
    }
    expect(named).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
