import { expect, it } from 'vitest';
import { filterNames } from '../filters.ts';
import { takesFilter } from '../page.ts';
import { pageIds } from './registry.ts';

const lineOf = (cells: readonly string[], widths: readonly number[]) =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;

/** The pages that take filters with their segments, as the formatter writes a table. */
function table(): string {
  const rows = pageIds.flatMap((page) => {
    const taken = filterNames.filter((name) => takesFilter(page, name));
    return taken.length === 0 ? [] : [[`\`${page}\``, taken.map((name) => `\`${name}-\``).join(' ')]];
  });
  const all = [['page', 'segments'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const [head = [], ...body] = all;
  return [
    lineOf(head, widths),
    lineOf(
      widths.map((width) => '-'.repeat(width)),
      widths,
    ),
    ...body.map((row) => lineOf(row, widths)),
  ].join('\n');
}

it('R062 D51 D60 the document of filters is printed from the records of the pages', async () => {
  const document = [
    '# Which page takes which filters',
    '',
    'Printed from the records of the pages (D60): `npx vitest run src/routes/pages/filters-table.test.ts -u`. In a view of the shows',
    'page some segments do not count (`src/routes/pages/views.ts`). All filtered pages are noindex, with the base as canonical (D51).',
    '',
    table(),
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../../docs/requirements/filters.md');
});
