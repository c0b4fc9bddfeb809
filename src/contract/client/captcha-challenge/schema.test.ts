import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { captchaChallengeFixture } from './fixture.ts';
import { leadingZeroBits, partText, readSolution, writeSolution } from './proof.ts';
import { captchaChallenge } from './schema.ts';

describe('GET captcha/challenge', () => {
  it('gives a puzzle, how hard it is and until when it is good', () => {
    expect(readTwice(captchaChallenge, captchaChallengeFixture)).toStrictEqual(captchaChallengeFixture);
  });

  it.each([
    ['difficulty', 0],
    ['difficulty', 25],
    ['parts', 65],
    ['expiresAt', 'soon'],
    ['challenge', ''],
  ])('refuses %s %o: no browser works for hours', (field, value) => {
    expect(refusedPaths(captchaChallenge, { ...captchaChallengeFixture, [field]: value })).toStrictEqual([
      field,
    ]);
  });
});

describe('the proof', () => {
  it.each([
    [[0xff], 0],
    [[0x01], 7],
    [[0x00, 0x80], 8],
    [[0x00, 0x00, 0x10], 19],
    [[0x00, 0x00], 16],
  ])('%j begins with %i zero bits', (bytes, bits) => {
    expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
  });

  it('has a text for each part and number', () => {
    expect(partText('a.b', 3, 17)).toBe('a.b:3:17');
  });

  it('D24 writes a solution as one header that can be read again', () => {
    const text = writeSolution('a.b', [1, 0, 35]);
    expect(text).toBe('a.b.1-0-z');
    expect(readSolution(text)).toEqual({ challenge: 'a.b', numbers: [1, 0, 35] });
  });

  it.each([
    '',
    'a',
    'a.b',
    'a.b.',
    'a.b.-',
    'a.b.1-',
    'a.b.1 2',
    'a.b.1.c',
    `a.b.${'1-'.repeat(70)}1`,
    'a.b.zzzzzzzzzzzz',
  ])('reads no solution in %o', (text) => expect(readSolution(text)).toBeNull());
});
