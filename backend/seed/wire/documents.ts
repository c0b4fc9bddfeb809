import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import type { FooterFaq } from '#src/contract/footer-faq/schema.ts';
import type { Footer, FooterLink } from '#src/contract/footer/schema.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import type { Version } from '#src/contract/versions/schema.ts';
import { isOpen } from '#src/routes/pages/registry.ts';
import { tabFragment } from '#src/routes/fragments.ts';
import { hasPage, href } from '#src/routes/href.ts';
import type { ShowsTab } from '#src/routes/fragments.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Text } from '../data-types.ts';
import type { HouseData } from '../house-types.ts';
import { alertWords } from '../vocabulary/alerts.ts';
import type { AlertWords } from '../vocabulary/alerts.ts';
import { experienceTags } from '../vocabulary/experience-tags.ts';
import { footerQuestions, pageQuestions } from '../vocabulary/footer-faq.ts';
import { footerWords, socialNetworks } from '../vocabulary/footer.ts';
import { accessibilityTags, programmeTags } from '../vocabulary/programme-tags.ts';
import type { TagData } from '../vocabulary/tag-types.ts';
import { versionsBySite } from '../vocabulary/versions.ts';
import type { LanguageContext } from '../generator/context.ts';
import { slugOfHouse } from './language-index.ts';
import { backdropOf } from './media.ts';

const allTags: readonly TagData[] = [...experienceTags, ...programmeTags, ...accessibilityTags];

/** Tags and experiences of the site (R085, R086); the backdrop is that of a film shown in the experience. */
export function tagsOf(context: LanguageContext): Tag[] {
  const { plan, language } = context;
  const localised = (text: Text | null): string | null => text?.[language] ?? null;
  return allTags.map((tag, index) => {
    const place = (name: TagData['places'][number]): boolean => tag.places.includes(name);
    const film = plan.releases
      .toSorted((one, other) => one.rank - other.rank)
      .find((release) => release.film.experiences.includes(tag.slug))?.film;
    return {
      slug: tag.slug,
      title: tag.title[language],
      premium: tag.premium,
      versionFilter: tag.versionFilter,
      places: {
        cinema: place('cinema'),
        cinemaFilters: place('cinemaFilters'),
        showFilters: place('showFilters'),
        showtime: place('showtime'),
        accessibility: place('accessibility'),
        show: place('show'),
      },
      tooltipBadge: localised(tag.badge),
      orders: { showtime: index + 1, filter: index + 1, upsell: tag.upsell ? index + 1 : 9999 },
      backdrop: film ? backdropOf(plan.options, film).lg : null,
      description: `<p>${tag.description[language]}</p>`,
      ctaUrl: null,
      upsellText: localised(tag.upsell),
      icon: { type: tag.icon.type, value: tag.icon.value },
      highlighted: tag.highlighted,
      thumbnailTitle: tag.title[language],
      modalTitle: tag.title[language],
      textColor: tag.colours?.[0] ?? null,
      backgroundColor: tag.colours?.[1] ?? null,
      pictoBanner: null,
      pictoImage: null,
      special: tag.special,
    };
  });
}

/** Language versions of the site (R087). */
export function versionListOf(context: LanguageContext): Version[] {
  return versionsBySite[context.plan.site.id].map(({ slug, label, description }) => ({
    slug,
    label: label[context.language],
    description: description[context.language],
  }));
}

function alertOf(context: LanguageContext, alert: AlertWords): CinemaAlert {
  const { plan, language } = context;
  const house = plan.houses.find(({ open }) => open);
  return {
    title: alert.title[language],
    message: alert.message[language],
    cinemas: alert.allCinemas || !house ? [] : [slugOfHouse(house, language)],
    warning: alert.warning,
    allCinemas: alert.allCinemas,
    cta: alert.cta
      ? {
          label: alert.cta[language],
          url: href(context.locale, { page: 'cinemas' }),
          target: 'new',
          type: 'black',
        }
      : null,
  };
}

/** The alerts of the site (R072). */
export function alertsOf(context: LanguageContext): CinemaAlert[] {
  return alertWords.map((alert) => alertOf(context, alert));
}

/** The alerts that a house shows: its own and those for all. */
export function alertsFor(context: LanguageContext, house: HouseData): CinemaAlert[] {
  const slug = slugOfHouse(house, context.language);
  return alertsOf(context).filter(({ allCinemas, cinemas }) => allCinemas || cinemas.includes(slug));
}

function link(title: string, url: string, newTab = false): FooterLink {
  return { title, url, cookie: false, newTab, params: {} };
}

/**
 * Footer columns and social networks (R118). Only pages that can be opened are linked; those of the client host
 * (R050) where the options name one.
 */
export function footerOf(context: LanguageContext): Footer {
  const { language, locale, plan } = context;
  const page = (title: Text, ref: PageRef, tab?: ShowsTab): FooterLink[] => {
    if (!isOpen(ref.page) || !hasPage(locale, ref.page)) return [];
    const fragment = tab ? `#${tabFragment(language, tab)}` : '';
    return [link(title[language], `${href(locale, ref)}${fragment}`)];
  };
  const { accountOrigin } = plan.options;
  // Clients of the other sites have their pages at the identity provider.
  const account =
    accountOrigin && plan.site.accountAdapter === 'client-host'
      ? [
          link(footerWords.account[language], `${accountOrigin}/${language}/register?site=${plan.site.id}`),
          link(footerWords.mail[language], `${accountOrigin}/${language}/mail?site=${plan.site.id}`, true),
        ]
      : [];
  const houseLinks = plan.houses
    .slice(0, 4)
    .map((house) => link(house.name, href(locale, { page: 'cinema', slug: slugOfHouse(house, language) })));
  return {
    columns: [
      {
        title: footerWords.films[language],
        links: [
          ...page(footerWords.nowShowing, { page: 'shows' }),
          ...page(footerWords.upcoming, { page: 'upcomingShowsLight' }),
          ...page(footerWords.kids, { page: 'shows' }, 'kids'),
          ...page(footerWords.events, { page: 'events' }),
        ],
      },
      {
        title: footerWords.visit[language],
        links: [...page(footerWords.cinemas, { page: 'cinemas' }), ...houseLinks],
      },
      {
        title: footerWords.house[language],
        links: [
          ...account,
          ...page(footerWords.app, { page: 'app' }),
          ...page(footerWords.sitemap, { page: 'sitemap' }),
          { title: footerWords.cookies[language], url: '#cookies', cookie: true, newTab: false, params: {} },
        ],
      },
    ],
    socialNetworks: socialNetworks.map((network) => ({
      label: network,
      url: `https://www.example.com/${network}/velours-${plan.site.id}`,
    })),
  };
}

/** Questions of the footer (R103): those of every page, and those of the pages of one kind. */
export function footerFaqOf({ language }: LanguageContext): FooterFaq {
  const blocks = { default: footerQuestions, ...pageQuestions };
  return Object.entries(blocks).map(([type, questions]) => ({
    type,
    questions: questions.map(({ title, description }) => ({
      title: title[language],
      description: description[language],
    })),
    slugs: [],
  }));
}
