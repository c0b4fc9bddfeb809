import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { listIds } from '#src/contract/items.ts';
import { WaitingClock } from './transport/waiting-clock.ts';

/** The response of a test's API to a path below the site's base, such as `/api/shows`. */
export type Answering = (path: string, request: Request) => Response | Promise<Response>;

/** The API of a test: how it answers, and the requests that it received, each as path and query. */
export interface TestApi {
  answer: Answering;
  readonly calls: string[];
  readonly requests: Request[];
}

/** The longest time limit that the environment allows, in milliseconds. */
const patient = '10000';

/**
 * Gives up on calls of this test soon: the test waits for an answer that never comes. The environment is read once in a
 * file, so the limit itself is shortened.
 */
export function impatient(milliseconds = 60): void {
  vi.spyOn(WaitingClock.prototype, 'wait').mockImplementation((_limit, over) => {
    const timer = setTimeout(over, milliseconds);
    return () => clearTimeout(timer);
  });
}

const lists = new Map<string, unknown>(listIds.map((id) => [endpoints[id].path, fixtures[id]]));

/** Answers the lists of every kind of item, and 404 for every other path. */
export function listsOnly(path: string): Response {
  const body = lists.get(path);
  return body === undefined
    ? new HttpResponse('{}', { status: 404 })
    : HttpResponse.json(body as JsonBodyType);
}

/**
 * Starts an API for the tests of one file, at `http://api.test/{site}`. The time limit of a call is so long that a busy
 * machine does not reach it; a test of the limit calls `impatient`. The state that the process keeps is empty before
 * every test.
 */
export function testApi(): TestApi {
  vi.stubEnv('API_ORIGIN', 'http://api.test/{site}');
  vi.stubEnv('API_TIMEOUT_MS', patient);
  const api: TestApi = { answer: listsOnly, calls: [], requests: [] };
  const server = setupServer(
    http.get('http://api.test/:site/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/[a-z]{2}(?=\/)/, '');
      api.calls.push(`${path}${search}`);
      api.requests.push(request);
      return api.answer(path, request);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    vi.stubEnv('API_ORIGIN', 'http://api.test/{site}');
    vi.stubEnv('API_TIMEOUT_MS', patient);
    vi.stubEnv('PAGE_TIMEOUT_MS', patient);
    forgetProcessWide();
    api.answer = listsOnly;
    api.calls.length = 0;
    api.requests.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return api;
}

/** A clock that moves only when a test advances it; it replaces `performance.now()` of the code under test. */
export function stoppedClock(): { advance: (milliseconds: number) => void } {
  let time = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return { advance: (milliseconds) => (time += milliseconds) };
}
