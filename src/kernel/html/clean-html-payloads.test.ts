// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { payloads } from '#tests/security/payloads.ts';
import { cleanHtml, cleanLines, cleanStory } from './clean-html.ts';

const allowed = new Set(
  'p br strong b em i u s sub sup small ul ol li h2 h3 h4 blockquote hr a table thead tbody tr th td'.split(
    ' ',
  ),
);
const allowedAttributes = new Set(['href', 'target', 'rel', 'scope', 'colspan', 'rowspan']);

const own = 'https://own.test';

/** What a story may have beside the other markup. */
const storyParts = new Set(['figure', 'figcaption', 'img']);
const source = 'https://media.test/media/backdrop/tram/1280.webp';

/** Whether an address is allowed: on the web, mail or telephone; a relative address has to stay on this site. */
function isHonest(address: string): boolean {
  if (!URL.canParse(address, own)) return true;
  const { protocol, origin } = new URL(address, own);
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return false;
  return /^(?:https?|mailto|tel):/i.test(address) || origin === own;
}

/** The forbidden parts of a text, as a browser reads it, and as the browser reads its own output again. */
function faultsOf(html: string, more: ReadonlySet<string> = new Set()): string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  const rewritten = document.createElement('div');
  rewritten.innerHTML = place.innerHTML;
  return [...place.querySelectorAll('*'), ...rewritten.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.localName) || more.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isPicture = element.localName === 'img' && more.has('img');
      const good =
        (allowedAttributes.has(name) && (name !== 'href' || isHonest(value))) ||
        (isPicture && (name === 'alt' || (name === 'src' && /^https?:\/\/[^\s]+$/i.test(value))));
      return good ? [] : [`${name}="${value}"`];
    }),
  ]);
}

describe('SEC5 texts with markup', () => {
  it.each([
    ['alone', (payload: string) => payload],
    ['in a paragraph', (payload: string) => `<p>${payload}</p>`],
    ['in an address', (payload: string) => `<a href="${payload}">x</a>`],
    ['in a cell', (payload: string) => `<table><tr><td colspan="${payload}">${payload}</td></tr></table>`],
  ])('keep nothing of a payload that stands %s', (place, around) => {
    const faults = payloads.flatMap((payload) => faultsOf(cleanHtml(around(payload))));
    process.stdout.write(
      `SEC5: ${payloads.length} payloads in texts with markup, ${place}: ${faults.length} executions\n`,
    );
    expect(payloads.length).toBeGreaterThanOrEqual(300);
    expect(faults).toEqual([]);
  });

  it.each([
    ['in a text', (payload: string) => payload],
    ['in a caption', (payload: string) => `<figure><img src="${source}" alt="">${payload}</figure>`],
    ['in an address', (payload: string) => `<figure><img src="${payload}" alt="a"></figure>`],
    ['in a description', (payload: string) => `<img src="${source}" alt="${payload}">`],
  ])('keep nothing of a payload that stands %s of a story but honest pictures', (_, around) => {
    const faults = payloads.flatMap((payload) => faultsOf(cleanStory(around(payload)), storyParts));
    expect(faults).toEqual([]);
  });

  it('keep all markup that is allowed', () => {
    const text =
      '<h2>a</h2><p>b <strong>c</strong> <em>d</em> <a href="https://a.test/x?y=1#z">e</a></p>' +
      '<ul><li>f</li></ul><table><tbody><tr><th scope="row">g</th><td colspan="2">h</td></tr></tbody></table>';
    expect(cleanHtml(text)).toBe(text);
    expect(faultsOf(text)).toEqual([]);
  });

  it('are not changed by being cleaned again', () => {
    for (const clean of [cleanHtml, cleanStory, cleanLines]) {
      const once = payloads.flatMap((payload) => [clean(payload), clean(`<p>${payload}</p>`)]);
      expect(once.map((text) => clean(text))).toEqual(once);
    }
  });

  it('have no element but breaks where only lines are wanted', () => {
    const texts = payloads.flatMap((payload) => [payload, `<b>${payload}</b>`]);
    const elements = texts.flatMap((text) => {
      const place = document.createElement('div');
      place.innerHTML = cleanLines(text);
      return [...place.querySelectorAll('*')].filter(({ localName }) => localName !== 'br');
    });
    expect(elements).toEqual([]);
  });
});
