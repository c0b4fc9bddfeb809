import { isPartial, readCinemaDays } from '#src/api/cinema-days.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { mostSuggested, readChosen } from '../read-chosen.ts';
import { daysToRead, tableModel, type TableModel } from './table-model.ts';

/**
 * Reads what the table of cinemas shows. Cinemas and shows that the site does not have are left out. More cinemas are
 * read than are suggested: one in which nothing is left gives way to the next one.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadTable(locale: Locale, today: Day, filters: Filters): Promise<TableModel> {
  const { around, cinemas, ...rest } = await readChosen(locale, filters, 2 * mostSuggested);
  const read = await Promise.all(
    daysToRead(filters, today).map(
      async (day) => [day, await readCinemaDays(locale, around, () => day)] as const,
    ),
  );
  return tableModel({
    ...rest,
    ...cinemas,
    partial: read.some(([, cinemaDays]) => cinemaDays.some(isPartial)),
    byDay: new Map(read),
    today,
    filters,
  });
}
