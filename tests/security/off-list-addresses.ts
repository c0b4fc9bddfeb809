/**
 * Addresses that try to lead a browser to another host (SEC7): beginnings, hosts, and endings. No redirect, link or
 * language switch may lead to one of these hosts.
 */

/** Hosts that are not ours, and names that only look like ours. */
const offListHosts = [
  'evil.test',
  'evil.test:80',
  'fr.velours.test.evil.test',
  'fr.velours.test@evil.test',
  'evil.test#fr.velours.test',
  'evil.test?fr.velours.test',
  'evil。test',
  'EVIL.test',
  'xn--e1awd7f.test',
  '127.0.0.1',
  '[::1]',
  '0x7f000001',
] as const;

const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/%2f',
  '/%2F%2F',
  '%2f%2f',
  '/%5c',
  '/%5C%5C',
  '/%09/',
  '/%0a/',
  '/%0d%0aLocation:%20//',
  '/..//',
  '/.//',
  '/../../',
  '/;//',
  '/?//',
  'http://',
  'https://',
  'HTTPS://',
  'hTTp:\\\\',
  'https:/',
  'https:',
  'https:///',
  'http:%2f%2f',
  'https://fr.velours.test@',
  'https://fr.velours.test:x@',
  'https://fr.velours.test%40',
  'ftp://',
  'ws://',
  '//fr.velours.test@',
  '/@',
  '@',
  '.',
  '/.',
  '\u0000//',
  '\u202e//',
  '/\u2028/',
  '〱//',
] as const;

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://evil.test/%0aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://evil.test',
  'intent://evil.test#Intent;scheme=https;end',
] as const;

/** More than five hundred addresses, in a fixed order. */
export const offListAddresses: readonly string[] = [
  ...new Set([
    ...beginnings.flatMap((beginning) => offListHosts.map((host) => `${beginning}${host}`)),
    ...scripts,
  ]),
];
