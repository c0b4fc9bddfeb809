import { describe, expect, it } from 'vitest';
import { editorialDocuments } from '#backend/catalogue/search/editorial-documents.ts';
import { SearchIndex } from '#backend/catalogue/search/search-index.ts';
import { catalogueOnFile } from '#backend/rolling/test-demonstration.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import { isLanguage, siteIds } from '#src/sites/registry.ts';
import { repeated, sentencesOf, wordCount } from './test-texts.ts';

const catalogues = await Promise.all(siteIds.map((site) => catalogueOnFile(site)));
const helped = catalogues.filter(({ site }) => site === 'fr' || site === 'nl');
const inLanguages = helped.flatMap(({ site, languages }) =>
  Object.entries(languages).flatMap(([language, content]) =>
    isLanguage(language) ? [[`${site} in ${language}`, site, language, content] as const] : [],
  ),
);

const articleCounts = { fr: 125, nl: 85 };
const categoryTitles: Readonly<Record<string, readonly string[]>> = {
  'fr in fr': [
    'Réservation en ligne',
    'Programmation',
    'Abonnement',
    'Cinéma à la maison',
    'Votre compte',
    'L’expérience en salle',
  ],
  'fr in en': [
    'Online booking',
    'Programming',
    'Subscription',
    'At home',
    'Your account',
    'The cinema experience',
  ],
  'nl in nl': [
    'Tickets',
    'Clubabonnementen',
    'Vouchers en cadeaukaarten',
    'Thuis kijken',
    'Filminformatie',
    'Plan je bezoek',
  ],
  'nl in en': [
    'Tickets',
    'Club subscriptions',
    'Vouchers and gift cards',
    'Home streaming',
    'Film information',
    'Plan your visit',
  ],
};

/** The words that visitors use for a ticket and for buying one. */
const searchedWords: Readonly<Record<string, readonly string[]>> = {
  'fr in fr': ['billet', 'billets', 'e-billet', 'place', 'réservation', 'réserver', 'remboursement'],
  'fr in en': ['ticket', 'tickets', 'seat', 'booking', 'book', 'refund'],
  'nl in nl': ['ticket', 'tickets', 'kaartje', 'kaartjes', 'reserveren', 'annuleren'],
  'nl in en': ['ticket', 'tickets', 'seat', 'book', 'cancel'],
};
/** Words that one article or two answer. */
const rareWords: readonly string[] = ['e-billet', 'remboursement', 'refund', 'annuleren', 'cancel'];

/** What an article says, part by part; none of it may be said twice. */
function textsOf(content: LanguageCatalogue): string[] {
  return content.faqArticles.flatMap(({ slug, title, teaser }) => [
    title,
    teaser ?? '',
    content.faqArticleDetails[slug]?.content ?? '',
  ]);
}

/** The same texts as a reader has them: without markup, entities and mail addresses. */
const readsOf = (content: LanguageCatalogue): string[] =>
  textsOf(content).map((text) =>
    text
      .replaceAll(/<\/?(?:strong|a)\b[^>]*>|&[lg]t;/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\w.-]+@example\.com/g, '@'),
  );

