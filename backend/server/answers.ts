import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import '#src/contract/english.ts';
import { isSiteId, sites } from '#src/sites/registry.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { answeredLanguage } from '../catalogue/state.ts';
import type { Search } from '../catalogue/search/search.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import type { PictureNaming } from '../media/naming.ts';
import type { AnswerCache } from './answer-cache.ts';
import { chooseEncoding } from './encoding.ts';
import type { Handler } from './handler.ts';
import { matchesTag } from '../http/entity-tag.ts';
import { isProblem, problemOf, sendProblem } from '../http/problem.ts';
import type { Problem } from '../http/problem.ts';

/** The parts that are needed to answer. */
export interface AnswerContext {
  db: Database;
  states: CatalogueStates;
  cache: AnswerCache;
  search: Search;
  /** Replaces the addresses of pictures in answers. */
  pictures: PictureNaming;
  /** The served sites. */
  served: ReadonlySet<string>;
}

const showtimeCalls = /\/showtimes\//;

/**
 * Answers one call of the contract for the site in the path: checks the parameters, finds the language (D38), takes the
 * serialised answer from the cache, and sends 304 when the client already has it.
 */
export async function answerCall(
  context: AnswerContext,
  endpoint: Endpoint,
  handler: Handler,
  request: FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, ...given } = request.params;
  if (!isSiteId(site) || !context.served.has(site)) {
    return sendProblem(reply, problemOf(404, 'There is no such site.'));
  }
  const params = endpoint.params.safeParse(given);
  if (!params.success) return sendProblem(reply, malformed(params.error));
  const query = endpoint.query.safeParse({ ...request.query });
  if (!query.success) return sendProblem(reply, malformed(query.error));

  const state = await context.states.current(site);
  if (state === null) {
    reply.header('retry-after', '5');
    return sendProblem(reply, problemOf(503, 'The catalogue of this site is not loaded yet.'));
  }
  const { language: asked, ...rest } = query.data;
  const language = answeredLanguage(state, typeof asked === 'string' ? asked : undefined);
  const { db, search, pictures } = context;
  const key = JSON.stringify([
    site,
    state.revision,
    pictures.version(),
    language,
    endpoint.id,
    params.data,
    rest,
  ]);
  const answer = await context.cache.get(key, async () => {
    const made = await handler({ db, site, language, state, search }, params.data, rest);
    return typeof made !== 'string' ? made : pictures.named(site, state.revision, made);
  });
  reply.header('x-catalogue-revision', String(state.revision));
  reply.header('x-catalogue-checked', state.loadedAt.toISOString());
  if (isProblem(answer)) return sendProblem(reply, answer);

  const freshSeconds = showtimeCalls.test(endpoint.path) ? 30 : 60;
  reply.headers({
    'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=300`,
    'content-language': endpoint.localised ? language : sites[site].defaultLanguage,
    etag: answer.etag,
    vary: 'accept-encoding',
  });
  if (matchesTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const { body, encoding } = await context.cache.encoded(
    key,
    answer,
    chooseEncoding(request.headers['accept-encoding']),
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').header('content-length', body.length).send(body);
}

function malformed(error: z.core.$ZodError): Problem {
  const errors = error.issues.map((issue) => ({
    parameter: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  return problemOf(
    400,
    errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; '),
    errors,
  );
}
