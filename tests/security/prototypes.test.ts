import { describe, expect, it } from 'vitest';
import { endpointIds, endpoints } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { readAnswer } from '#src/contract/read.ts';
import { readMineFile } from '#src/features/my-page/transfer/mine-file.ts';
import { choicesIn } from '#src/popups/notice/choices-in.ts';
import { matchPath } from '#src/routes/match.ts';
import { searchOf } from '#src/routes/search.ts';
import { parseKept } from '#src/visitor/device/kept.ts';
import { parseRecents } from '#src/visitor/recents.ts';

/** What somebody sends who wants every object to have a property. */
const attack = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}';

/** A JSON text with the attack in each of its objects. */
const attacked = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('{}', `{${attack}}`)
    .replaceAll(/\{(?=")/g, `{${attack},`);

/** Objects whose prototype is no longer that of an object, or that have one as a property of their own. */
function strange(value: unknown, place = 'answer'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  const usual = Array.isArray(value)
    ? Array.prototype
    : value instanceof Map
      ? Map.prototype
      : Object.prototype;
  const own = prototype === usual || prototype === null ? [] : [`${place} has another prototype`];
  const named = Object.hasOwn(value, '__proto__') ? [`${place} has __proto__`] : [];
  return [
    ...own,
    ...named,
    ...Object.entries(value).flatMap(([name, part]) =>
      name === '__proto__' ? [] : strange(part, `${place}.${name}`),
    ),
  ];
}

/** What every object has got that it should not have. */
const added = (): readonly string[] => [
  ...Object.keys(Object.prototype),
  ...(Reflect.get({}, 'polluted') === undefined ? [] : ['polluted']),
];

describe('prototypes', () => {
  it.each(endpointIds)('stay as they are when the answer of %s names them', (id) => {
    const body: unknown = JSON.parse(attacked(fixtures[id]));
    // The attack is there, or the test would show nothing.
    expect(JSON.stringify(body)).toContain('polluted');
    const reading = readAnswer(endpoints[id], body);
    expect(reading.ok ? strange(reading.value) : []).toEqual([]);
    expect(added()).toEqual([]);
  });

  it('stay as they are when a file, or what a device keeps, names them', () => {
    const kept = attacked({ version: 1, cinemas: ['a'], wishes: [], ratings: [], seen: [] });
    expect(strange(parseKept(kept))).toEqual([]);
    expect(parseKept(kept).cinemas).toEqual(['a']);
    const item = { title: 'a', subtitle: null, url: '/films', route: null };
    expect(strange(parseRecents(attacked([item])))).toEqual([]);
    expect(strange(choicesIn(attacked([{ value: 'a', label: 'b' }])))).toEqual([]);
    expect(readMineFile(attacked({ format: 'velours-mine', version: 1 })).ok).toBe(false);
    expect(added()).toEqual([]);
  });

  it('stay as they are when an address names them', () => {
    for (const path of [
      '/films/filters/__proto__-polluted',
      '/films/filters/constructor-prototype',
      '/__proto__',
      '/films/__proto__',
      '/films/constructor',
    ])
      expect(strange(matchPath('fr', path, 'fr'))).toEqual([]);
    expect(strange(searchOf('?__proto__[polluted]=yes&constructor.prototype.polluted=yes&q=a'))).toEqual([]);
    expect(added()).toEqual([]);
  });
});
