import { leavingLines, outcomeLines } from '../report.ts';
import type { HistoryAnswer, HistoryOrder } from './orders.ts';

type Load = HistoryAnswer['loads'][number];

/** One load in one line: its number, when, what became of it, what it has. */
function loadLine({ number, outcome, toldAt, facts }: Load): string {
  const { revision, coming, items, restores, tries } = facts;
  const what =
    outcome === 'held'
      ? `held${tries > 1 ? `, the last of ${tries} in a row` : ''}`
      : `revision ${revision}${restores === null ? '' : `, load ${restores} again`}`;
  const counts = Object.entries(items).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []));
  return `  ${number}  ${toldAt}  ${what}; showtimes to come ${coming.after}, ${counts.join(', ')}`;
}

/** The answer to an order about loads, as lines. */
export function historyLines(
  { site, deed, number }: HistoryOrder,
  { loads, outcome }: HistoryAnswer,
): string[] {
  if (deed === 'history')
    return loads.length === 0
      ? [`No load of ${site} is kept.`]
      : [`Loads of ${site}, the latest first:`, ...loads.map(loadLine)];
  const load = loads.find((one) => one.number === number);
  if (outcome === null) return [`No load of ${site} with the number ${number} is kept.`];
  if (deed === 'restore') return outcomeLines(site, outcome);
  return [
    ...(load === undefined ? [] : [loadLine(load), ...leavingLines(load.facts.leaving)]),
    ...outcomeLines(site, outcome),
  ];
}
