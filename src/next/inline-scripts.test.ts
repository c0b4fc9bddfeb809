import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import { describe, expect, it } from 'vitest';
import { firstScript, hashSource, payloadOf, readScripts, scriptOf } from './inline-scripts.ts';

/** A piece of payload as Next.js writes it (use-flight-response.js). */
const push = (piece: unknown) => `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify(piece))})`;
const tag = (script: string) => `<script>${script}</script>`;
const none: ReadonlySet<string> = new Set();
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

/** All bytes that the scripts of a document pass to Next.js's client. */
function payloadBytes(html: string): Buffer {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return Buffer.concat(scripts.flatMap((script) => payloadOf(script) ?? []));
}

describe('SEC4 payloadOf: a piece of payload and nothing else', () => {
  it('takes text and base64 as Next.js writes them', () => {
    expect(payloadOf(push([1, '0:["$","</script>&\u2028"]\n']))?.toString()).toBe(
      '0:["$","</script>&\u2028"]\n',
    );
    expect(payloadOf(push([3, Buffer.from([0xc3, 0x28]).toString('base64')]))).toEqual(
      Buffer.from([0xc3, 0x28]),
    );
  });

  it.each([
    'alert(1)',
    '',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]);alert(1);(0)',
    'self.__next_f.push([1,"a"]),alert(1,)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a",alert(1)])',
    'self.__next_f.push([1,`a`])',
    "self.__next_f.push([1,'a'])",
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"])//',
    ' self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])\n',
    'self.__next_f.push([1,"a"]) ;',
    'self.__next_f.push(...[1,"a"])',
    'self.__next_f.push([1,"a",])',
    'self.__next_f.push([1])',
    'self.__next_f.push([0])',
    'self.__next_f.push([2,"a"])',
    'self.__next_f.push([1,{"a":1}])',
    'self.__next_f.push([1,[97]])',
    'self.__next_f.push([3,[97]])',
    'self.__next_f.push({"0":1,"1":"a","length":2})',
    'self.__next_f.push("a")',
    'self.__next_f.push(1)',
    'self.__next_f.push()',
    'self.__next_f.push([1,"</b>"])',
    'self.__next_f.push([1,"<!--"])',
    'self.__next_f.pop([1,"a"])',
    // The same length as `push`: only the text between start and end is checked as JSON.
    'self.__next_f.pull([1,"a"])',
    'self.__next_f.push([1,"a"];',
    'self.__next_f.push([1,"a","b"])',
    'self.__next_f["push"]([1,"a"])',
    'window.self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])self.__next_f.push([1,"a"])',
    'self.__next_f.push=alert;self.__next_f.push([1,"a"])',
  ])('refuses what only resembles one: %s', (script) => {
    expect(payloadOf(script)).toBeNull();
  });
});

describe('readScripts', () => {
  it('makes one script of the pieces that follow each other, of the same bytes, cut characters too', () => {
    const text = '0:["$","p",null,"L’été à Genève, 20 h & <b> \u2028 🎬"]\n';
    const bytes = Buffer.from(text.repeat(40));
    const cuts = [0, 7, 8, 9, 10, 11, 500, 1_001, 1_002, 1_003, bytes.length];
    const pieces = cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end));
    const html = `<body><p>x</p>${tag(firstScript)}${pieces.map((piece) => tag(scriptOf(piece))).join('')}</body>`;
    expect(html).toContain('push([3,');
    const read = readScripts(html, none);
    expect(read.html).toBe(`<body><p>x</p>${tag(firstScript)}${tag(scriptOf(bytes))}</body>`);
    expect(payloadBytes(read.html)).toEqual(payloadBytes(html));
    expect(read.hashes).toEqual([hashSource(firstScript), hashSource(scriptOf(bytes))]);
    expect(readScripts(read.html, none)).toEqual(read);
  });

  it('escapes what could end a script or a line of it, as Next.js does', () => {
    const text = '& < > \u2028 \u2029';
    expect(scriptOf(Buffer.from(text))).toBe(push([1, text]));
  });

  it('writes what is no text as base64', () => {
    expect(scriptOf(Buffer.from([0xff, 0x00]))).toBe('self.__next_f.push([3,"/wA="])');
  });

  it('leaves everything else in the document as it is', () => {
    const html = [
      '<!DOCTYPE html><head><script src="/a.js" async=""></script></head>',
      '<script type="application/ld+json">{"@type":"Movie"}</script>',
      tag(bootstrap),
      tag(firstScript),
      tag(push([1, 'a'])),
      '<p>between</p>',
      tag(push([1, 'b'])),
      '</body></html>',
    ].join('');
    const read = readScripts(html, new Set([bootstrap]));
    expect(read.html).toBe(html);
    expect(read.hashes).toHaveLength(4);
  });

  it('SEC5: an injected script gets no hash, wherever it stands and whatever it looks like', () => {
    const good = readScripts(`${tag(firstScript)}${tag(push([1, 'a']))}`, new Set([bootstrap])).hashes;
    for (const injected of [
      'alert(1)',
      'self.__next_f.push([1,"a"]);alert(1)',
      'self.__next_f.push([1,"a"]) ;alert(1)',
      `${firstScript};alert(1)`,
      ` ${firstScript}`,
      `${bootstrap}alert(1)`,
      bootstrap.replace('a.js', 'b.js'),
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//evil.test/a.js"]});',
      '(self.__next_f=self.__next_f||[]).push([1])',
    ]) {
      for (const html of [
        `${tag(injected)}${tag(firstScript)}${tag(push([1, 'a']))}`,
        `${tag(firstScript)}${tag(injected)}${tag(push([1, 'a']))}`,
        `${tag(firstScript)}${tag(push([1, 'a']))}${tag(injected)}`,
      ]) {
        const read = readScripts(html, new Set([bootstrap]));
        expect(read.html).toBe(html);
        expect(read.hashes).toEqual(good);
      }
    }
  });

  it('a script with attributes is none of Next.js’s payload', () => {
    for (const open of ['<script nonce="x">', '<script >', '<SCRIPT>', '<script id="_R_">'])
      expect(readScripts(`${open}${push([1, 'a'])}</script>`, none).hashes).toEqual([]);
  });

  it('an unclosed script ends the reading', () => {
    const html = `${tag(push([1, 'a']))}<script>${push([1, 'b'])}`;
    expect(readScripts(html, none)).toEqual({ html, hashes: [hashSource(push([1, 'a']))] });
  });
});
