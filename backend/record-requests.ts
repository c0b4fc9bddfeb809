import type { FastifyInstance } from 'fastify';
import type { RecordedTraces } from '#src/config/trace/recording.ts';
import { readTrace } from '#src/config/trace/trace.ts';
import { routeOf } from './http/app.ts';

/** Records every request as a part of the trace that web named, else of a new one with the id that the log names. */
export function recordRequests(app: FastifyInstance, traces: Pick<RecordedTraces, 'begin'>): void {
  const ends = new WeakMap<object, ReturnType<RecordedTraces['begin']>>();
  app.addHook('onRequest', async (request) => {
    const named = readTrace(request.headers['traceparent']);
    ends.set(request, traces.begin(named ?? { id: request.id, parent: null, sampled: false }));
  });
  app.addHook('onResponse', async (request, reply) => {
    ends.get(request)?.end({
      'http.request.method': request.is404 ? 'none' : request.method,
      'http.route': routeOf(request),
      'http.response.status_code': reply.statusCode,
    });
  });
}
