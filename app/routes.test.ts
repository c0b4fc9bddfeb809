import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '#src/request/internal/segments.ts';
import { pageIds } from '#src/routes/pages/registry.ts';

const root = fileURLToPath(new URL('./[locale]', import.meta.url));

describe('the folders of app/[locale]', () => {
  it('R013: are the pages of the records with their segments, and the status pages', () => {
    const expected = pageIds.map((page) =>
      [page, ...segmentsOf(page).map((name) => `[${name}]`), 'page.tsx'].join('/'),
    );
    const present = globSync('**/page.tsx', { cwd: root });
    expect(present.toSorted()).toEqual([...expected, 'status/[code]/page.tsx'].toSorted());
  });
});
