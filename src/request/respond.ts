import { NextResponse, type NextRequest } from 'next/server';
import { choices } from '#src/routes/choices.ts';
import { directAnswer, pageHeaders, type Answer } from './answers.ts';
import type { Incoming, World } from './decision.ts';
import { namesForEdge } from './edge/names.ts';
import { untilHeader } from './ends/ending-life.ts';
import { ownSearch } from '#src/next/own-words.ts';
import { readIncoming } from './incoming.ts';
import { answerHeaders } from './safety/answer-headers.ts';
import type { Settled } from './settle.ts';

/** The parts of a request that the handlers may see. */
export function incomingOfNextRequest(request: NextRequest): Incoming {
  return readIncoming(request.method, new URL(request.url), (name) => request.headers.get(name));
}

/** Stores or removes what was chosen, and goes to the page (D56, D69); nothing may keep the answer. */
function chosen({ location, stores }: Answer<'choice'>): NextResponse {
  const response = new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
  if (stores === undefined) return response;
  const { cookie, seconds } = choices[stores.choice];
  response.cookies.set(cookie, stores.value ?? '', {
    path: '/',
    maxAge: stores.value === null ? 0 : seconds,
    sameSite: 'lax',
    secure: location.startsWith('https:'),
  });
  return response;
}

/** Answers with another path of this server; the visitor does not see that path. */
function rewritten(target: URL, status = 200): NextResponse {
  return NextResponse.rewrite(target, status === 200 ? {} : { status });
}

/** The server ends the life that Next.js's answer gets from whoever makes it (`server/site-response.ts`). */
function ending(response: NextResponse, until: number | undefined): NextResponse {
  if (until !== undefined) response.headers.set(untilHeader, String(until));
  return response;
}

function proxied({ site, language, path, until }: Answer<'api'>, request: NextRequest): NextResponse {
  const target = new URL(`/api-proxy/${site}/${language}${path}`, request.url);
  target.search = ownSearch(new URL(request.url).search);
  return ending(rewritten(target), until);
}

function file({ site, path, until }: Answer<'file'>, request: NextRequest): NextResponse {
  return ending(rewritten(new URL(`/site-files/${site}${path}`, request.url)), until);
}

function page(decision: Answer<'page'>, request: NextRequest): NextResponse {
  const response = rewritten(new URL(decision.internal, request.url), decision.status);
  for (const [name, value] of Object.entries(pageHeaders(decision))) response.headers.set(name, value);
  return ending(response, decision.until);
}

function answer(decision: Settled, request: NextRequest): NextResponse {
  if (decision.kind === 'plain' || decision.kind === 'redirect') {
    const { body, status, headers } = directAnswer(decision);
    return new NextResponse(body, { status, headers });
  }
  if (decision.kind === 'choice') return chosen(decision);
  if (decision.kind === 'api') return proxied(decision, request);
  return decision.kind === 'file' ? file(decision, request) : page(decision, request);
}

/**
 * Turns a settled decision into an HTTP answer with the safety headers. Internal targets consist of the decision's path
 * and the origin in `request.url`, which is the address that this process listens on, never a request header.
 * `request.url` has to be used unchanged (`skipProxyUrlNormalize`): Next.js's `nextUrl` writes `localhost` for
 * 127.0.0.1, and Next.js proxies a rewrite to another host than its own.
 */
export function respond(decision: Settled, request: NextRequest, world: World): NextResponse {
  const response = answer(decision, request);
  const headers = {
    ...namesForEdge(incomingOfNextRequest(request), world, decision),
    ...answerHeaders(decision, request.headers.get('host'), world),
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
