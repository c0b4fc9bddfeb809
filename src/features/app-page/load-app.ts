import type { MobileApplication, WithContext } from 'schema-dts';
import { read } from '#src/api/read.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { chainName } from '#src/seo/chain.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The shops in which the app can be had. */
export const stores = ['appStore', 'playStore'] as const;

/** One of them. */
export type Store = (typeof stores)[number];

/** What the page of the app shows. */
export interface AppModel {
  /** The shops that have the app of this site; empty when there are none, or they could not be read. */
  readonly stores: readonly { readonly store: Store; readonly url: string }[];
}

/** Reads where the app can be had (R039). */
export async function loadApp(locale: Locale): Promise<AppModel> {
  const settings = await read('settings', locale, {});
  const links = settings.ok ? settings.value.links : {};
  return {
    stores: stores.flatMap((store) => {
      const url = links[store];
      return url === undefined ? [] : [{ store, url }];
    }),
  };
}

const systems: Readonly<Record<Store, string>> = { appStore: 'iOS', playStore: 'Android' };

/** Structured data of the app: schema.org MobileApplication; none where no shop has it. */
export function appJsonLd(
  locale: Locale,
  { stores: known }: AppModel,
  origins: Readonly<Record<SiteId, string>>,
): WithContext<MobileApplication>[] {
  if (known.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      name: chainName,
      url: absoluteHref(origins[siteOf(locale)], locale, { page: 'app' }),
      inLanguage: locale,
      applicationCategory: 'EntertainmentApplication',
      operatingSystem: known.map(({ store }) => systems[store]).join(', '),
      installUrl: known.map(({ url }) => url),
    },
  ];
}
