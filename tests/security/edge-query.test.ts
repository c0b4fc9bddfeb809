import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readParameters } from '#src/request/edge/read-query.ts';
import { choices } from '#src/routes/choices.ts';
import { siteFilePath } from '#src/routes/site-files.ts';

/** What the edge passes on of an address, against what the routes and the contract read (ADR-0081); this test does not start nginx. */
const configuration = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

/** The lines of a `map`, without its braces. */
function mapOf(name: string): string {
  const [, lines = ''] =
    new RegExp(`map \\S+ \\$${name} \\{\\n(.*?)\\n {2}\\}`, 's').exec(configuration) ?? [];
  return lines;
}

/** The first regular expression of a map that a text fits, and the value that stands beside it. */
function readsAs(name: string, text: string): string | undefined {
  for (const [, pattern = '', value] of mapOf(name).matchAll(/^ +"~(.+)" (\S+);$/gm)) {
    // Possessive quantifiers are not in JavaScript: without them these expressions match the same.
    if (new RegExp(pattern.replaceAll('[.]', '\\.')).test(text)) return value;
  }
  return undefined;
}

const staticPath = '/_next/static/';

describe('the query that the edge passes on', () => {
  it('has the parameters that a page, a form or a call reads, in the order of the alphabet, and no other', () => {
    expect(readParameters).toEqual(readParameters.toSorted());
    const one = '"~^[^?#]*[?](?:[^#]*?&)??(?<sent_NAME>AS=[^&#]+)" &$sent_NAME;';
    const maps = [...configuration.matchAll(/map \$request_uri \$read_(\w+) \{\s+(\S.*?)\s+\}/gs)];
    expect(maps.map(([, name, line]) => [name, line])).toEqual(
      readParameters.map((name) => [
        name.toLowerCase(),
        one.replace('AS', name).replaceAll('NAME', name.toLowerCase()),
      ]),
    );
    const joined = readParameters.map((name) => `$read_${name.toLowerCase()}`).join('');
    expect(configuration).toContain(`map "${joined}" $read {`);
  });

  it('leaves out the others, with which a redirect goes on', () => {
    const [, names = ''] = /\(\?<names>([^()]+)\)/.exec(mapOf('left_out')) ?? [];
    // Those of Next.js itself go nowhere (`ownSearch`).
    expect(names.split('|')).toEqual(['_rsc', 'nxt[A-Z][^=&#]*', ...readParameters]);
  });
});

describe('what the edge keeps once for all places', () => {
  it('is what the site answers to everybody alike: files and calls, and no page', () => {
    const files = [
      siteFilePath({ kind: 'robots' }),
      siteFilePath({ kind: 'index' }),
      siteFilePath({ kind: 'messages', language: 'fr' }),
      siteFilePath({ kind: 'section', section: 'films', part: 2 }),
      siteFilePath({ kind: 'calendar', language: 'fr', of: 'cinema', slug: 'velours' }),
      siteFilePath({ kind: 'feed', language: 'fr', of: 'news' }),
      '/api/shows',
      '/favicon.ico',
      '/icons/a.png',
      `${staticPath}a.js`,
    ];
    for (const file of files) expect([file, readsAs('place_cookie', file)]).toEqual([file, "''"]);
    for (const page of [
      '/',
      '/films',
      '/cinemas/calendar',
      '/en/api/',
      '/sitemap',
      '/apis',
      '/films/robots.txt',
    ])
      expect([page, readsAs('place_cookie', page)]).toEqual([page, undefined]);
  });

  it('needs a name of web, unless it is a file of the build', () => {
    for (const file of ['/favicon.ico', '/icons/a-1.png', `${staticPath}chunks/a~b.js`])
      expect([file, readsAs('is_file', file)]).toEqual([file, '1']);
    for (const other of [
      '/_next/image',
      `${staticPath}../../films`,
      `${staticPath}%2e%2e/x`,
      '/icons/a/b',
      '/films',
    ])
      expect([other, readsAs('is_file', other)]).toEqual([other, undefined]);
  });

  it('D69 is no address that writes a cookie, and is asked for by each visitor alone', () => {
    for (const { path } of Object.values(choices))
      expect([path, readsAs('is_choice', path)]).toEqual([path, '1']);
    for (const other of ['/places', '/en/place', '/films/place', '/'])
      expect([other, readsAs('is_choice', other)]).toEqual([other, undefined]);
  });
});
