import './check-node.ts';
import { askBackend, onDatabase } from '#backend/import/deliver/target.ts';
import { historyLines } from '#backend/import/history/lines.ts';
import { carryOut, historyAnswer, historyPath, type HistoryOrder } from '#backend/import/history/orders.ts';
import { now } from '#src/kernel/date/clock.ts';
import { isSiteId, siteIds } from '#src/sites/registry.ts';
import { runCommand, UsageError } from './lib/command/command-line.ts';
import { findPlace, placeOptions, placeUsage } from './lib/command/place.ts';

/**
 * `npm run catalogue`: the last loads of a site, what one of them would change now, and the way back to one. It asks the running backend, or
 * opens the database when none runs.
 */
const usage = `npm run catalogue -- --site SITE history | show N | restore N
  --site            one of ${siteIds.join(', ')}
  history           the last ten loads, and the one that is held
  show N            what load N has, and what would change if it were loaded now
  restore N         load it again as it was; a held one is let in
${placeUsage}`;

const options = { ...placeOptions, site: { type: 'string' } } as const;

await runCommand(usage, options, async ({ values, positionals }) => {
  const order = readOrder(values.site, positionals);
  const { target } = await findPlace({
    name: 'catalogue',
    embedded: values.embedded === true,
    creates: false,
    running: 'asked',
  });
  const answer =
    target.kind === 'backend'
      ? historyAnswer.parse(await askBackend(target.presence, historyPath, order))
      : await onDatabase(target, (database) => carryOut(database, order, now()));
  for (const line of historyLines(order, answer)) process.stdout.write(`${line}\n`);
  return order.deed !== 'history' && answer.outcome === null ? 1 : 0;
});

/** @throws UsageError that names the wrong argument */
function readOrder(site: string | undefined, [deed, number, ...more]: readonly string[]): HistoryOrder {
  if (!isSiteId(site)) throw new UsageError(`--site: expected one of ${siteIds.join(', ')}`);
  if (more.length > 0) throw new UsageError(`expected no more, got "${more.join('", "')}"`);
  if (deed === 'history' && number === undefined) return { site, deed, number: null };
  if ((deed === 'show' || deed === 'restore') && /^[1-9]\d{0,8}$/.test(number ?? ''))
    return { site, deed, number: Number(number) };
  throw new UsageError('expected history, show N or restore N');
}
