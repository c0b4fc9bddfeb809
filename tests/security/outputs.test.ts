import { Window } from 'happy-dom';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarText } from '#src/features/site-files/lists/calendar.ts';
import { feedText } from '#src/features/site-files/lists/feed.ts';
import { calendarProblems } from '#src/features/site-files/lists/list-test-kit.ts';
import { writableLine, writableText } from '#src/kernel/text/writable.ts';
import { safeJson } from '#src/seo/json-ld.tsx';
import { indexXml, sitemapXml } from '#src/seo/sitemap/write.ts';
import { findingLines } from '../../backend/import/report.ts';
import { markup } from '../../backend/html/markup.ts';
import { startLibxml, type XmlParser } from '#tests/support/libxml.ts';
import { payloads, strangeTexts } from './payloads.ts';

/**
 * Every text of a chain goes into outputs that have no place for each character. Parsers that are not ours read what
 * became of the attack texts: the same text, and nothing beside it.
 */
const texts = [...payloads, ...strangeTexts];
const now = new Date('2026-10-25T10:00:00Z');

/** Line breaks are one character in the formats that are read here. */
const oneBreak = (text: string) => text.replace(/\r\n?/g, '\n');

describe('a calendar of the attack texts', () => {
  const calendarOf = (text: string) =>
    calendarText({
      name: text,
      source: 'https://fr.example.org/calendar/fr/cinema/a.ics',
      span: text,
      stamp: now,
      timeZone: 'Europe/Paris',
      entries: [
        {
          uid: 'a-1@fr.example.org',
          title: text,
          text,
          url: 'https://fr.example.org/films/a',
          start: '2026-11-20T19:30:00.000Z',
          end: null,
          place: { name: text, address: text, position: null },
          cancelled: false,
        },
      ],
    });

  const partsOf = (calendar: ICAL.Component) =>
    calendar.getAllSubcomponents().map((part) => new ICAL.Event(part));

  it('has one entry with the text, for ical.js', () => {
    const names = (event: ICAL.Event | undefined) =>
      event?.component.getAllProperties().map(({ name }) => name);
    const [usual] = partsOf(new ICAL.Component(ICAL.parse(calendarOf('a')) as unknown[]));
    for (const text of texts) {
      const made = calendarOf(text);
      expect([text, calendarProblems(made)]).toEqual([text, []]);
      // A name is a text (RFC 7986, 5.1); the parser does not know the three properties.
      const typed = made.replace(/^(NAME|X-WR-CALNAME|X-WR-CALDESC):/gm, '$1;VALUE=TEXT:');
      const calendar = new ICAL.Component(ICAL.parse(typed) as unknown[]);
      const told = (name: string) => calendar.getFirstPropertyValue(name);
      const line = writableLine(text);
      expect([told('name'), told('x-wr-calname'), told('x-wr-caldesc')]).toEqual([line, line, line]);
      const [event, ...others] = partsOf(calendar);
      const written = oneBreak(writableText(text));
      expect([event?.summary, event?.description, event?.location, others.length]).toEqual([
        written,
        written,
        `${written}\n${written}`,
        0,
      ]);
      expect(names(event)).toEqual(names(usual));
    }
  });
});

describe('XML of the attack texts', () => {
  const atom = 'http://www.w3.org/2005/Atom';
  const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  let libxml: XmlParser;
  beforeAll(async () => {
    libxml = await startLibxml();
  });
  afterAll(async () => libxml.close());

  it('is a list with the texts, for libxml2', async () => {
    for (const text of texts) {
      const made = feedText({
        title: text,
        author: text,
        page: 'https://fr.example.org/films',
        self: 'https://fr.example.org/feed/fr/films.xml',
        language: 'fr-FR',
        icon: 'https://fr.example.org/icons/velours-192.png',
        entries: [{ url: 'https://fr.example.org/films/a', title: text, text, image: null, at: now }],
        since: now,
      });
      const told = await libxml.textsAt(
        made,
        atom,
        '/n:feed/n:title | /n:feed/n:author/n:name | /n:feed/n:entry/n:title | /n:feed/n:entry/n:summary',
      );
      const plain = oneBreak(writableText(text));
      expect([text, told.toSorted()]).toEqual([text, [plain, plain, plain, plain]]);
    }
  });

  it('is a sitemap with the addresses, for libxml2', async () => {
    for (const text of texts) {
      const address = `https://fr.example.org/${text}`;
      const made = sitemapXml(
        [{ address, alternates: [{ hreflang: 'fr-FR', address }], image: address, changedAt: text }],
        1,
      );
      const written = oneBreak(writableText(address));
      const told = await libxml.textsAt(made ?? '', sitemaps, '/n:urlset/n:url/n:loc');
      expect([text, told]).toEqual([text, [written]]);
      expect(await libxml.textsAt(indexXml([address]), sitemaps, '//n:loc')).toEqual([written]);
    }
  });
});

describe('JSON-LD of the attack texts', () => {
  it('is the same for a parser of JSON, and has nothing that ends its element or a line', () => {
    for (const text of texts) {
      const made = safeJson({ '@context': 'https://schema.org', name: text });
      expect(JSON.parse(made)).toEqual({ '@context': 'https://schema.org', name: text });
      expect(made).not.toMatch(/[<>&\p{Cc}\p{Cs}\u2028\u2029]/u);
    }
  });
});

describe('HTML of the backend', () => {
  it('has the attack texts as text and nothing beside it, for the parser of happy-dom', () => {
    const { document } = new Window();
    for (const text of texts) {
      const made = markup`<p title="${text}">${text}</p>`.text;
      expect(made).not.toMatch(/[^\P{Cc}\t\r\n]|\p{Cs}/u);
      document.body.innerHTML = made;
      const [element] = document.body.children;
      expect([document.querySelectorAll('body *').length, element?.getAttributeNames()]).toEqual([
        1,
        ['title'],
      ]);
      const read = [element?.textContent, element?.getAttribute('title')];
      expect(read.map((one) => oneBreak(one ?? ''))).toEqual([
        oneBreak(writableText(text)),
        oneBreak(writableText(text)),
      ]);
    }
  });
});

describe('what an import says of the attack texts', () => {
  it('is one line each that no terminal obeys', () => {
    for (const text of texts) {
      const lines = findingLines('Problems', [{ origin: text, field: text, message: text }]);
      expect(lines).toHaveLength(2);
      expect(lines[1]).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  });
});
