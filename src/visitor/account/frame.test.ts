import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameMessageFixtures } from '#src/contract/client/frame-message/fixture.ts';
import { messageOfFrame, stepOf } from './frame.ts';

const origin = 'https://account.chain.example';
// A window of the browser: only its identity matters.
const own = {} as Window;
const other = {} as Window;
const frame = { window: own, origin };

describe('messages of the frame', () => {
  it.each(frameMessageFixtures)('R204 takes $type from its own frame', (data) => {
    expect(messageOfFrame({ origin, source: own, data }, frame)).toEqual(data);
  });

  it('R204 R206 asks for what they mean', () => {
    expect(frameMessageFixtures.map(stepOf)).toEqual(['reload', 'noted', 'close']);
  });

  it('takes nothing while there is no frame', () => {
    for (const data of frameMessageFixtures)
      expect(messageOfFrame({ origin, source: null, data }, { window: null, origin })).toBeNull();
  });

  const origins = {
    prefix: 'https://account.chain.example.evil.example',
    suffix: 'https://evil-account.chain.example',
    null: 'null',
    http: 'http://account.chain.example',
    port: 'https://account.chain.example:8443',
    sibling: 'https://fr.chain.example',
    parent: 'https://chain.example',
    slash: 'https://account.chain.example/',
    capitals: 'https://ACCOUNT.chain.example',
    user: 'https://account.chain.example@evil.example',
    none: '',
    star: '*',
    own: origin,
  };
  const sources = { own, other, none: null };
  const types = ['parent_exchange', 'register_complete', 'close'] as const;

  /** A message body of a type: real, or a variation of a real one. */
  const bodyOf = (type: (typeof types)[number]) => {
    const real = frameMessageFixtures.find((message) => message.type === type);
    return fc.oneof(
      fc.constant(real),
      fc.constant(JSON.stringify(real)),
      fc.anything().map((data) => ({ type, data })),
      fc.dictionary(fc.string(), fc.anything()).map((more) => ({ ...real, ...more, extra: true })),
      fc.string().map((event) => ({ type, data: { event: `${event} ` } })),
      fc.string().map((code) => ({ type, data: { code: `${code} ` } })),
      fc.array(fc.constant(real), { maxLength: 2 }),
      fc.anything(),
    );
  };

  it('SEC9: 13 origins, 3 sources, 3 types, 1,000 bodies of each: none is taken that is not the frame’s own', () => {
    let given = 0;
    let taken = 0;
    let real = 0;
    for (const type of types) {
      const bodies = fc.sample(bodyOf(type), { numRuns: 1_000, seed: 9 });
      expect(bodies).toHaveLength(1_000);
      for (const [originName, from] of Object.entries(origins))
        for (const [sourceName, source] of Object.entries(sources)) {
          const theFrame = originName === 'own' && sourceName === 'own';
          for (const data of bodies) {
            const message = messageOfFrame({ origin: from, source, data }, frame);
            if (theFrame) real += message === null ? 0 : 1;
            else {
              given += 1;
              taken += message === null ? 0 : 1;
            }
          }
        }
    }
    expect(given).toBe((13 * 3 - 1) * 3 * 1_000);
    expect(taken).toBe(0);
    // The generated bodies are useful: sent from the right place, hundreds of them are accepted.
    expect(real).toBeGreaterThan(300);
  });

  it('SEC9: from the right place too, only the contract’s own messages are taken', () => {
    const bodies = fc.sample(fc.anything({ maxDepth: 3 }), { numRuns: 1_000, seed: 10 });
    expect(bodies.filter((data) => messageOfFrame({ origin, source: own, data }, frame) !== null)).toEqual(
      [],
    );
    for (const data of [
      { type: 'parent_exchange', data: { event: 'admin' } },
      { type: 'parent_exchange', data: { event: 'login', token: 'x' } },
      { type: 'close', data: {} },
      { type: 'register_complete', data: { code: 'other' } },
      { type: '__proto__' },
    ])
      expect(messageOfFrame({ origin, source: own, data }, frame)).toBeNull();
  });
});
