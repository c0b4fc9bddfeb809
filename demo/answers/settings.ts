import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { LanguageContext } from './context.ts';

/** Where the invented chain keeps what is not on the site; like its social networks at `example.com`. */
const elsewhere = 'https://www.example.com';

/**
 * The site's settings with the chain's other systems, which its help and its news name: films at home in the
 * menu (R132), and the app in both stores (R039, R131).
 */
export function settingsIn({ base, plan }: LanguageContext): LanguageCatalogue['settings'] {
  const { settings } = base;
  const { id } = plan.site;
  return {
    ...settings,
    features: { ...settings.features, homeVideo: true },
    links: {
      ...settings.links,
      homeVideo: `${elsewhere}/${id}/video`,
      appStore: `${elsewhere}/app-store/velours-${id}`,
      playStore: `${elsewhere}/google-play/velours-${id}`,
    },
  };
}
