import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedSize, packPage, unpackedSize, unpackPage } from './packed-page.ts';
import { isPageValue, type PageValue } from '../page-value.ts';
import { scriptOf } from '../safety/inline-scripts.ts';

const value: PageValue = {
  kind: 'APP_PAGE',
  html: '<html>« Été » — 10 € 🎬</html>',
  rscData: Buffer.from('0:"rsc"'),
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_index', Buffer.alloc(0)],
    ['/a/__PAGE__', Buffer.from('é page')],
  ]),
  headers: { 'x-next-cache-tags': 'a,b', 'content-security-policy': "default-src 'none'" },
};

const whole = (page: PageValue) => ({ ...page, segmentData: page.segmentData && [...page.segmentData] });

describe('a packed page', () => {
  it('comes out as it went in, whatever else Next.js puts there', () => {
    const page = { ...value, status: 203, postponed: '4:null' };
    expect(whole(unpackPage(packPage(page)))).toEqual(whole(page));
    const bare: PageValue = { kind: 'APP_PAGE', html: '' };
    expect(unpackPage(packPage(bare))).toEqual({ ...bare, rscData: undefined, segmentData: undefined });
  });

  it('does so for any text and bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((part) => Buffer.from(part));
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 500 }),
        bytes,
        fc.dictionary(fc.string(), bytes),
        (text, rscData, segments) => {
          const page: PageValue = {
            kind: 'APP_PAGE',
            html: text,
            rscData,
            segmentData: new Map(Object.entries(segments)),
          };
          const packed = packPage(page);
          expect(whole(unpackPage(packed))).toEqual(whole(page));
          expect(packedSize(packed)).toBeGreaterThan(packed.bytes.length);
          expect(unpackedSize(packed)).toBeGreaterThanOrEqual(2 * text.length + rscData.length);
        },
      ),
      { seed: 20, numRuns: 200 },
    );
  });

  it('unpacks its segments when the first one is asked for, however they are asked for', () => {
    const fresh = () => unpackPage(packPage(value)).segmentData;
    expect(fresh()?.get('/_tree')?.toString()).toBe('tree');
    expect(fresh()?.get('/none')).toBeUndefined();
    expect([fresh()?.has('/_index'), fresh()?.has('/none'), fresh()?.size]).toEqual([true, false, 3]);
    expect([...(fresh()?.keys() ?? [])]).toEqual(['/_tree', '/_index', '/a/__PAGE__']);
    expect([...(fresh()?.values() ?? [])].map(String)).toEqual(['tree', '', 'é page']);
    const seen: string[] = [];
    fresh()?.forEach((part, name) => seen.push(`${name}=${part.toString()}`));
    expect(seen).toEqual(['/_tree=tree', '/_index=', '/a/__PAGE__=é page']);
    expect(fresh()).toBeInstanceOf(Map);
  });

  it('REL10: holds exactly the bytes that are counted, in memory of its own', () => {
    const packed = packPage({ ...value, html: '<p>a film</p>'.repeat(10_000), rscData: randomBytes(50_000) });
    expect(packed.bytes.buffer.byteLength).toBe(packed.bytes.length);
    expect(packed.bytes.length).toBeGreaterThan(50_000);
    expect(packed.bytes.length).toBeLessThan(52_000);
    expect(packedSize(packed)).toBeLessThan(packed.bytes.length + 3_000);
  });

  describe('whose document has its payload', () => {
    const payload = randomBytes(30_000).toString('base64') + ' «é» <script> </script> \u2028 🎬';
    const rscData = Buffer.from(`#${payload}`);
    const segmentData = new Map([['/a/__PAGE__', rscData.subarray(100)]]);
    const withPayload = (script: string): PageValue => ({
      kind: 'APP_PAGE',
      html: `<p>é</p><script>start()</script><script>${script}</script><p>end</p>`,
      rscData,
      segmentData,
    });

    it('has it once, whatever stands around it', () => {
      const page = withPayload(scriptOf(Buffer.from(payload)));
      const packed = packPage(page);
      expect(packed.parts.payload).toEqual({ from: 1, length: Buffer.byteLength(payload) });
      expect(whole(unpackPage(packed))).toEqual(whole(page));
      expect(packed.bytes.length).toBeLessThan(1.1 * packPage({ ...page, html: '' }).bytes.length);
    });

    it('stays as it is when the script says anything else, or says it in another way', () => {
      const script = scriptOf(Buffer.from(payload));
      const others = [
        scriptOf(Buffer.from(`x${payload}`)),
        scriptOf(Buffer.from(`${payload}\n`)),
        script.replace('[1,', '[1, '),
        script.replace('é', '\\u00e9'),
        scriptOf(Buffer.alloc(0)),
      ];
      for (const other of others) {
        const page = withPayload(other);
        const packed = packPage(page);
        expect(packed.parts.payload).toBeUndefined();
        expect(whole(unpackPage(packed))).toEqual(whole(page));
      }
    });

    it('gives payload and segments in memory of their own', () => {
      const { rscData: data, segmentData: segments } = unpackPage(
        packPage(withPayload(scriptOf(Buffer.from(payload)))),
      );
      expect(data?.buffer.byteLength).toBeLessThan(2 * rscData.length);
      expect(segments?.get('/a/__PAGE__')?.buffer.byteLength).toBeLessThan(2 * rscData.length);
    });
  });

  it('is made of pages alone', () => {
    for (const other of [null, 'text', 7, { kind: 'APP_ROUTE', html: 'x' }, { kind: 'APP_PAGE', html: null }])
      expect(isPageValue(other)).toBe(false);
    expect(isPageValue(value)).toBe(true);
  });
});
