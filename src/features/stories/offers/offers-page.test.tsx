// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ecardsFixture } from '#src/contract/ecards/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { offersPageFixture } from '#src/contract/offers-page/fixture.ts';
import { offersPromotionFixture } from '#src/contract/offers-promotion/fixture.ts';
import { offersTemporaryFixture } from '#src/contract/offers-temporary/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { firstListing, type Listing } from '#src/routes/listing.ts';
import { offersModel, type OffersIngredients } from './offers-model.ts';
import { OffersPage } from './offers-page.tsx';

const words = messagesByLanguage.fr.offers;
const [national, single] = newsOffersFixture;
const [temporary] = offersTemporaryFixture;

const ingredients: OffersIngredients = {
  today: '2026-09-09',
  offers: [national, { ...single, type: 'event' }],
  header: offersPageFixture,
  promotions: offersPromotionFixture,
  temporary: [
    { ...temporary, title: 'Second', ordering: 2, price: 40, initialPrice: 30 },
    { ...temporary, title: 'First', ordering: 1, price: 35, initialPrice: 42.5 },
  ],
  ecards: ecardsFixture,
};

afterEach(cleanup);

function show(changes: Partial<OffersIngredients> = {}, listing: Listing = firstListing) {
  return render(
    <WithMessages locale="fr-FR">
      <OffersPage
        locale="fr-FR"
        model={offersModel({ ...ingredients, ...changes }, listing)}
        listing={listing}
      />
    </WithMessages>,
  ).container;
}

const sections = (container: HTMLElement) => [...container.querySelectorAll('section')].map(({ id }) => id);

describe('the offers', () => {
  it('R092 have the blocks of the header in its order, then all offers', () => {
    expect(sections(show())).toEqual(['event', 'promotion', 'temporary', 'ecards', 'all']);
    cleanup();
    const header = { ...offersPageFixture, blockOrder: ['ecards', 'promotion'] } as const;
    expect(sections(show({ header: { ...header, blockOrder: [...header.blockOrder] } }))).toEqual([
      'ecards',
      'promotion',
      'all',
    ]);
  });

  it('R092 show the texts of the header with its call to action', () => {
    const container = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offers');
    for (const text of ['More cinema for less', 'All our offers at a glance.', 'While stocks last.'])
      expect(container.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Our cards' }).getAttribute('href')).toBe('/5-seat-card');
    expect(container.textContent).toContain('Valid in every cinema');
  });

  it.each(['logo', 'backdrop', 'mobileBackdrop', 'image'] as const)(
    'R092 show the %s of the header',
    (field) => {
      const picture = `https://media.example.org/offers/${field}.webp`;
      const without = { logo: null, backdrop: null, mobileBackdrop: null, image: null };
      const header = { ...offersPageFixture, ...without };
      expect(show({ header }).innerHTML).not.toContain(picture);
      cleanup();
      expect(show({ header: { ...header, [field]: picture } }).innerHTML).toContain(picture);
    },
  );

  it('R092 show a backdrop of their own on a phone', () => {
    const [wide, narrow] = ['wide', 'narrow'].map((name) => `https://media.example.org/offers/${name}.webp`);
    const header = { ...offersPageFixture, backdrop: wide ?? null, mobileBackdrop: narrow ?? null };
    const { innerHTML } = show({ header });
    expect([innerHTML.includes(wide ?? ''), innerHTML.includes(narrow ?? '')]).toEqual([true, true]);
  });

  it.each(['title', 'subtitle', 'description', 'restriction', 'ctaInfo'] as const)(
    'R093 a promotion shows its %s, as the header of the offers does',
    (field) => {
      const [promotion] = offersPromotionFixture;
      show({ promotions: [{ ...promotion, [field]: `the ${field} of it` }] });
      const shown = screen.getByRole('region', { name: words.promotions });
      expect(shown.textContent).toContain(`the ${field} of it`);
    },
  );

  it.each(['picture', 'mobilePicture', 'logo'] as const)('R093 a promotion shows its %s', (field) => {
    const [promotion] = offersPromotionFixture;
    const address = `https://media.example.org/offers/${field}.png`;
    const wide = 'https://media.example.org/offers/wide.png';
    show({ promotions: [{ ...promotion, picture: wide, [field]: address }] });
    expect(screen.getByRole('region', { name: words.promotions }).innerHTML).toContain(address);
  });

  it('R093 a promotion has its label in its colour, its picture and its link in a new window', () => {
    show();
    const promotion = within(screen.getByRole('region', { name: words.promotions }));
    const label = promotion.getByText('New').closest('[style]');
    expect(label?.getAttribute('style')?.toLowerCase()).toContain('#8f1230');
    expect(promotion.getByRole('heading', { level: 3 }).textContent).toBe('Two for one');
    expect(promotion.getByRole('link').getAttribute('target')).toBe('_blank');
  });

  it('R094 temporary offers are in their order, an earlier price is struck when it was higher', () => {
    show();
    const region = screen.getByRole('region', { name: words.temporary });
    const items = within(region).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['First', 'Second']);
    expect(items.map((item) => item.querySelector('s')?.textContent.replace('\u00a0', ' '))).toEqual([
      '42,50 €',
      undefined,
    ]);
  });

  it('R092 leaves out what is empty, and has its own title without a header', () => {
    const container = show({ header: null, promotions: [], temporary: [], ecards: [], offers: [national] });
    expect(sections(container)).toEqual(['all']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
  });

  it('R168 have neither header nor blocks when they are limited to a kind', () => {
    const container = show({}, { type: 'event', page: 1 });
    expect(sections(container)).toEqual(['all']);
    expect(container.textContent).toContain(single.title);
    expect(container.textContent).not.toContain(national.title);
  });

  it('an event that is over is in no block', () => {
    expect(sections(show({ today: '2026-12-01' }))).not.toContain('event');
  });

  it('lead to the cinemas when there are none', () => {
    show({ header: null, promotions: [], temporary: [], ecards: [], offers: [] });
    expect(screen.getByRole('link', { name: words.toCinemas }).getAttribute('href')).toBe('/cinemas');
    cleanup();
    show({ offers: [] }, { type: 'event', page: 1 });
    expect(screen.getByRole('link', { name: words.all }).getAttribute('href')).toBe('/offres');
  });
});
