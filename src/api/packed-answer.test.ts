import { beforeEach, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { packAnswer } from './packed-answer.ts';

beforeEach(forgetProcessWide);

const read = (text: string) => JSON.parse(text) as object;

it('keeps the same value while it is in use, and takes a fraction of its text', () => {
  const text = JSON.stringify(Array.from({ length: 50 }, () => showsFixture));
  const value = read(text);
  const answer = packAnswer(text, value, read);
  expect(answer.value()).toBe(value);
  expect(answer.bytes).toBeLessThan(text.length / 10);
});

it('reads the value again once nobody holds it, and then keeps that one', () => {
  // No test can make the memory be collected at a given moment.
  class Collected {
    deref(): undefined {
      return undefined;
    }
  }
  vi.stubGlobal('WeakRef', Collected);
  const reading = vi.fn<(text: string) => object>(read);
  const answer = packAnswer('{"a":"é"}', { a: 'é' }, reading);
  expect(answer.value()).toEqual({ a: 'é' });
  expect(reading).toHaveBeenCalledExactlyOnceWith('{"a":"é"}');
  vi.unstubAllGlobals();
  expect(answer.value()).toEqual({ a: 'é' });
  expect(reading).toHaveBeenCalledTimes(2);
  expect(answer.value()).toBe(answer.value());
  expect(reading).toHaveBeenCalledTimes(2);
});
