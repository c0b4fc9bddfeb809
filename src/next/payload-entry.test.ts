import { describe, expect, it } from 'vitest';
import { payloadPage } from './payload-entry.ts';

const origin = 'https://fr.velours.test';

describe('the page of a fetched payload', () => {
  it.each([
    ['/films?_rsc=295YcXThmObBQDNf', '/films'],
    ['/?_rsc', '/'],
    ['/films?a=b%20c&d&_rsc=oRa4gBc0aLNDK0KM', '/films?a=b%20c&d'],
    ['/films', null],
    ['/films_rsc=1', null],
    ['/_next/static/chunks/0zarfu5mfv4u0.js', null],
  ])('%s: %s', (address, page) => {
    expect(payloadPage(`${origin}${address}`)).toBe(page);
  });
});
