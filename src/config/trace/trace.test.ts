import { afterEach, describe, expect, it } from 'vitest';
import { forgetProcessWide } from '../process-wide-test-kit.ts';
import { readTrace, traceOf, tracing } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const named = `00-${id}-00f067aa0ba902b7-01`;

afterEach(forgetProcessWide);

describe('the trace of a request', () => {
  it('is the one that it names, recorded or not', () => {
    expect(readTrace(named)).toEqual({ id, parent, sampled: true });
    expect(readTrace(`00-${id}-00f067aa0ba902b7-00`)).toEqual({ id, parent, sampled: false });
    expect(readTrace(`cc-${id}-00f067aa0ba902b7-03-what-comes-later`)).toEqual({ id, parent, sampled: true });
  });

  it.each([
    undefined,
    null,
    '',
    ['a'],
    id,
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    named.toUpperCase(),
    `${named}\n{"level":50}`,
    `00-${id}-00f067aa0ba902b7-0`,
    `00-somebody@example.com-00f067aa0ba902b7-01`,
    `${named}-${'x'.repeat(500)}`,
  ])('is a new one where none is named: %j', (header) => {
    expect(readTrace(header)).toBeNull();
    const { id: made, sampled } = traceOf(header);
    expect(made).toMatch(/^[\da-f]{32}$/);
    expect(sampled).toBe(false);
    expect(traceOf(header).id).not.toBe(made);
  });
});

describe('a call', () => {
  it('names the trace of its own request, also of two at the same time, and a part of its own', async () => {
    const other = 'a'.repeat(32);
    const headersOf = (trace: string, sampled: boolean) =>
      tracing().request(
        { id: trace, parent: null, sampled },
        async () => {
          await Promise.resolve();
          return tracing().call('shows', async (headers) => headers['traceparent']);
        },
        () => ({}),
      );
    const [first, second] = await Promise.all([headersOf(id, true), headersOf(other, false)]);
    expect(first).toMatch(new RegExp(`^00-${id}-[\\da-f]{16}-01$`));
    expect(second).toMatch(new RegExp(`^00-${other}-[\\da-f]{16}-00$`));
    expect(readTrace(first)).not.toBeNull();
    expect(await headersOf(id, true)).not.toBe(first);
  });

  it('names none outside a request', async () => {
    expect(await tracing().call('shows', async (headers) => headers)).toEqual({});
  });
});
