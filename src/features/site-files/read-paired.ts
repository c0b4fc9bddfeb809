import { breakerOf } from '#src/api/transport/breaker.ts';
import { isOutage } from '#src/api/transport/failure.ts';
import { mapLimited } from '#src/api/map-limited.ts';
import { callApi } from '#src/api/transport/transport.ts';
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

/** The API's own translations (D36), and whether all of them could be read. */
function byApi(
  site: SiteId,
  id: 'showTranslate' | 'cinemaTranslate',
  pause: Pause,
): { translate: Translate; whole: () => boolean } {
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

/** Translates cities by their number in the lists, because the contract has no translation of a city. */
async function byNumber(site: SiteId): Promise<{ translate: Translate; whole: () => boolean }> {
  const slugs = new Map<number, Partial<Record<Language, string>>>();
  const numbers = new Map<string, number>();
  for (const language of sites[site].languages) {
    const cities = await callApi(site, 'cities', language, {});
    for (const { id, slug } of cities.ok ? cities.value.value : []) {
      slugs.set(id, { ...slugs.get(id), [language]: slug });
      numbers.set(`${language} ${slug}`, id);
    }
  }
  const of = (language: Language, slug: string) =>
    slugs.get(numbers.get(`${language} ${slug}`) ?? Number.NaN) ?? {};
  return { whole: () => true, translate: (language, slug) => Promise.resolve(of(language, slug)) };
}

/** Joins the items of the lists that are the same item in several languages, as their pages do. */
export async function readPaired(
  site: SiteId,
  section: ItemSection,
  listed: ListedItems,
  pause: Pause,
): Promise<PairedItems> {
  const { translate, whole } =
    section === 'cities'
      ? await byNumber(site)
      : byApi(site, section === 'cinemas' ? 'cinemaTranslate' : 'showTranslate', pause);
  const items = await pairItems(listed, translate, (slugs, step) => mapLimited(slugs, callsAtOnce, step));
  return { items, whole: whole() };
}
