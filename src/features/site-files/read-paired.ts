import { breakerOf } from '#src/api/transport/breaker.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { callApi } from '#src/api/transport/transport.ts';
import type { TranslationId } from '#src/contract/endpoints.ts';
import type { ItemSection, Translated } from '#src/seo/sitemap/listed-pages.ts';
import { pairItems, type ListedItems, type Translate } from '#src/seo/sitemap/pair-items.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** The items of a section, each with its slugs in the languages of the site. */
export interface PairedItems {
  readonly items: readonly Translated<string>[];
  /** False when a translation could not be read: each language then has its item separately. */
  readonly whole: boolean;
}

/** Translations are read item by item. These are the limits of calls at a time and of translations in all. */
const callsAtOnce = 6;
const mostTranslations = 5_000;
/** When the API does not answer, all calls wait until it may be called again, at most this many times. */
const mostPauses = 4;

/** Waits for a number of milliseconds. */
export type Pause = (milliseconds: number) => Promise<unknown>;

/** Tells the slugs of an item in other languages; `whole`: whether all could be read so far. */
interface Translation {
  readonly translate: Translate;
  readonly whole: () => boolean;
}

/** The API's own translations (D36), and whether all of them could be read. */
function byApi(site: SiteId, id: TranslationId, pause: Pause): Translation {
  let asked = 0;
  let pauses = 0;
  let pausing: Promise<unknown> | null = null;
  let whole = true;
  const another = async (): Promise<boolean> => {
    if (pausing === null) {
      if (pauses === mostPauses) return false;
      pauses += 1;
      pausing = pause(breakerOf(site, id).retryAfterSeconds * 1_000).finally(() => (pausing = null));
    }
    await pausing;
    return true;
  };
  return {
    whole: () => whole,
    translate: async (language, slug) => {
      asked += 1;
      if (asked > mostTranslations) return {};
      do {
        const answer = await callApi(site, id, language, { slug });
        if (answer.ok) return answer.value.value;
        if (!isOutage(answer.failure)) return {};
      } while (await another());
      whole = false;
      return {};
    },
  };
}

interface Numbered {
  readonly id: string | number;
  readonly slug: string;
}

/** Translates items by the number that they have in every list, where the contract has no translation of them. */
async function byNumber(site: SiteId, id: 'cities' | 'faqArticles'): Promise<Translation> {
  const slugs = new Map<string, Partial<Record<Language, string>>>();
  const numbers = new Map<string, string>();
  for (const language of sites[site].languages) {
    const answer = await callApi(site, id, language, {});
    const items: readonly Numbered[] = answer.ok ? answer.value.value : [];
    for (const { id: number, slug } of items) {
      slugs.set(String(number), { ...slugs.get(String(number)), [language]: slug });
      numbers.set(`${language} ${slug}`, String(number));
    }
  }
  const of = (language: Language, slug: string) => slugs.get(numbers.get(`${language} ${slug}`) ?? '') ?? {};
  return { whole: () => true, translate: (language, slug) => Promise.resolve(of(language, slug)) };
}

/** Items that have the same slug in every language, because the contract has no translation of them. */
function bySlug(site: SiteId): Translation {
  const { languages } = sites[site];
  const of = (slug: string) => Object.fromEntries(languages.map((language) => [language, slug]));
  return { whole: () => true, translate: (_language, slug) => Promise.resolve(of(slug)) };
}

type Translating = (site: SiteId, pause: Pause) => Translation | Promise<Translation>;
const told =
  (id: TranslationId): Translating =>
  (site, pause) =>
    byApi(site, id, pause);

/** How the items of each section are told in another language. */
const translating: Readonly<Record<ItemSection, Translating>> = {
  films: told('showTranslate'),
  events: told('showTranslate'),
  seasons: bySlug,
  specials: bySlug,
  cinemas: told('cinemaTranslate'),
  cities: (site) => byNumber(site, 'cities'),
  experiences: bySlug,
  groups: bySlug,
  articles: told('articleTranslate'),
  news: told('newsTranslate'),
  offers: told('offerTranslate'),
  help: (site) => byNumber(site, 'faqArticles'),
  topics: bySlug,
  information: told('masterTemplateTranslate'),
};

/** Joins the items of the lists that are the same item in several languages, as their pages do. */
export async function readPaired(
  site: SiteId,
  section: ItemSection,
  listed: ListedItems,
  pause: Pause,
): Promise<PairedItems> {
  const { translate, whole } = await translating[section](site, pause);
  const items = await pairItems(listed, translate, (slugs, step) => mapLimited(slugs, callsAtOnce, step));
  return { items, whole: whole() };
}
