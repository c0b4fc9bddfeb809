import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { problemsOfAll, readerOf, titlesOf, without } from './check.ts';
import type { Defence } from './defence.ts';
import { root } from '../../tools/lib/build.ts';

const files: Readonly<Record<string, string>> = {
  'a.ts': 'export const safe = (text: string) => text.length < 9 && text !== "$&";\n',
  'a.test.ts': [
    "describe('a text', () => {",
    "  it('is short', () => {});",
    "  it.each([1])('is %s long', () => {});",
    '  test.concurrent(`${name} is ours`, () => {});',
    "  said('is no title');",
    '});',
  ].join('\n'),
};
const read = (file: string) => Promise.resolve(files[file] ?? null);
const defence: Defence = {
  id: 'short',
  says: 'A text is short',
  file: 'a.ts',
  find: 'text.length < 9 && ',
  replace: '',
  test: 'a.test.ts',
  title: 'is short',
};
const problemsWith = (change: Partial<Defence>) =>
  problemsOfAll([{ id: 'texts', name: 'Texts', defences: [{ ...defence, ...change }] }], read);

describe('the list of defences', () => {
  it('SEC19 fits the sources: every file, piece and title is there', async () => {
    expect(await problemsOfAll(areas, readerOf(root))).toEqual([]);
    const count = areas.flatMap(({ defences }) => defences).length;
    process.stdout.write(`SEC19: ${count} defences, each with the test that notices\n`);
    expect(count).toBeGreaterThanOrEqual(60);
  });

  it.each<[string, Partial<Defence>]>([
    ['a.ts is gone', { file: 'gone.ts' }],
    ['its source is gone', { find: 'text.length < 10' }],
    ['its source stands there twice', { find: 'text' }],
    ['nothing is taken out', { replace: 'text.length < 9 && ' }],
    ['what is left cannot be parsed', { replace: '(' }],
    ['its test is gone', { test: 'gone.test.ts' }],
    ['its title is gone', { title: 'is long' }],
    ['its title is only a text', { title: 'is no title' }],
    ['its title is filled in', { title: 'is %s long' }],
    ['its name is another’s', { id: 'texts' }],
  ])('says where %s', async (_what, change) => {
    expect(await problemsWith(change)).toHaveLength(1);
  });

  it('has nothing to say of one that fits', async () => {
    expect(await problemsWith({})).toEqual([]);
    expect(await problemsWith({ title: 'is ours' })).toEqual([]);
  });

  it('takes out just what it names, whatever signs it has', () => {
    const source = files['a.ts'] ?? '';
    expect(without(source, defence)).toBe('export const safe = (text: string) => text !== "$&";\n');
    expect(without('a b', { find: 'b', replace: "$& $' $1" })).toBe("a $& $' $1");
  });

  it('reads the titles of a test file', () => {
    expect(titlesOf('a.test.ts', files['a.test.ts'] ?? '')).toEqual([
      'a text',
      'is short',
      'is %s long',
      '… is ours',
    ]);
  });
});
