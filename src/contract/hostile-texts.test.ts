import { describe, expect, it } from 'vitest';
import { cleanText } from '#src/kernel/text/clean-text.ts';
import { writableText } from '#src/kernel/text/writable.ts';
import { endpointIds, endpoints } from './endpoints.ts';
import { fixtures } from './fixtures.ts';
import { readTwice } from './test-support.ts';

/** A value with dirt at both ends of each of its texts, as tills send them. */
function dirtied(value: unknown, schema: (dirty: unknown) => boolean): unknown {
  let root = structuredClone(value);
  const walk = (container: Record<PropertyKey, unknown>): void => {
    for (const key of Object.keys(container)) {
      const one = container[key];
      if (typeof one === 'object' && one !== null) {
        walk(one as Record<PropertyKey, unknown>);
        continue;
      }
      if (typeof one !== 'string' || one === '') continue;
      // Keys, times and codes refuse it; every other text takes it.
      container[key] = `\u0000 ${one}\ud83c\u0007  `;
      if (!schema(root)) container[key] = one;
    }
  };
  if (typeof root === 'string') root = `\u0000${root}`;
  if (typeof root === 'object' && root !== null) walk(root as Record<PropertyKey, unknown>);
  return root;
}

function textsOf(value: unknown, at = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    [`${at}.${key} (key)`, key] as [string, string],
    ...textsOf(one, `${at}.${key}`),
  ]);
}

describe('texts with control characters, half pairs and blanks', () => {
  it.each(endpointIds)('are clean in an answer of %s', (id) => {
    const { answer } = endpoints[id];
    const dirty = dirtied(fixtures[id], (one) => answer.safeParse(one).success);
    const read = readTwice(answer, dirty);
    // Scripts of a chain's settings stay as they are written.
    const left = textsOf(read).filter(([place, text]) =>
      place.startsWith('.injections.') ? text !== writableText(text) : text !== cleanText(text),
    );
    expect(left).toEqual([]);
  });

  it('reach a film as tills send them', () => {
    const [film] = fixtures.shows.shows;
    const dirty = {
      ...film,
      title: ' Sur un air \u0000 de  blues\ud83c ',
      genres: ['Drame '],
      flag: 'Nouveau\n',
    };
    expect(endpoints.shows.answer.parse([dirty]).shows[0]).toMatchObject({
      title: 'Sur un air de blues\ufffd',
      genres: ['Drame'],
      flag: 'Nouveau',
    });
  });

  it('leave a script of the settings as it is written', () => {
    const value = "if (a)  b('x  y');\n  // so\n";
    const injections = [{ position: 'head', element: 'script', value, attributes: { 'data-a': ' b  c' } }];
    expect(endpoints.settings.answer.parse({ ...fixtures.settings, injections })).toMatchObject({
      injections,
    });
  });
});
