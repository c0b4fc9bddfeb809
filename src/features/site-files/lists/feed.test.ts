import { describe, expect, it } from 'vitest';
import { feedText, type FeedEntry } from './feed.ts';
import { feedProblems } from './list-test-kit.ts';
import { parseXml } from './xml-test-kit.ts';

const entry = (number: number, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  url: `https://fr.example.org/films/film-${number}`,
  title: `Film ${number}`,
  text: 'Drame',
  image: null,
  at: new Date(Date.UTC(2026, 9, 25, 0, number)),
  ...changes,
});

const made = (entries: readonly FeedEntry[]) =>
  feedText({
    title: 'Les films <de> Velours & co',
    author: 'Velours',
    page: 'https://fr.example.org/films',
    self: 'https://fr.example.org/feed/fr/films.xml',
    language: 'fr-FR',
    entries,
    icon: 'https://fr.example.org/icons/velours-192.png',
    since: new Date('2026-10-25T10:00:00Z'),
  });

const entriesOf = (text: string) => parseXml(text).children.filter(({ name }) => name === 'entry');

describe('a list that changes', () => {
  it('R095 is RFC 4287, also with markup in a title and with nothing in it', () => {
    const text = made([entry(1), entry(2, { title: 'A < B & ]]> C', text: null })]);
    expect(feedProblems(text)).toEqual([]);
    expect(feedProblems(made([]))).toEqual([]);
    const titles = entriesOf(text).map((one) => one.children.find(({ name }) => name === 'title'));
    expect(titles.map((title) => [title?.attributes['type'] ?? 'text', title?.text])).toContainEqual([
      'text',
      'A < B & ]]> C',
    ]);
  });

  it('the check finds what is wrong', () => {
    const text = made([entry(1)]);
    expect(feedProblems(text.replace(/<author>[\s\S]*<\/author>/, ''))).not.toEqual([]);
    expect(feedProblems(text.replace(/<updated>[^<]*/, '<updated>yesterday'))).not.toEqual([]);
    expect(feedProblems(made([entry(1), entry(1)]))).not.toEqual([]);
    expect(feedProblems(text.replace(' xml:lang="fr-FR"', ''))).not.toEqual([]);
    expect(feedProblems(text.replace(/<published>[^<]*/, '<published>soon'))).not.toEqual([]);
    expect(feedProblems(text.replace(/<published>[^<]*/, '<published>2027-01-01T00:00:00Z'))).not.toEqual([]);
    expect(feedProblems(text.replace('</entry>', '<link rel="enclosure"/></entry>'))).not.toEqual([]);
    expect(feedProblems('<feed/>')).toEqual(['no Atom']);
    for (const broken of [text.replace('</feed>', ''), text.replace('&amp;', '&'), `${text}<feed/>`])
      expect(feedProblems(broken)).toHaveLength(1);
  });

  it('R095 an entry has its picture with its kind; one without a complete address has none', () => {
    const linksOf = (image: string | null) =>
      entriesOf(made([entry(1, { image })]))[0]
        ?.children.filter(({ attributes }) => attributes['rel'] === 'enclosure')
        .map(({ attributes }) => [attributes['type'], attributes['href']]);
    const address = 'https://images.example.org/p?a=1&b=2';
    expect(linksOf('https://images.example.org/a.JPG')).toEqual([
      ['image/jpeg', 'https://images.example.org/a.JPG'],
    ]);
    expect(linksOf('https://images.example.org/a.avif?w=2')?.[0]?.[0]).toBe('image/avif');
    expect(linksOf(address)).toEqual([[undefined, address]]);
    expect(linksOf('/a.jpg')).toEqual([]);
    expect(linksOf(null)).toEqual([]);
  });

  it('R095 has the latest first, at most fifty, and changes when the latest does', () => {
    const text = made(Array.from({ length: 60 }, (_, index) => entry(index)));
    const titles = entriesOf(text).map(({ children }) => children.find(({ name }) => name === 'title')?.text);
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'Film 59', 'Film 10']);
    const updated = parseXml(text).children.find(({ name }) => name === 'updated');
    expect(updated?.text).toBe('2026-10-25T00:59:00.000Z');
  });
});
