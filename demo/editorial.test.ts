import { describe, expect, it } from 'vitest';
import { catalogueOnFile, demonstrationOf } from '#backend/rolling/test-demonstration.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { articleTypes } from '#src/contract/article-parts.ts';
import { cleanStory } from '#src/kernel/html/clean-html.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { reservedWords } from '#src/routes/slug.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { editorialDays } from './calendar/editorial.ts';

async function contentOf(site: SiteId, language: Language): Promise<LanguageCatalogue> {
  const content = (await catalogueOnFile(site)).languages[language];
  if (!content) throw new Error(`expected ${site} in ${language}`);
  return content;
}

const spoken = [
  ['fr', await contentOf('fr', 'fr')],
  ['en', await contentOf('fr', 'en')],
  ['de', await contentOf('ch', 'de')],
  ['nl', await contentOf('nl', 'nl')],
] as const;

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();
const wordCount = (html: string): number =>
  plain(html)
    .split(/\s+/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;

interface Text {
  readonly where: string;
  readonly text: string;
}

/** All texts about news and articles: titles, headlines, pages, captions, guests. */
function textsOf({ news, newsItemDetails, articles, articleDetails }: LanguageCatalogue): Text[] {
  const pages = [...Object.values(newsItemDetails), ...Object.values(articleDetails)];
  return [
    ...[...news, ...articles].flatMap(({ slug, title, headline }) =>
      [title, headline ?? ''].map((text) => ({ where: slug, text })),
    ),
    ...pages.map(({ slug, content }) => ({ where: slug, text: content ?? '' })),
    ...Object.values(articleDetails).flatMap(({ slug, guest, gallery }) =>
      [guest?.role, guest?.description, ...gallery.map(({ caption }) => caption)].map((text) => ({
        where: slug,
        text: text ?? '',
      })),
    ),
  ];
}

describe.each(spoken)('news and articles in %s', (language, content) => {
  const pages = [...Object.values(content.newsItemDetails), ...Object.values(content.articleDetails)];
  const against = (refuses: (text: string) => boolean): string[] =>
    textsOf(content)
      .filter(({ text }) => refuses(plain(text)))
      .map(({ where }) => where);

  it('R089 R091 are at least fifty-two and twelve, each with a page of some length', () => {
    expect(content.news.length).toBeGreaterThanOrEqual(52);
    expect(content.articles.length).toBeGreaterThanOrEqual(12);
    expect(pages).toHaveLength(content.news.length + content.articles.length);
    const outside = pages.flatMap(({ slug, content: html }) => {
      const count = wordCount(html ?? '');
      return count >= 78 && count <= 330 ? [] : [`${slug}: ${count}`];
    });
    expect(outside).toEqual([]);
  });

  it('R089 are of every kind, with and without picture, author and film, and hide each part somewhere', () => {
    expect(new Set(content.news.map(({ type }) => type))).toEqual(
      new Set(articleTypes.filter((type) => type !== 'experience')),
    );
    expect(content.articles.every(({ type }) => type === 'experience')).toBe(true);
    for (const field of ['author', 'featuredShow', 'image', 'seo'] as const) {
      const values = pages.map((page) => page[field] === null);
      expect([field, new Set(values)]).toEqual([field, new Set([true, false])]);
    }
    for (const flag of ['creationDate', 'socialMedia', 'newsTag'] as const)
      expect([flag, new Set(pages.map(({ display }) => display[flag]))]).toEqual([
        flag,
        new Set([true, false]),
      ]);
    const html = pages.map((page) => page.content ?? '').join('');
    for (const tag of ['h2', 'ul', 'table', 'blockquote', 'a'])
      expect(html).toMatch(new RegExp(`<${tag}[ >]`));
  });

  it('R089 have six pictures in their texts at least, each with a description, a caption and a file of its own', () => {
    const figures = pages.flatMap((page) => [
      ...(page.content ?? '').matchAll(
        /<figure><img src="([^"]+)" alt="([^"]+)" \/><figcaption>([^<]+)<\/figcaption>/g,
      ),
    ]);
    expect(figures.length).toBeGreaterThanOrEqual(6);
    expect(
      pages
        .map((page) => page.content ?? '')
        .join('')
        .match(/<img/g),
    ).toHaveLength(figures.length);
    const parts = figures.flatMap(([, ...values]) => values);
    expect(repeated(parts)).toEqual([]);
    expect(figures.filter(([, src = '']) => !/\/media\/backdrop\/[a-z-]+\//.test(src))).toEqual([]);
  });

  it('R088 have two videos in their texts at least, files of the chain with words of their own', () => {
    const videos = pages.flatMap((page) => [
      ...(page.content ?? '').matchAll(/<a href="([^"]+\.mp4)">([^<]+)<\/a>/g),
    ]);
    expect(videos.length).toBeGreaterThanOrEqual(2);
    expect(videos.filter(([, address = '']) => !/\/media\/trailer\/[a-z-]+\.mp4$/.test(address))).toEqual([]);
    expect(repeated(videos.map(([, , words = '']) => words))).toEqual([]);
  });

  it('are written in clean HTML', () => {
    const unclean = pages.filter((page) => cleanStory(page.content ?? '') !== page.content);
    expect(unclean.map(({ slug }) => slug)).toEqual([]);
  });

  it('say nothing twice', () => {
    const sentences = textsOf(content).flatMap(({ text }) =>
      plain(text.replaceAll(/<table>.*?<\/table>/gs, ''))
        .split(/[.?…:]/u)
        .map((sentence) => sentence.trim().toLowerCase())
        .filter((sentence) => wordCount(sentence) > 3),
    );
    expect(repeated(sentences)).toEqual([]);
  });

  it('use the typography of the language, and do not shout', () => {
    const quotes = { fr: /[„“”]/u, en: /[«»]/u, de: /[„“”‘’ß]/u, nl: /[«»„“”]/u }[language];
    expect(against((text) => /['"!]/.test(text) || quotes.test(text))).toEqual([]);
    const loose = language === 'fr' ? /[^\u00A0][:;?»]|«[^\u00A0]/u : /\s[:;?]/u;
    expect(against((text) => loose.test(text))).toEqual([]);
    expect(against((text) => text !== text.trim())).toEqual([]);
  });

  it('have slugs that are no reserved word, and no address of another item', () => {
    const slugs = [...content.news, ...content.articles].map(({ slug }) => slug);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => reservedWords.has(slug))).toEqual([]);
  });
});

describe('news and articles of all languages', () => {
  it('R237 are joined, in the same order, with slugs of their own', async () => {
    const { languages, translations } = await catalogueOnFile('ch');
    for (const list of ['news', 'articles'] as const) {
      const joined = translations[list];
      expect(joined).toHaveLength(languages.de?.[list].length ?? 0);
      for (const language of sites.ch.languages)
        expect(joined.map((item) => item[language])).toEqual(
          languages[language]?.[list].map(({ slug }) => slug),
        );
      const alike = joined.filter((item) => new Set(Object.values(item)).size < sites.ch.languages.length);
      expect(alike).toEqual([]);
    }
  });

  it('R091 name cinemas on every site, and only its own', async () => {
    for (const site of siteIds) {
      const content = await contentOf(site, sites[site].defaultLanguage);
      const named = Object.values(content.articleDetails).flatMap(({ cinemas }) => cinemas);
      const cinemas = new Set(content.cinemas.map(({ slug }) => slug));
      expect([site, named.length > 0, named.filter((slug) => !cinemas.has(slug))]).toEqual([site, true, []]);
    }
  });
});

describe('the news of a day', () => {
  const start = '2026-11-20';
  const at = async (day: string) => {
    const { languages } = await demonstrationOf('ma', new Date(`${day}T14:00:00Z`));
    if (!languages.fr || !languages.en) throw new Error('expected French and English');
    return { fr: languages.fr, en: languages.en };
  };

  it('R095 have dates of the past half year, the newest first, the same in every language', async () => {
    for (const offset of [0, 40, 150]) {
      const today = addDays(start, offset);
      const { fr, en } = await at(today);
      const dates = fr.news.map(({ releaseDate }) => releaseDate ?? '');
      expect(dates).toEqual(dates.toSorted((one, other) => (one < other ? 1 : -1)));
      expect(dates.filter((date) => date > today || date <= addDays(today, -editorialDays))).toEqual([]);
      expect(en.news.map(({ releaseDate }) => releaseDate)).toEqual(dates);
      for (const item of [...fr.news, ...fr.articles]) {
        const page = fr.newsItemDetails[item.slug] ?? fr.articleDetails[item.slug];
        expect(page).toMatchObject({ releaseDate: item.releaseDate });
        expect(item.changedAt?.slice(0, 13)).toBe(`${item.releaseDate}T05`);
      }
    }
  });

  it('R095 highlight some of the newest, and no old ones', async () => {
    for (const offset of [0, 26, 52, 78, 104, 130, 156]) {
      const { fr } = await at(addDays(start, offset));
      const places = fr.news.flatMap(({ highlighted }, index) => (highlighted ? [index] : []));
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter((place) => place > 12)).toEqual([]);
      for (const { slug, highlighted } of fr.news)
        expect(fr.newsItemDetails[slug]?.highlighted).toBe(highlighted);
    }
  });

  it('R089 name only films that the site has on that day', async () => {
    const { fr } = await at(start);
    const shows = new Set(fr.shows.map(({ slug }) => slug));
    const named = Object.values(fr.newsItemDetails).flatMap(({ featuredShow }) => featuredShow ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((slug) => !shows.has(slug))).toEqual([]);
  });
});
