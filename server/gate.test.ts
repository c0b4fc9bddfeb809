import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './gate.ts';

describe('what may reach Next.js', () => {
  it.each(['TRACE', 'CONNECT', 'TRACK', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get'])(
    'refuses the method %s',
    (method) => {
      expect(refusalOf(method, '/films')).toEqual({
        status: 405,
        detail: 'Only GET and HEAD are answered here.',
      });
    },
  );

  it.each([
    ['/api/%2', '%'],
    ['/api/%c0%af', '%c0%af'],
    ['/%', '%'],
    ['/films/%zz', '%'],
    ['/films/a%E0%A4%A', '%E0%A4'],
    ['/%ff%ff?q=1', '%ff%ff'],
    [`/${'%ff'.repeat(30)}`, '%ff%ff%ff%ff%ff%ff%ff%ff'],
  ])('names what is malformed in %s', (target, shown) => {
    expect(refusalOf('GET', target)).toEqual({
      status: 400,
      detail: `The path holds ${shown}, which is no character: percent-encoded UTF-8 was expected.`,
    });
  });

  it.each(['http://evil.example/', 'https://fr.velours.test/films', '*', 'films', ''])(
    'refuses the target %j',
    (target) => {
      expect(refusalOf('GET', target)?.status).toBe(400);
    },
  );

  it.each(['/', '/films?q=%', '/caf%C3%A9', '//evil.example', '/a%2Fb', '/%00', '/films?a=%ff', '/?'])(
    'lets %j pass',
    (target) => {
      expect(refusalOf('HEAD', target)).toBeNull();
    },
  );

  it.each([
    ['a', 7_000],
    ['"', 2_334],
    ['Ã', 2_334],
    ['\\', 2_334],
  ])('REL12 refuses a target of too many %j, as a Location would write them', (letter, most) => {
    expect(refusalOf('GET', `/${letter.repeat(most)}`)).toMatchObject({ status: 414 });
    expect(refusalOf('GET', `/${letter.repeat(most - 1)}`)).toBeNull();
    expect(refusalOf('GET', `/?${letter.repeat(most)}`)).toMatchObject({ status: 414 });
  });

  it.each([
    '/films.rsc',
    '/films/a-1.rsc?_rsc=1',
    '/films.segments/_tree.segment.rsc',
    '/.segments/_tree.segment.rsc?_rsc',
    '/x.rsc#y',
    '/_next/data/x/films.segments/_tree.segment.rsc.json',
    '/a/../_next/data/x/films.segments/_tree.segment.rsc.json?_rsc',
  ])('SEC1 Next.js gets no address with an ending of its own: %s', (target) => {
    expect(refusalOf('GET', target)).toEqual({
      status: 404,
      detail: 'No address ends with .rsc or .rsc.json.',
    });
  });

  it.each([
    '/films.rsc/',
    '/films?q=.rsc',
    '/films#.rsc',
    '/rsc',
    '/films.RSC',
    '/films%2Ersc',
    '/films.rsc.js',
  ])('SEC1 an ending that is another one passes: %s', (target) => {
    expect(refusalOf('GET', target)).toBeNull();
  });

  it('agrees with the decoder about every path', () => {
    const piece = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', '%', '2', 'c', '0', 'f', '/', 'A') }),
      fc.string().map((text) => encodeURIComponent(text.toWellFormed())),
    );
    const decodes = (path: string) => {
      try {
        decodeURIComponent(path);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const path = `/${pieces.join('')}`;
        expect(refusalOf('GET', path) === null).toBe(decodes(path));
      }),
      { seed: 20, numRuns: 500 },
    );
  });
});