describe.each(inLanguages)('the help centre of %s', (name, site, language, content) => {
  const pages = content.faqArticles.map(({ slug }) => content.faqArticleDetails[slug]);
  const refused = (refuses: (page: NonNullable<(typeof pages)[number]>) => boolean): string[] =>
    pages.flatMap((page) => (page === undefined || refuses(page) ? [page?.slug ?? 'no page'] : []));

  it('has its six categories, each with its articles (R102, R287, R288)', () => {
    expect(content.faqArticles).toHaveLength(articleCounts[site === 'fr' ? 'fr' : 'nl']);
    expect(content.faqCategories.map(({ slug }) => slug)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(content.faqCategories.map(({ title }) => title)).toEqual(categoryTitles[name]);
    for (const { slug, title, description, articleCount } of content.faqCategories) {
      const own = content.faqArticles.filter(({ category }) => category?.id === slug);
      expect(new Set(own.map(({ category }) => category?.name))).toEqual(new Set([title]));
      expect(wordCount(description ?? '')).toBeGreaterThan(4);
      expect(articleCount).toBe(own.length);
      expect(content.faqCategoryDetails[slug]).toMatchObject({ articleCount, articles: own });
    }
    expect(content.faqArticles.filter(({ category }) => category === null)).toEqual([]);
  });

  it('answers in 50 to 130 words of clean HTML (SEC5)', () => {
    const counts = pages.map((page) => [page?.slug, wordCount(page?.content ?? '')] as const);
    expect(counts.filter(([, count]) => count < 50 || count > 130)).toEqual([]);
    expect(refused((page) => cleanHtml(page.content ?? '') !== page.content)).toEqual([]);
    expect(refused((page) => wordCount(page.teaser ?? '') < 4)).toEqual([]);
    expect(refused((page) => page.publicationDate === null)).toEqual([]);
  });

  it('relates each article to three to five others that are there', () => {
    const known = new Set(content.faqArticles.map(({ slug }) => slug));
    expect(
      refused(
        ({ slug, related }) =>
          related.length < 3 ||
          related.length > 5 ||
          new Set([slug, ...related]).size !== related.length + 1 ||
          related.some((one) => !known.has(one)),
      ),
    ).toEqual([]);
  });

  it('is found by the words that visitors use: several articles for a ticket and for booking (R187)', () => {
    const index = new SearchIndex(
      editorialDocuments(content).map(({ pattern, kinds = [], hit }) => ({
        kind: hit.type,
        title: hit.title,
        pattern,
        people: '',
        genres: kinds.join(', '),
        codes: '',
        hit: String(hit.id),
      })),
    );
    const found = (searchedWords[name] ?? []).map((text) => {
      const articles = index.find({ text, type: null, onlyHelp: true });
      return { text, enough: articles.length >= (rareWords.includes(text) ? 1 : 3) };
    });
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(({ enough }) => !enough)).toEqual([]);
  });

  it('has three articles that have only their id for an address (R190)', () => {
    expect(content.faqArticles.filter(({ id, slug }) => slug === id)).toHaveLength(3);
  });

  it('writes as the language does', () => {
    const texts = readsOf(content);
    const quotes = { fr: /[‘„“”]/u, en: /[«»„‘]/u, de: /[«»‘’”ß]/u, nl: /[«»„“”]/u }[language];
    expect(texts.filter((text) => /['"]/.test(text) || quotes.test(text))).toEqual([]);
    const loose = language === 'fr' ? /[^\u00A0][;?!:»]|«[^\u00A0]/u : /\s[:;?!]/u;
    expect(texts.filter((text) => loose.test(text))).toEqual([]);
    expect(textsOf(content).filter((text) => text !== text.trim() || /\s{2}/u.test(text))).toEqual([]);
  });

  it('writes to nobody outside the examples', () => {
    const addresses = textsOf(content).flatMap((text) => text.match(/https?:[^"<]+|[\w.-]+@[\w.-]+/g) ?? []);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((one) => !one.endsWith('@example.com'))).toEqual([]);
  });
});

describe('the help centre', () => {
  it('is on two sites (R031)', () => {
    const others = catalogues.filter(({ site }) => !helped.some((one) => one.site === site));
    expect(others).toHaveLength(6);
    for (const { languages } of others)
      for (const content of Object.values(languages)) expect(content.faqArticles).toEqual([]);
  });

  it('has every article in both languages of its site, by its id (D36)', () => {
    for (const { site, languages, translations } of helped) {
      const idOf = (language: string, slug: string | undefined): string | undefined =>
        Object.entries(languages)
          .find(([one]) => one === language)?.[1]
          .faqArticles.find((article) => article.slug === slug)?.id;
      const joined = translations.faqArticles.map((item) =>
        Object.entries(item).map(([language, slug]) => idOf(language, slug)),
      );
      expect(joined).toHaveLength(articleCounts[site === 'fr' ? 'fr' : 'nl']);
      expect(joined.filter(([one, other]) => one === undefined || one !== other)).toEqual([]);
    }
  });

  it.each(['fr', 'en', 'nl'] as const)('says nothing twice in %s', (language) => {
    const texts = helped.flatMap(({ languages }) => {
      const content = languages[language];
      return content === undefined ? [] : readsOf(content);
    });
    expect(repeated(texts)).toEqual([]);
    // A step of a list may be a word or two (“Pay.”).
    const sentences = texts.flatMap((text) => sentencesOf(text)).filter((one) => wordCount(one) > 3);
    expect(repeated(sentences)).toEqual([]);
  });
});
