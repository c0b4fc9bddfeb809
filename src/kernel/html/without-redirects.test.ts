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
    ['Google', `https://www.google.com/url?q=${encoded}&sa=D`],
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
    `https://safelinks.protection.outlook.com.evil.example/?url=${encoded}`,
    `https://evil.example/?url=${encoded}`,
    `https://www.google.com/search?q=${encoded}`,
    'https://eur03.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)',
    'https://eur03.safelinks.protection.outlook.com/?url=%2F%2Fevil.example',
    'https://eur03.safelinks.protection.outlook.com/?data=x',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__a-2',
    'https://urldefense.com/v3/__https://a.example/x*y__;Lw!!abc$',
  ])('stays what it is: %s', (link) => {
    expect(withoutRedirects(link)).toBe(link);
  });

  it('ends the search for a link within a link', () => {
    let link = target;
    for (let depth = 0; depth < 7; depth += 1)
      link = `https://www.google.com/url?q=${encodeURIComponent(link)}`;
    expect(withoutRedirects(link)).toMatch(/^https:\/\/www\.google\.com\/url\?q=/);
  });
});
