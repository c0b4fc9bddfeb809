import { expect } from '@playwright/test';
import { onePerPage, refOf } from '../support/matrix.ts';
import { test } from './engine-test.ts';
import { open, sideways } from './look.ts';

test('every kind of page comes alive on a phone, complains about nothing, and never scrolls sideways', async ({
  tab,
}) => {
  let complaints = 0;
  for (const cell of onePerPage)
    await test.step(cell.page, async () => {
      await open(tab, cell.locale, await refOf(cell));
      expect.soft(await sideways(tab), `${cell.page}: pixels beside the window`).toBe(0);
      const problems = await tab.problems();
      expect.soft(problems.slice(complaints), cell.page).toEqual([]);
      complaints = problems.length;
    });
});
