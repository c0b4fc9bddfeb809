import type { BackupSummary } from './format.ts';

/** What a backup contains, in one line. */
export function summaryLine({ madeAt, rows }: BackupSummary): string {
  const { catalogue = 0, accounts = 0, showtimes = 0 } = rows;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `made ${madeAt}, ${all} rows, of them ${catalogue} catalogues, ${showtimes} showtimes, ${accounts} accounts`;
}
