import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';

/** A signed-in member: the id, and the headers that the member's browser sends. */
export interface Member {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parts of a browser that signing in needs: one host, cookies without their attributes. */
class Browser {
  readonly #base: string;
  readonly #host: string;
  readonly cookies = new Map<string, string>();

  constructor(base: string, host: string) {
    this.#base = base;
    this.#host = host;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(path: string, { method = 'GET', form, headers = {} }: Sent = {}): Promise<string> {
    const outgoing = request(`${this.#base}${path}`, {
      method,
      agent: false,
      headers: {
        host: this.#host,
        cookie: this.cookie,
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    outgoing.end(form === undefined ? undefined : new URLSearchParams(form).toString());
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    if (response === undefined) throw new Error(`${path} did not answer`);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const body = await text(response);
    if ((response.statusCode ?? 500) >= 400) throw new Error(`${path} answered ${response.statusCode}`);
    return body;
  }
}

/**
 * Creates an account at a client host, confirms it with the link of the mail in the outbox, signs in, and completes the
 * welcome page.
 *
 * @param base where the backend listens, `http://127.0.0.1:4151`
 * @param places public origins of the client host and of the site fr
 */
export async function newMember(
  base: string,
  places: { readonly account: string; readonly site: string },
): Promise<Member> {
  const browser = new Browser(base, new URL(places.account).host);
  const submit = async (path: string, form: Readonly<Record<string, string>>) =>
    browser.send(path, {
      method: 'POST',
      form: { xsrf: browser.cookies.get('XSRF-TOKEN') ?? '', ...form },
      headers: { origin: places.account },
    });
  await browser.send('/fr/register?site=fr');
  await submit('/fr/register?site=fr', {
    firstName: 'Odile',
    lastName: 'Marchetti',
    email: 'bench@example.org',
    password: 'dix canards violets',
  });
  const outbox = await browser.send('/fr/outbox?site=fr');
  const link = /href="([^"]*\/mail\?[^"]*token=[^"]*)"/.exec(outbox)?.[1]?.replaceAll('&amp;', '&');
  if (link === undefined) throw new Error('no mail with a link in the outbox');
  const { pathname, search } = new URL(link, places.account);
  await submit(`${pathname}${search}`, {});
  // The welcome page is completed too, so that no page of the client host opens over the sites.
  await submit('/fr/mail?site=fr', {});
  const account = clientEndpoints.account.answer.parse(
    JSON.parse(await browser.send('/api/fr/accounts/me', { headers: { origin: places.site } })),
  );
  return {
    id: account.icu,
    headers: {
      host: new URL(places.account).host,
      origin: places.site,
      cookie: browser.cookie,
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
    },
  };
}
