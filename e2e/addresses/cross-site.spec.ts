import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, type BrowserContext, type Frame } from '@playwright/test';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import { accountOrigin, withAccount } from '../support/accounts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { test } from '../support/test.ts';

/**
 * Pages of others that a member visits with a session: a foreign site, another host of the same domain, and a frame
 * without an origin. The host of the same domain can read the XSRF cookie, which the sites share (D24). These pages
 * come from a real server, because browsers do not let a page that a test made up call this machine.
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

/** The JSON answer of the client host at a path, opened as a page of its own. */
async function readAs(context: BrowserContext, path: string): Promise<unknown> {
  const page = await context.newPage();
  const answer = await page.goto(`${accountOrigin}${path}`);
  const body: unknown = await answer?.json();
  await page.close();
  return body;
}

/** The XSRF token that a stranger's page can read; empty when it cannot read one. */
async function stolenToken(place: Frame): Promise<string> {
  return place.evaluate(() => {
    try {
      return /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    } catch {
      return '';
    }
  });
}

/**
 * Makes all calls from a stranger's page by script, with cookies.
 *
 * @returns the number of answers that it could read
 */
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
            // The browser or the client host refuses the call.
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
    // Calls that the browser itself blocks prove nothing: posts must arrive, because they need no permission. (The
    // browser only hides the answers.)
    const posts = attempts.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/')).length;
    await expect.poll(() => arrived).toBeGreaterThanOrEqual(posts);

    // Also a form, which needs neither script nor permission.
    const isForm = (url: string) => url.startsWith(`${accountOrigin}/fr/profile`);
    // In a frame the answer is not even shown: its policy allows only the sites to frame it.
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
