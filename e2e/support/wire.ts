import { request, type IncomingHttpHeaders } from 'node:http';
import type { SiteId } from '#src/sites/site.ts';
import { originOf, stage } from './stage.ts';

/** A raw answer: redirects are not followed, and nothing is normalised. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The parts of a request besides its path. */
export interface WireOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The site's own host by default. */
  readonly host?: string;
  /** The web process's port by default. */
  readonly port?: number;
}

/** Requests a path of the stage exactly as given, under a site's host. */
export function wire(site: SiteId, path: string, options: WireOptions = {}): Promise<WireAnswer> {
  const { method = 'GET', headers = {}, host = new URL(originOf(site)).host, port = stage.webPort } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: 'localhost', port, path, method, headers: { host, ...headers } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The pictures that do not answer as pictures, with what they answer; four are asked at the same time. */
export async function pictureAnswers(addresses: readonly string[]): Promise<string[]> {
  const waiting = [...addresses];
  const bad: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { host, port, pathname, search } = new URL(next);
      const { status, headers } = await wire('fr', `${pathname}${search}`, { host, port: Number(port) });
      if (status !== 200 || headers['content-type']?.startsWith('image/') !== true)
        bad.push(`${status} ${headers['content-type']} ${next}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return bad;
}

/** The status of an answer and its redirect: `308 http://…`. */
export function movedTo({ status, headers }: WireAnswer): string {
  return `${status} ${headers.location ?? '-'}`;
}

/** Texts of elements in a document, read without a browser. */
export function textsOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'));
  return [...found].map(([, inner = '']) => decoded(inner.replaceAll(/<[^>]*>/g, '')));
}

/** An attribute of the first element whose tag contains `having`; null when there is none. */
export function attributeOf(html: string, element: string, having: string, name: string): string | null {
  for (const [tag] of html.matchAll(new RegExp(`<${element}\\s[^>]*>`, 'g'))) {
    if (!tag.includes(having)) continue;
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    if (value !== undefined) return decoded(value);
  }
  return null;
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
