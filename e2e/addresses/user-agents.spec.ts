import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { onePerPage, refOf } from '../support/matrix.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';

/**
 * A page is the same whoever asks: Next.js has lists of robots for which it would render otherwise, past the page
 * cache (ADR-0051). A web process with an empty page cache: each kind of page is first asked for by another agent.
 */
const agents: readonly (string | null)[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 6.0; Nexus 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3112.107 Mobile Safari/537.36',
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 VeloursApp/4.2',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
  'Chrome-Lighthouse',
  'curl/8.5.0',
  '',
  null,
];

/** Headers of one connection or one moment, and what the cache had: the first answer is rendered, the others kept. */
const ofTheMoment = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
]);

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A header without what differs by the second, or by whether a page was just rendered: then Next.js says its links twice. */
function lasting(name: string, value: string): string {
  if (name === 'cache-control') return value.replaceAll(/=\d+/g, '=…');
  return name === 'link' ? [...new Set(value.split(', '))].join(', ') : value;
}

function said({ status, headers, body }: WireAnswer): Said {
  const kept = Object.entries(headers).filter(([name]) => !ofTheMoment.has(name));
  const text = kept.map(([name, value]) => [name, lasting(name, String(value))] as const);
  return { status, headers: Object.fromEntries(text), body };
}

let web: OwnWeb;
let asked = 0;

test.beforeAll(async () => {
  web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', {
    environment: { ...stageEnvironment, SITE_ORIGIN: 'http://{site}.velours.localhost:{port}' },
  });
});

test.afterAll(async () => {
  await web.stop();
  console.log(`${asked} requests by ${agents.length} agents`);
});

/** Asks as every agent, beginning with one; `identity` is Next.js's way of answering, `gzip` the kept one. */
async function expectSame(site: Parameters<OwnWeb['get']>[0], path: string, begin: number): Promise<Said> {
  const order = [...agents.slice(begin), ...agents.slice(0, begin)];
  const first: Partial<Record<string, Said>> = {};
  for (const agent of order)
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': encoding, ...(agent === null ? {} : { 'user-agent': agent }) };
      const answer = said(await web.get(site, path, { headers }));
      asked += 1;
      expect({ agent, encoding, ...answer }).toEqual({ agent, encoding, ...(first[encoding] ??= answer) });
    }
  if (first['identity'] === undefined) throw new Error('expected an answer');
  return first['identity'];
}

for (const [index, cell] of onePerPage.entries())
  test(`SEC1 ${cell.locale} ${cell.page}: the same document and headers for every agent`, async () => {
    const site = siteOf(cell.locale);
    const { status, body, headers } = await expectSame(
      site,
      href(cell.locale, await refOf(cell)),
      index % agents.length,
    );
    expect(status).toBe(200);
    expect(body).toContain('</html>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['vary'] ?? '').not.toMatch(/user-agent/i);
  });

test('SEC1: what is not there, and a redirect, are the same for every agent', async () => {
  const shows = href('fr-FR', { page: 'shows' });
  expect((await expectSame('fr', '/never-heard-of', 12)).status).toBe(404);
  expect((await expectSame('fr', `${shows}/never-heard-of`, 7)).status).toBe(404);
  expect((await expectSame('fr', `${shows}/`, 13)).status).toBe(308);
  expect((await expectSame('fr', '/api/shows', 14)).status).toBe(200);
});
