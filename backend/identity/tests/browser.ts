import { request as send } from 'node:http';
import { identityOrigin } from './test-identity.ts';

/** An answer, as a browser receives it. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** The absolute address of a redirect; null when it is not one. */
  location: URL | null;
}

interface Call {
  method?: string;
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  /** The cookie as it was set. */
  line: string;
}

/**
 * A simple browser for the protocol: cookies by path, and requests to the identity provider's host over a real
 * connection to this machine. It does not follow redirects by itself.
 */
export class Browser {
  readonly #port: number;
  #cookies: Cookie[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** The cookies it holds. */
  get cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  /** The same browser with its cookies, for another port of the same host. */
  to(port: number): Browser {
    const moved = new Browser(port);
    moved.#cookies = [...this.#cookies];
    return moved;
  }

  /** Sends a request to a path, or to an address of the identity provider. */
  async call(target: string | URL, { method, form, headers }: Call = {}): Promise<Answer> {
    const url = new URL(target, identityOrigin);
    const cookie = this.#cookies
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const body = form === undefined ? undefined : new URLSearchParams(form).toString();
    const answer = await exchange(this.#port, {
      path: url.pathname + url.search,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      body,
      headers: {
        host: url.host,
        accept: 'text/html,application/xhtml+xml',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line, url.pathname);
    return answer;
  }

  /** Follows redirects within the identity provider's host, until there is an answer or another host. */
  async follow(target: string | URL, call: Call = {}): Promise<Answer> {
    let answer = await this.call(target, call);
    for (let hops = 0; hops < 10; hops += 1) {
      if (answer.location === null || answer.location.origin !== identityOrigin) return answer;
      answer = await this.call(answer.location);
    }
    throw new Error('too many redirects');
  }

  /** Sends the only form of a page, as its button or its script would. */
  submit(page: Answer, fields: Readonly<Record<string, string>>, call: Call = {}): Promise<Answer> {
    const form = /<form[^>]*\baction="([^"]*)"/.exec(page.body)?.[1];
    if (form === undefined) throw new Error(`no form on: ${page.body}`);
    const hidden = Object.fromEntries(
      Array.from(page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g), (match) => [
        match[1],
        match[2],
      ]),
    );
    return this.follow(form.replaceAll('&amp;', '&'), { form: { ...hidden, ...fields }, ...call });
  }

  #keep(line: string, requestPath: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const named = (name: string) =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const cookie = {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      path: named('path') ?? requestPath,
      line,
    };
    this.#cookies = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    const expires = named('expires');
    if (expires === undefined || Date.parse(expires) > Date.now()) this.#cookies.push(cookie);
  }
}

function exchange(
  port: number,
  {
    path,
    method,
    body,
    headers,
  }: { path: string; method: string; body: string | undefined; headers: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { location } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          location: location === undefined ? null : new URL(location, identityOrigin),
        });
      });
    });
    request.on('error', reject);
    if (body !== undefined) request.write(body);
    request.end();
  });
}
