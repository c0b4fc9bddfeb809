import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { withoutRedirects } from './without-redirects.ts';

const target = 'https://www.velours.example/cartes?code=A1&lang=fr#top';
const encoded = encodeURIComponent(target);
const safelink = `https://eur03.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Cmail%40chain.example&reserved=0`;

describe('a link copied out of a mail', () => {
  it.each([
    ['Outlook', safelink],
    ['Outlook with a path', `https://nam12.safelinks.protection.outlook.com/GetUrlReputation?url=${encoded}`],
    ['Outlook of a government', `https://gcc02.safelinks.protection.office365.us/?url=${encoded}`],
    ['Outlook in capitals', safelink.replace('eur03', 'EUR03')],
    [
      'Teams',
      `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}`,
    ],
    ['Proofpoint 1', `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=abc`],
    [
      'Proofpoint 2',
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.velours.example_cartes-3Fcode-3DA1-26lang-3Dfr-23top&d=DwMF',
    ],
    ['Proofpoint 3', `https://urldefense.com/v3/__${target}__;!!abc!def$`],
    ['Barracuda', `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1`],
    ['Cisco', `https://secure-web.cisco.com/1AbC-d_E/${encoded}`],
    ['Cisco in capitals', `https://secure-web.cisco.com/1AbC-d_E/${encoded.replace('https', 'HTTPS')}`],
    ['Google', `https://www.google.com/url?q=${encoded}&sa=D`],
    ['Google in capitals', `HTTPS://WWW.GOOGLE.COM/url?q=${encoded}`],
    ['Google with spaces around', `https://www.google.com/url?q=%20${encoded}%20`],
    ['Google by its other parameter', `https://www.google.com/url?sa=t&url=${encoded}`],
    ['Google with one of them empty', `https://www.google.com/url?q=&url=${encoded}`],
    ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
    ['two after another', `https://www.google.com/url?q=${encodeURIComponent(safelink)}`],
  ])('leads where it led before: %s', (_name, link) => {
    expect(withoutRedirects(link)).toBe(target);
  });

  it('is freed in a text', () => {
    const html = `<p><a href="${safelink.replaceAll('&', '&amp;')}" target="_blank">Cartes</a></p>`;
    expect(cleanHtml(html)).toBe(
      `<p><a href="${target.replaceAll('&', '&amp;')}" target="_blank" rel="noopener">Cartes</a></p>`,
    );
  });
});

describe('any other link', () => {
  it.each([
    target,
    '/cartes',
    '#top',
    'mailto:a@chain.example',
    'tel:+33100000000',
    'not an address',
    'https://',
    `xhttps://www.google.com/url?q=${encoded}`,
    'https://www.google.com/url?q=https%3A%2F%2F',
    'https://www.google.com/url?q=see%20https%3A%2F%2Fa.example',
    'https://www.google.com/url?q=xhttps%3A%2F%2Fa.example',
    `https://safelinks.protection.outlook.com.evil.example/?url=${encoded}`,
    `https://evil.example/?url=${encoded}`,
    `https://evil-www.google.com/url?q=${encoded}`,
    'https://evilurldefense.com/v3/__https://a.example/__;!!abc$',
    'https://urldefense.proofpoint.com/v2/url?d=x',
    `https://www.google.com/search?q=${encoded}`,
    `https://www.google.com/a/url?q=${encoded}`,
    `https://www.google.com/url/a?q=${encoded}`,
    `https://statics.teams.cdn.office.net/a/evergreen-assets/safelinks/?url=${encoded}`,
    `https://urldefense.proofpoint.com/a/v1/url?u=${encoded}`,
    `https://urldefense.proofpoint.com/v1/url/a?u=${encoded}`,
    'https://urldefense.proofpoint.com/a/v2/url?u=https-3A__a.example',
    'https://urldefense.proofpoint.com/v2/url/a?u=https-3A__a.example',
    'https://urldefense.com/a/v3/__https://a.example/__;!!abc$',
    `https://linkprotect.cudasvc.com/a/url?a=${encoded}`,
    `https://linkprotect.cudasvc.com/url/a?a=${encoded}`,
    `https://secure-web.cisco.com/1AbC-d_E/${encoded}/more`,
    `https://l.facebook.com/a/l.php?u=${encoded}`,
    `https://l.facebook.com/l.php/a?u=${encoded}`,
    'https://eur03.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)',
    'https://eur03.safelinks.protection.outlook.com/?url=%2F%2Fevil.example',
    'https://eur03.safelinks.protection.outlook.com/?data=x',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__a-2',
    'https://urldefense.com/v3/__https://a.example/x*y__;Lw!!abc$',
  ])('stays what it is: %s', (link) => {
    expect(withoutRedirects(link)).toBe(link);
  });

  it('ends the search for a link within a link', () => {
    const wrapped = (link: string) => `https://www.google.com/url?q=${encodeURIComponent(link)}`;
    let link = target;
    for (let depth = 0; depth < 5; depth += 1) link = wrapped(link);
    expect(withoutRedirects(link)).toBe(target);
    expect(withoutRedirects(wrapped(link))).toBe(wrapped(target));
  });
});
