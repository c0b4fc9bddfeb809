import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from '../defences/areas.ts';

const root = new URL('../../', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** How many lines of levels 1 and 2 each section of ASVS 5.0 has; sections without any are left out. */
const sections: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [2, 4, 6, 5, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};

interface Row {
  readonly id: string;
  readonly state: string;
  readonly shown: string;
}

const rows: readonly Row[] = text('docs/asvs.md')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [, id = '', , , state = '', ...shown] = line.split('|').map((cell) => cell.trim());
    return { id, state, shown: shown.slice(0, -1).join('|') };
  });
const defences = new Set(areas.flatMap((area) => area.defences.map(({ id }) => id)));

/** What is named and is not there. */
function missing({ id, shown }: Row): string[] {
  const named = [...shown.matchAll(/`([^`]+)`(?: “((?:[^“”]|“[^“”]*”)+)”)?/g)];
  if (named.length === 0) return [`${id}: nothing is named`];
  return named.flatMap(([, name = '', title]) => {
    if (!name.includes('/')) return defences.has(name) ? [] : [`${id}: no defence ${name}`];
    if (!existsSync(new URL(name, root))) return [`${id}: no file ${name}`];
    return title === undefined || text(name).includes(title) ? [] : [`${id}: no “${title}” in ${name}`];
  });
}

describe('SEC18 docs/asvs.md', () => {
  it('has every line of levels 1 and 2 once, section by section', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows).toHaveLength(253);
    const counted = Map.groupBy(rows, ({ id }) => id.split('.', 1)[0] ?? '');
    const told = Object.fromEntries(
      [...counted].map(([chapter, of]) => [
        chapter,
        [...Map.groupBy(of, ({ id }) => id.split('.').slice(0, 2).join('.')).values()].map(
          (all) => all.length,
        ),
      ]),
    );
    expect(told).toEqual(sections);
  });

  it('names defences, tests and documents that are there, for every line that is met', () => {
    expect(rows.filter(({ state }) => state === 'met').flatMap(missing)).toEqual([]);
  });

  it('gives a reason for every other line', () => {
    const others = rows.filter(({ state }) => state !== 'met');
    expect(others.filter(({ state }) => state !== 'none here' && state !== 'open')).toEqual([]);
    expect(others.filter(({ shown }) => shown.split(' ').length < 3).map(({ id }) => id)).toEqual([]);
  });

  it('counts them as they are', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(text('docs/asvs.md')).toContain(
      `${count('met')} are met, ${count('none here')} are about nothing here, ${count('open')} are open.`,
    );
  });
});
