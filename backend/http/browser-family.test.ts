import { expect, it } from 'vitest';
import { browserFamily, readFamily } from './browser-family.ts';

const gecko = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [gecko, 'Firefox/Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Safari/605.1.15`, 'Safari/Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
    'Safari/iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome/iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'Chrome/Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet/Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`, 'Edge/Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 OPR/122.0.0.0`, 'Opera/Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome/ChromeOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 VeloursApp/3',
    'Velours/iPhone',
  ],
  ['curl/8.16.0 (Linux)', '/Linux'],
  ['curl/8.16.0', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
  [`${'x'.repeat(10_000)}${gecko}`, null],
])('of %s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});

it('is read back as what it may be, and nothing else', () => {
  expect(readFamily('Firefox/Windows')).toEqual({ browser: 'Firefox', system: 'Windows' });
  expect(readFamily('/Linux')).toEqual({ browser: null, system: 'Linux' });
  for (const other of [null, '', 'Firefox 144/Windows 11', '<b>/<i>', 'a/b/c'])
    expect(readFamily(other)).toEqual({ browser: null, system: null });
});
