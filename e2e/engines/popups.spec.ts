import { expect } from '@playwright/test';
import type { Tab } from '#tests/support/engines/engine.ts';
import { panelFragments } from '#src/routes/fragments.ts';
import type { PageRef } from '#src/routes/page.ts';
import { popupKinds, type PopupKind } from '#src/popups/protocol/kinds.ts';
import { popupText } from '#src/popups/protocol/attributes.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from './engine-test.ts';
import { focuses, open, sees } from './look.ts';

/** A page with the elements that open popups there, each with the kind that a phone opens. */
interface PageWithPopups {
  readonly name: string;
  readonly locale: Locale;
  readonly ref: () => Promise<PageRef>;
  readonly opens: readonly (readonly [kind: PopupKind, opener: string])[];
}

const fr = 'fr-FR';
const t = words(fr);
const trigger = (kind: PopupKind, within = 'main') => `${within} [data-popup="${kind}"]`;

const pages: readonly PageWithPopups[] = [
  {
    name: 'home',
    locale: fr,
    ref: async () => ({ page: 'home' }),
    opens: [
      ['search', trigger('search', 'header')],
      ['signIn', trigger('signIn', 'header')],
      ['locator', trigger('locator', '[data-locator-bar]')],
    ],
  },
  {
    name: 'a film',
    locale: fr,
    ref: async () => {
      const { show, day } = await catalogueOf(fr).filmWithVersions();
      return { page: 'movie', slug: show.slug, filters: { date: day } };
    },
    opens: [
      ['mobileTrailer', trigger('showTrailer')],
      ['mobileCalendar', trigger('calendar')],
      ['memberRating', trigger('memberRating')],
      ['globalFeelings', trigger('globalFeelings')],
      ['showtimeDetails', 'main a[data-state="available"]'],
      ['centeredSignIn', 'main [data-mark="wish"]'],
    ],
  },
  {
    name: 'a film that is not on sale',
    locale: fr,
    ref: async () => {
      for (const { slug, isMovie, isComingSoon } of await catalogueOf(fr).shows()) {
        if (!isMovie || !isComingSoon) continue;
        if ((await catalogueOf(fr).daysOf({ slug })).length === 0) return { page: 'movie', slug };
      }
      throw new Error('The stage has no film without showtimes.');
    },
    opens: [['saleNotice', trigger('saleNotice')]],
  },
  {
    name: 'the films',
    locale: fr,
    ref: async () => ({ page: 'shows' }),
    opens: [['filters', trigger('filters')]],
  },
  {
    name: 'a story with a video',
    locale: fr,
    ref: async () => {
      for (const { slug } of await catalogueOf(fr).ask('news', {})) {
        const { content } = await catalogueOf(fr).ask('newsItem', { slug });
        if (/<a href="[^"]+\.mp4">/.test(content ?? '')) return { page: 'newsItem', slug };
      }
      throw new Error('The stage has no news item with a video.');
    },
    opens: [['video', trigger('video')]],
  },
  {
    name: 'the subscription',
    locale: fr,
    ref: async () => ({ page: 'subscriptionOffers' }),
    opens: [
      ['subscriptionPlan', trigger('subscriptionPlan')],
      ['subscriptionPerks', trigger('subscriptionPerks')],
      ['partners', trigger('partners')],
    ],
  },
  {
    name: 'the check of gift cards',
    locale: 'nl-NL',
    ref: async () => ({ page: 'giftCard' }),
    opens: [['voucherChecker', trigger('voucherChecker')]],
  },
];

const opened = 'dialog[open][data-popup-kind]';

/**
 * Opens a popup, waits for its content where it has data for one, closes it by the Escape key, and expects the focus on
 * what opened it.
 */
async function opensAndCloses(tab: Tab, kind: PopupKind, opener: string, hasContent = true): Promise<void> {
  await tab.click(opener);
  await sees(tab, `dialog[open][data-popup-kind="${kind}"] h2`);
  // The frame is empty until its content has come.
  await sees(tab, `${opened} h2`, t('state.loading'), false);
  if (hasContent) await sees(tab, `${opened} h2 ~ div > *, ${opened} :has(> h2) ~ div > *`);
  await sees(tab, `${opened} [aria-busy="true"]`, '', false);
  await tab.press('Escape');
  await sees(tab, 'dialog[open]', '', false);
  await focuses(tab, opener);
}

for (const { name, locale, ref, opens } of pages)
  test(`R147 R149 ${name}: ${opens.map(([kind]) => kind).join(', ')} open on a phone and give the focus back`, async ({
    tab,
  }) => {
    await open(tab, locale, await ref());
    for (const [kind, opener] of opens) await test.step(kind, () => opensAndCloses(tab, kind, opener));
    expect(await tab.problems()).toEqual([]);
  });

test('R149 the panels of a cinema open on a phone and give the focus back', async ({ tab }) => {
  await open(tab, fr, await refOf({ locale: fr, page: 'cinema' }));
  for (const panel of [panelFragments.info, panelFragments.pricing]) {
    const opener = `main a[href="#${panel}"]`;
    await tab.click(opener);
    await sees(tab, `dialog#${panel}[open] h3`);
    await tab.press('Escape');
    await sees(tab, 'dialog[open]', '', false);
    await focuses(tab, opener);
  }
  expect(await tab.problems()).toEqual([]);
});

/** Kinds that no element of a visitor's page opens on a phone: others bring them, or an older layout, or a wide window. */
const others = (Object.keys(popupKinds) as PopupKind[]).filter(
  (kind) =>
    !pages.some(({ opens }) => opens.some(([one]) => one === kind)) &&
    // Only a member has one: account.spec.ts opens it.
    kind !== 'profile',
);
/** On a phone, another kind opens in their place. */
const inPlaceOf: Readonly<Partial<Record<PopupKind, PopupKind>>> = {
  calendar: 'mobileCalendar',
  showTrailer: 'mobileTrailer',
};

test(`R149 all other kinds open by a button of the test and give the focus back`, async ({ tab }) => {
  const { show, cinema, day, showtime } = await catalogueOf(fr).showtimeThat(
    'a showtime that can be booked',
    ({ status, refCmd }) => status === 'available' && refCmd !== null,
  );
  const [tag] = await catalogueOf(fr).ask('tags', {});
  const data = popupText({
    show: show.slug,
    title: show.title,
    cinema,
    day,
    booking: showtime.refCmd ?? '',
    tag: tag?.slug ?? '',
    today: day,
    selected: day,
    days: day,
    base: '/*',
  });
  await open(tab, fr, { page: 'cinemas' });
  for (const kind of others)
    await test.step(kind, async () => {
      await tab.evaluate(
        ([name, query]) => {
          document.querySelector('#opener')?.remove();
          const button = document.createElement('button');
          button.id = 'opener';
          button.textContent = name;
          button.dataset['popup'] = name;
          button.dataset['popupData'] = query;
          // Behind what React hydrates, and above what lies over the page.
          Object.assign(button.style, { position: 'fixed', inset: '50% auto auto 50%', zIndex: '9999' });
          document.body.append(button);
        },
        [kind, data] as const,
      );
      await opensAndCloses(tab, inPlaceOf[kind] ?? kind, '#opener', false);
    });
  expect(await tab.problems()).toEqual([]);
});
