import { afterEach, describe, expect, it } from 'vitest';
import { TraceCollector } from '#tests/support/trace-collector.ts';
import { recordTraces, type RecordedTraces } from './recording.ts';
import { readTrace, traceOf } from './trace.ts';

const collectors: TraceCollector[] = [];
const recordings: RecordedTraces[] = [];
afterEach(async () => {
  for (const recording of recordings.splice(0)) await recording.stop();
  for (const collector of collectors.splice(0)) await collector.stop();
});

async function collecting(share = 1) {
  const collector = await TraceCollector.start();
  collectors.push(collector);
  const problems: string[] = [];
  const record = (service: string) => {
    const target = { endpoint: collector.endpoint, share };
    const recording = recordTraces(service, target, (problem) => void problems.push(problem));
    recordings.push(recording);
    return recording;
  };
  return { collector, problems, record };
}

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

describe('traces that are recorded', () => {
  it('lead from a request over its calls to what another process did for them', async () => {
    const { collector, record } = await collecting();
    const web = record('web');
    const backend = record('backend');
    const trace = traceOf(undefined);
    const answer = await web.request(
      trace,
      async () => {
        const calls = ['shows', 'cinemas'].map((name) =>
          web.call(name, async (headers) => {
            const named = readTrace(headers['traceparent']);
            if (named === null) throw new Error('expected a trace');
            backend.begin(named).end({ 'http.route': '/:site/api', 'http.response.status_code': 200 });
            return new Response('{}', { status: 200 });
          }),
        );
        await Promise.all(calls);
        return 'page';
      },
      () => ({ 'velours.kind': 'page-home', 'http.response.status_code': 200 }),
    );
    expect(answer).toBe('page');
    await web.stop();
    await backend.stop();
    const { spans } = collector;
    expect(new Set(spans.map((span) => span.trace))).toEqual(new Set([trace.id]));
    const [root, ...others] = spans.filter((span) => span.parent === '');
    expect(others).toEqual([]);
    expect(root).toMatchObject({ service: 'web', name: 'request', failed: false });
    expect(root?.facts).toEqual({ 'velours.kind': 'page-home', 'http.response.status_code': '200' });
    const calls = spans.filter((span) => span.parent === root?.id);
    expect(calls.map(({ name }) => name).toSorted()).toEqual(['call cinemas', 'call shows']);
    const served = spans.filter(({ service }) => service === 'backend');
    expect(served.map((span) => span.parent).toSorted()).toEqual(calls.map((span) => span.id).toSorted());
    expect(served[0]?.facts['http.route']).toBe('/:site/api');
  });

  it('go on with what is in front, which decides whether they are recorded', async () => {
    const { collector, record } = await collecting();
    const web = record('web');
    const facts = () => ({ 'http.response.status_code': 200 });
    await web.request({ id, parent, sampled: true }, async () => 1, facts);
    const silent = 'a'.repeat(32);
    const named = await web.request(
      { id: silent, parent, sampled: false },
      () => web.call('shows', async (headers) => headers['traceparent']),
      facts,
    );
    expect(named).toMatch(new RegExp(`^00-${silent}-[\\da-f]{16}-00$`));
    await web.stop();
    expect(collector.spans.map((span) => [span.trace, span.parent])).toEqual([[id, parent]]);
  });

  it('have the id of the log also where none is recorded', async () => {
    const { collector, record } = await collecting(0);
    const web = record('web');
    const trace = traceOf(undefined);
    const named = await web.request(
      trace,
      () => web.call('shows', async (headers) => headers['traceparent']),
      () => ({}),
    );
    expect(named?.slice(3, 35)).toBe(trace.id);
    expect(named?.slice(-2)).toBe('00');
    await web.stop();
    expect(collector.spans).toEqual([]);
  });

  it('say what failed without its words', async () => {
    const { collector, record } = await collecting();
    const web = record('web');
    const failing = web.request(
      traceOf(undefined),
      () => web.call('shows', () => Promise.reject(new Error('secret'))),
      () => ({ 'http.response.status_code': 503 }),
    );
    await expect(failing).rejects.toThrow('secret');
    expect(await web.call('shows', async (headers) => headers)).toEqual({});
    await web.stop();
    expect(collector.spans.map(({ name, failed }) => [name, failed])).toEqual([
      ['call shows', true],
      ['request', true],
    ]);
    expect(collector.received).not.toContain('secret');
  });

  it('that nobody takes cost an entry of the log and not the answer', async () => {
    const { collector, problems, record } = await collecting();
    const web = record('web');
    await collector.stop();
    collectors.length = 0;
    expect(
      await web.request(
        traceOf(undefined),
        async () => 'page',
        () => ({}),
      ),
    ).toBe('page');
    await web.stop();
    expect(problems.length).toBeGreaterThan(0);
  });
});
