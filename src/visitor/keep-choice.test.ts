// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://fr.velours.test/films"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepChoice } from './keep-choice.ts';

const asked = vi.fn<typeof fetch>();
let written: string[];

beforeEach(() => {
  written = [];
  asked.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', asked);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => written.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

describe('a choice that script keeps', () => {
  it.each([
    [
      'place',
      'position:48.86,2.35',
      'locator=position%3A48.86%2C2.35; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      '/place?value=position%3A48.86%2C2.35',
    ],
    ['place', null, 'locator=; Path=/; Max-Age=0; SameSite=Lax; Secure', '/place?forget=1'],
    ['language', 'de', 'lang=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure', '/language?value=de'],
    [
      'consent',
      'denied',
      'consent=denied; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
      '/consent?value=denied',
    ],
  ] as const)(
    'D69 %s %s is written at once, and by the answer of the site',
    (kind, value, cookie, address) => {
      keepChoice(kind, value);
      expect(written).toEqual([cookie]);
      expect(asked).toHaveBeenCalledExactlyOnceWith(address, {
        keepalive: true,
        redirect: 'manual',
        signal: expect.any(AbortSignal) as AbortSignal,
      });
    },
  );

  it('D69 is not written again by the late answer to the one before it; one of another kind stands', () => {
    const signalOf = (call: number) => asked.mock.calls[call]?.[1]?.signal?.aborted;
    keepChoice('place', 'city:lyon');
    keepChoice('language', 'de');
    keepChoice('place', 'city:paris');
    expect([0, 1, 2].map(signalOf)).toEqual([true, false, false]);
  });

  it('D69 stands where no answer comes', async () => {
    const failure = Promise.reject<Response>(new TypeError('offline'));
    asked.mockReturnValue(failure);
    keepChoice('consent', 'granted');
    await expect(failure).rejects.toThrow('offline');
    expect(written).toHaveLength(1);
  });
});
