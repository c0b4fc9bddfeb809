import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test, type BrowserContext, type Frame } from '@playwright/test';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import { accountOrigin, withAccount } from '../support/accounts.ts';
import { catalogueOf } from '../support/catalogue.ts';

/**
 * Pages of others that a member visits with a session: a stranger, a neighbour below the same domain, one without an origin. The
 * neighbour can read the cookie of the XSRF token, which the sites share (D24). They come from a server of their own: browsers let
 * no page that a test made up call this machine.
 */
const strangers = [
  { name: 'a foreign site', host: 'elsewhere.localhost', frame: false, reads: false },
  { name: 'a neighbour that is no site', host: 'elsewhere.velours.localhost', frame: false, reads: true },
  { name: 'a frame without an origin', host: 'elsewhere.localhost', frame: true, reads: false },
] as const;

let server: Server;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const framed = '<iframe sandbox="allow-scripts allow-forms" srcdoc="<p>framed</p>"></iframe>';
    response.setHeader('content-type', 'text/html').end(request.url === '/frame' ? framed : '<p>here</p>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterAll(() => server.close());

/** Address of a stranger's page. */
function addressOf({ host, frame }: (typeof strangers)[number]): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return `http://${host}:${address.port}/${frame ? 'frame' : ''}`;
}

interface Attempt {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page in the browser gets to know of an answer of the client host, as its own host sees it. */
async function readAs(context: BrowserContext, path: string): Promise<unknown> {
  const page = await context.newPage();
  const answer = await page.goto(`${accountOrigin}${path}`);
  const body: unknown = await answer?.json();
  await page.close();
  return body;
}

/** The XSRF token as a page of a stranger can read it; empty where it cannot. */
async function stolenToken(place: Frame): Promise<string> {
  return place.evaluate(() => {
    try {
      return /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    } catch {
      return '';
    }
  });
}

/** Sends everything from a page of a stranger by script, with cookies. @returns how many answers could be read */
async function attack(place: Frame, attempts: readonly Attempt[]): Promise<number> {
  return place.evaluate(
    async ({ origin, list }) => {
      let read = 0;
      for (const { method, path, body, headers } of list) {
        for (const mode of ['cors', 'no-cors'] as const) {
          try {
            const answer = await fetch(`${origin}${path}`, {
              method,
              mode,
              credentials: 'include',
              ...(body === undefined ? {} : { body }),
              ...(headers === undefined ? {} : { headers }),
            });
            if (answer.type !== 'opaque') read += 1;
          } catch {
            // The browser or the client host refuses.
          }
        }
      }
      return read;
    },
    { origin: accountOrigin, list: attempts },
  );
}

for (const stranger of strangers) {
  const { name, frame, reads } = stranger;
  test(`SEC8 ${name} changes nothing for a member who is signed in`, async ({ page, context }) => {
    await withAccount(context, 'fr-FR');
    const account = clientEndpoints.account.answer.parse(
      await readAs(context, '/api/fr/accounts/me?site=fr'),
    );
    const { slug, vistaRef } = await catalogueOf('fr-FR').cinema();
    const own = `/api/fr/client/${account.icu}`;
    const favourite = JSON.stringify({ cinemas: [vistaRef] });
    const json = { 'content-type': 'application/json' };
    await page.goto(addressOf(stranger));
    const place = frame ? page.frames().at(-1) : page.mainFrame();
    if (place === undefined) throw new Error('expected a frame');
    const stolen = await stolenToken(place);
    expect(stolen !== '').toBe(reads);

    const attempts: readonly Attempt[] = [
      { method: 'DELETE', path: `${own}/cinema/${slug}?site=fr` },
      { method: 'POST', path: `${own}/cinema/${slug}?site=fr` },
      { method: 'POST', path: `${own}/cinema/${slug}?site=fr`, headers: { 'x-xsrf-token': 'guessed' } },
      { method: 'POST', path: `${own}/cinema/${slug}?site=fr`, headers: { 'x-xsrf-token': stolen } },
      { method: 'PATCH', path: '/api/fr/accounts/me/cinemas?site=fr', body: favourite, headers: json },
      { method: 'PATCH', path: '/api/v1/accounts/me/cinemas?site=fr', body: favourite, headers: json },
      { method: 'POST', path: '/api/fr/accounts/me/cinemas?site=fr', body: favourite },
      { method: 'POST', path: '/api/fr/logout?site=fr' },
      { method: 'POST', path: '/api/v1/logout', headers: { 'content-type': 'text/plain' }, body: '' },
      {
        method: 'POST',
        path: '/fr/profile?site=fr',
        body: `part=profile&firstName=Taken&lastName=Over&xsrf=${stolen}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ];
    let arrived = 0;
    page.on('response', (response) => {
      if (response.url().startsWith(accountOrigin)) arrived += 1;
    });
    expect(await attack(place, attempts)).toBe(0);
    // What a browser keeps to itself proves nothing: posts need nobody's permission to arrive. (Answers of pages it keeps from strangers.)
    const posts = attempts.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/')).length;
    await expect.poll(() => arrived).toBeGreaterThanOrEqual(posts);

    // And a form, which needs no script and no permission to be sent.
    const isForm = (url: string) => url.startsWith(`${accountOrigin}/fr/profile`);
    // In a frame the answer is not even shown: its policy lets nobody but the sites frame it.
    const sent = Promise.race([
      page
        .waitForEvent('response', (response) => isForm(response.url()))
        .then((response) => response.status()),
      page.waitForEvent('requestfailed', (request) => isForm(request.url())).then(() => 403),
    ]);
    await place.evaluate(
      ({ target, fields }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = target;
        for (const [field, value] of fields) {
          const input = document.createElement('input');
          input.name = field;
          input.value = value;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      {
        target: `${accountOrigin}/fr/profile?site=fr`,
        fields: [
          ['part', 'profile'],
          ['firstName', 'Taken'],
          ['lastName', 'Over'],
          ['xsrf', stolen],
        ] as const,
      },
    );
    expect(await sent).toBeGreaterThanOrEqual(400);

    const after = clientEndpoints.clientData.answer.parse(await readAs(context, `${own}?site=fr`));
    expect(after).toMatchObject({ icu: account.icu, firstname: account.firstname, favoriteCinemas: [] });
    console.log(`SEC8: ${name}, ${attempts.length * 2 + 1} attempts in a browser, 0 changes`);
  });
}
