// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films/a?q=anna"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { enterPage } from '../page/store.ts';
import { reportsAttribute } from './reports-attribute.ts';

const address = 'http://account.velours.test/api/error-reports';
interface Taken {
  readonly to: unknown;
  readonly body: unknown;
  readonly init: RequestInit;
}
const taken: Taken[] = [];
let status = 204;

/** A document of its own: the module counts what it reported. */
async function open(of: string | null) {
  vi.resetModules();
  delete document.body.dataset['reports'];
  for (const value of Object.values(reportsAttribute(of, 'b-1'))) document.body.dataset['reports'] = value;
  return import('./report-error.ts');
}

beforeEach(() => {
  taken.length = 0;
  status = 204;
  vi.stubGlobal('fetch', (to: unknown, init: RequestInit) => {
    taken.push({ to, body: JSON.parse(init.body as string), init });
    return status === 204
      ? Promise.resolve(new Response(null, { status }))
      : Promise.reject(new Error('away'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  delete document.body.dataset['reports'];
});

it('tells kind, message, frames, page and build of an error, and nothing of the visitor', async () => {
  const { reportError } = await open(address);
  const error = new TypeError('no "anna" at /films?q=anna');
  error.stack = 'TypeError: no "anna"\n at f (http://fr.velours.test/a.js?anna:1:2)';
  reportError('boundary', error);
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toEqual({
    kind: 'boundary',
    message: 'TypeError: no "…" at /films',
    frames: ['http://fr.velours.test/a.js:1:2'],
    page: 'none',
    release: 'b-1',
  });
  expect(JSON.stringify(taken)).not.toContain('anna');
  expect(taken[0]).toMatchObject({
    to: address,
    init: { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
  });
});

it('names the kind of the page once it is alive', async () => {
  const { reportError } = await open(address);
  const store = await import('../page/store.ts');
  expect(store.enterPage).not.toBe(enterPage);
  store.enterPage({ page: 'movie', slug: 'anna' }, false);
  reportError('error', 'a word');
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toMatchObject({ message: 'a word', frames: [], page: 'movie' });
});

it('hears what nothing catches', async () => {
  const { watchErrors } = await open(address);
  const view = new EventTarget();
  watchErrors(view as Window);
  view.dispatchEvent(Object.assign(new Event('error'), { error: new Error('one'), message: 'Uncaught one' }));
  view.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
  view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('two') }));
  await waitFor(() => expect(taken).toHaveLength(3));
  expect(taken.map(({ body }) => body)).toMatchObject([
    { kind: 'error', message: 'Error: one' },
    { kind: 'error', message: 'Script error.' },
    { kind: 'rejection', message: 'Error: two' },
  ]);
});

it('tells the first five of a document, and throws nothing itself', async () => {
  const { mostReports, reportError } = await open(address);
  status = 0;
  reportError('error', Object.create(null));
  for (let count = 0; count < 20; count += 1) reportError('error', count);
  await waitFor(() => expect(taken).toHaveLength(mostReports - 1));
});

it('tells nobody where the document names nobody', async () => {
  const { reportError } = await open(null);
  reportError('error', new Error('one'));
  // Where it reported after all, its code would have come before this.
  await import('./send-report.ts');
  expect(taken).toEqual([]);
});
