// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nativeAdFixture } from '#src/contract/native-ad/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { permanentAutopromoFixture } from '#src/contract/permanent-autopromo/fixture.ts';
import { promosAt } from '#src/domain/push/promo.ts';
import { offerCard } from '#src/domain/article/article-card.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import { CinemaPage } from './cinema-page.tsx';
import type { CinemaModel } from './load-cinema.ts';
import { dark, modelOf, playing } from './model-test-kit.ts';

const words = messagesByLanguage.fr;

function show(model: CinemaModel = modelOf(), filters: Filters = {}) {
  return render(
    <WithMessages locale="fr-FR">
      <CinemaPage locale="fr-FR" model={model} filters={filters} />
    </WithMessages>,
  ).container;
}

function part(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector} on the page`);
  // A panel has its content from its first opening on.
  const trigger = element.localName === 'dialog' ? document.querySelector(`a[href="${selector}"]`) : null;
  if (trigger !== null && !element.hasAttribute('open')) fireEvent.click(trigger);
  return element;
}

const film = (slug: string) => part(`li[aria-labelledby="film-${slug}"]`);

const textOf = (selector: string) =>
  part(selector)
    .textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

afterEach(cleanup);

describe('the head of a cinema', () => {
  it('R067 says name, address with a map, experiences, auditoriums and seats', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Velours Faubourg');
    const map = screen.getByRole('link', { name: '218 rue du Velours, 75010 Paris' });
    expect(map.getAttribute('href')).toBe('https://maps.example.org/maps?cid=5550001');
    for (const list of screen.getAllByRole('list', { name: words.cinema.experiences }))
      expect(list.textContent).toContain('Grand Écran ONX');
    expect(textOf('#info')).toContain('11 salles');
    expect(textOf('#info')).toContain('2 140 fauteuils');
  });

  it.each([
    [{ premium: true, cinemaPremium: false }, true],
    [{ premium: false, cinemaPremium: true }, true],
    [{ premium: false, cinemaPremium: false }, false],
  ])('R069 says of %j whether it is a premium cinema: %s', (detail, said) => {
    show(modelOf({}, detail));
    expect(screen.queryByText(words.cinema.premium) !== null).toBe(said);
  });

  it('names its equipment with the auditoriums that have it and the day of its confirmation', () => {
    show();
    const equipment = within(screen.getByRole('region', { name: words.cinema.equipment.title }));
    const [loop, ...others] = equipment.getAllByRole('listitem');
    expect(others).toEqual([]);
    for (const text of [words.needs.names['hearing-loop'], 'Salles 2, 4', '2 septembre 2026'])
      expect(loop?.textContent).toContain(text);
  });

  it('has no section of equipment where nothing is confirmed', () => {
    show(modelOf({}, { equipment: [] }));
    expect(screen.queryByRole('region', { name: words.cinema.equipment.title })).toBeNull();
  });

  it('R160 leads to the pages of its experiences, or to its films with them', () => {
    const experiences = modelOf().experiences.slice(0, 1);
    show(modelOf({ experiences }));
    const address = () => screen.getAllByText('Grand Écran ONX')[0]?.closest('a')?.getAttribute('href');
    expect(address()).toContain('/cinemas/velours-faubourg/filters/tags-');
    cleanup();
    show(modelOf({ experiences: experiences.map((tag) => ({ ...tag, page: 'onx' })) }));
    expect(address()).toBe('/experiences/onx');
  });

  it('R017 leads to its city, and to the week in one table', () => {
    show();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Paris')).toBe('/cinemas/ville/paris');
    expect(address(words.cinema.light)).toBe('/cinemas/l/velours-faubourg');
    expect(address('Montreuil')).toBe('/cinemas/ville/montreuil');
  });

  it('R063 R145 has its two panels under their fragments, with their content in the page once', () => {
    show();
    const triggers = [...document.querySelectorAll('a[aria-haspopup="dialog"]:not([data-popup])')];
    expect(triggers.map((trigger) => trigger.getAttribute('href'))).toEqual(['#info', '#tarifs']);
    expect(document.querySelectorAll('#info, #tarifs')).toHaveLength(2);
    expect(textOf('#info')).toContain('Métro Château d’Eau.');
    expect(document.body.textContent.split('Métro Château d’Eau.')).toHaveLength(2);
    expect(textOf('#tarifs')).toContain('Plein tarif');
  });

  it('R069 tells the way, access for the disabled and what the cinema is', () => {
    show();
    const info = part('#info');
    expect(info.textContent).toContain('Neuf salles de plain-pied.');
    expect(info.textContent).toContain(words.cinema.accessible);
    expect(info.textContent).toContain('Boucle magnétique');
    expect(info.textContent).toContain('Onze salles derrière une façade de 1931.');
    expect(
      within(info).getByRole('link', { name: words.cinema.accessGuide, hidden: true }).getAttribute('href'),
    ).toBe('https://acces.example.org/velours-faubourg');
  });
});

describe('the opening hours of a cinema', () => {
  const rows = () =>
    [...part('#info').querySelectorAll('dl > div')].map((row) =>
      [...row.children]
        .map((cell) => cell.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim())
        .join(': '),
    );

  it.each([
    [
      'fr-FR',
      'du lundi au jeudi: de 9h30 à 0h30',
      'vendredi et samedi: de 9h30 à 2h00',
      'vendredi 25 décembre: fermé',
    ],
    [
      'en-FR',
      'Monday to Thursday: 09:30 to 00:30',
      'Friday and Saturday: 09:30 to 02:00',
      'Friday 25 December: closed',
    ],
    [
      'de-CH',
      'Montag bis Donnerstag: 09:30 bis 00:30 Uhr',
      'Freitag und Samstag: 09:30 bis 02:00 Uhr',
      'Freitag, 25. Dezember: geschlossen',
    ],
    [
      'nl-NL',
      'maandag t/m donderdag: 09:30 tot 00:30 uur',
      'vrijdag en zaterdag: 09:30 tot 02:00 uur',
      'vrijdag 25 december: gesloten',
    ],
  ] as const)(
    '%s: stand in its information, after midnight and on special days too',
    (locale, first, second, special) => {
      render(
        <WithMessages locale={locale}>
          <CinemaPage locale={locale} model={modelOf()} filters={{}} />
        </WithMessages>,
      );
      const lower = rows().map((row) => row.toLowerCase());
      expect([lower[0], lower[1], lower[3]]).toEqual(
        [first, second, special].map((row) => row.toLowerCase()),
      );
    },
  );

  it('are not there when the source does not say', () => {
    show(modelOf({}, { openingHours: null }));
    expect(part('#info').querySelector('dl')).toBeNull();
    expect(part('#info').textContent).not.toContain(words.cinema.hours.title);
  });

  it('are one line where every day is the same', () => {
    const weekly = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '23:45' }];
    show(modelOf({}, { openingHours: { weekly, special: [] } }));
    expect(rows()).toEqual([`${words.cinema.hours.everyDay}: de 10h00 à 23h45`]);
  });
});

describe('the prices of a cinema', () => {
  it('R070 show lines, extras with their parts, and a legend for every number', () => {
    show();
    const prices = textOf('#tarifs');
    for (const price of ['13,50 €', '9,90 €', '2,00 €', '5,50 €']) expect(prices).toContain(price);
    const notes = [...part('#tarifs').querySelectorAll('sup > [aria-hidden]')].map(
      (note) => note.textContent,
    );
    expect(notes).toEqual(['1', '2']);
    for (const note of notes) expect(part(`#price-term-${note}`).textContent).not.toBe('');
    expect(textOf('#price-term-1')).toBe('Sur présentation d’un justificatif.');
    expect(prices).toContain('Fauteuil duo');
    expect(prices).toContain('Tarifs valables pour une place.');
  });

  it('say where to find them when the cinema names none', () => {
    show(modelOf({}, { pricing: null }));
    expect(textOf('#tarifs')).toContain(words.cinema.pricesEmpty);
  });
});

describe('the programme of a cinema', () => {
  it('R084 shows each film of the day with a link to its page and its times', () => {
    show();
    expect(within(film('one')).getByRole('link', { name: 'one' }).getAttribute('href')).toBe('/films/one');
    const booking = film('one').querySelector('a[data-state="available"]');
    expect(booking?.getAttribute('href')).toBe('https://tunnel.example.org/fr/V1/booking');
    const strip = screen.getByRole('navigation', { name: words.dayStrip.label });
    expect(
      within(strip)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/cinemas/velours-faubourg', '/cinemas/velours-faubourg/filters/date-2026-11-26']);
  });

  it('R165 shows sold out and closed showtimes without a link', () => {
    show();
    const closed = [...film('one').querySelectorAll('[data-state="soldout"], [data-state="locked"]')];
    expect(closed.map((one) => one.getAttribute('data-state'))).toEqual(
      expect.arrayContaining(['soldout', 'locked']),
    );
    expect(closed).toHaveLength(3);
    expect(closed.some((one) => one.tagName === 'A')).toBe(false);
  });

  it('folds what is over, and leads on where times could not be had', () => {
    show();
    const earlier = film('one').querySelector('details');
    expect(earlier?.open).toBe(false);
    expect(earlier?.querySelector('time')?.textContent).toBe('10h00');
    const link = within(film('two')).getByRole('link', { name: words.cinema.seeTimes });
    expect(link.getAttribute('href')).toBe(
      '/films/two/filters/date-2026-11-20/localisation-velours-faubourg',
    );
    expect(screen.getByText(words.state.partial)).toBeDefined();
  });

  it('R179 has the filters as links that put a value on or take it off', () => {
    show(modelOf({ programme: playing({ versions: ['vost'] }) }), { versions: ['vost'] });
    const filters = screen.getByRole('navigation', { name: words.filter.title });
    const links = within(filters).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual(
      expect.arrayContaining([
        ['VOST', '/cinemas/velours-faubourg', 'true'],
        ['VF', '/cinemas/velours-faubourg/filters/versions-vf,vost', null],
      ]),
    );
    const on = within(screen.getByRole('navigation', { name: words.filter.on })).getAllByRole('link');
    expect(on.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['VOST', '/cinemas/velours-faubourg'],
      [words.filter.clear, '/cinemas/velours-faubourg'],
    ]);
    expect(film('one').querySelectorAll('[data-state]')).toHaveLength(1);
  });

  it('says that it did not load, and offers another go', () => {
    show(modelOf({ programme: null }), { versions: ['vost'] });
    expect(screen.getByRole('alert').textContent).toContain(words.state.failedTitle);
    expect(screen.getByRole('link', { name: words.state.retry }).getAttribute('href')).toBe(
      '/cinemas/velours-faubourg/filters/versions-vost',
    );
  });

  it('says that nothing matches, and takes the filters off', () => {
    show(modelOf({ programme: playing({ genres: ['western'] }) }), { genres: ['western'] });
    expect(screen.getByRole('heading', { name: words.cinema.filtered })).toBeDefined();
    // In the row of what is active, and in the empty state.
    expect(screen.getAllByRole('link', { name: words.filter.clear })).toHaveLength(2);
  });

  it('says that nothing is on that day, and names the next one', () => {
    show(modelOf({ programme: playing({ date: '2026-11-21' }) }), { date: '2026-11-21' });
    expect(screen.getByRole('heading', { name: words.cinema.noneDayTitle })).toBeDefined();
    const next = screen.getByRole('link', {
      name: words.cinema.nextDay.replace('{date}', 'jeudi 26 novembre'),
    });
    expect(next.getAttribute('href')).toBe('/cinemas/velours-faubourg/filters/date-2026-11-26');
  });

  it.each([
    ['open', true, words.cinema.noneTitle],
    ['closed', false, words.cinema.closedTitle],
  ])('R067 points an %s cinema’s visitors elsewhere when it plays nothing at all', (_, status, title) => {
    show(modelOf({ programme: dark() }, { status }));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: words.cinema.otherCinemas }).getAttribute('href')).toBe(
      '/cinemas',
    );
    expect(
      screen.getByRole('link', { name: 'À dix minutes à pied : Velours Canal' }).getAttribute('href'),
    ).toBe('/cinemas/velours-canal');
  });
});

describe('the rest of a cinema', () => {
  it('R068 shows the cinepass offers and the e-cards', () => {
    show();
    const offers = textOf('#offers');
    for (const text of [
      'Cinépass solo',
      '21,90 €',
      'Par mois, sans engagement',
      'Carte 5 places',
      '46,00 €',
      '9,20 €',
    ])
      expect(offers).toContain(text);
    expect(
      within(part('#offers')).getByRole('link', { name: words.cinema.buyCard }).getAttribute('href'),
    ).toBe('https://tunnel.example.org/fr/card/5');
    expect(within(part('#offers')).getByAltText('Une carte grenat')).toBeDefined();
  });

  it('R071 shows the pushes: tag, title, date, description and the way on', () => {
    show();
    const pushes = textOf('#pushes');
    for (const text of ['Événement', 'Nuit des bobines', 'Samedi 12 septembre', 'Cinq films jusqu’à l’aube.'])
      expect(pushes).toContain(text);
    expect(within(part('#pushes')).getByRole('link', { name: 'Réserver' }).getAttribute('href')).toBe(
      '/evenements/nuit-des-bobines',
    );
  });

  it('R167 lets one service and one part of the information be open, none at first', () => {
    show();
    const groups = [part('#services'), part('#info')].map((group) => [...group.querySelectorAll('details')]);
    expect(groups.map((group) => [...new Set(group.map((one) => one.getAttribute('name')))])).toEqual([
      ['cinema-services'],
      ['cinema-info'],
    ]);
    expect(groups.flat().filter(({ open }) => open)).toEqual([]);
    expect(textOf('#services')).toContain('Deux heures offertes sur présentation du billet.');
  });

  it('R167 folds everything again when the visitor goes away', () => {
    const { container, unmount } = render(
      <WithMessages locale="fr-FR">
        <CinemaPage locale="fr-FR" model={modelOf()} filters={{}} />
      </WithMessages>,
    );
    const parts = [...container.querySelectorAll('details')];
    for (const one of parts) one.open = true;
    unmount();
    expect(parts.filter(({ open }) => open)).toEqual([]);
  });

  it('R069 shows the cinemas and cities nearby', () => {
    show();
    expect(within(part('#nearby')).getByRole('link', { name: 'Velours Canal' }).getAttribute('href')).toBe(
      '/cinemas/velours-canal',
    );
    expect(textOf('#nearby')).toContain('Montreuil');
  });

  it('leaves out what the cinema does not have', () => {
    show(
      modelOf(
        {
          nearbyCinemas: [],
          nearbyCities: [],
          services: { openingHours: null, accessibility: [], others: [] },
        },
        { pushes: [], cinepass: [], ecards: [] },
      ),
    );
    for (const id of ['pushes', 'offers', 'services', 'nearby'])
      expect(document.getElementById(id)).toBeNull();
  });
});

it('R095 shows the offers of the cinema with the way to all, and nothing where there are none', () => {
  const [offer] = newsOffersFixture;
  show(modelOf({ offers: [offerCard(offer)] }));
  const offers = within(part('#local-offers'));
  expect(offers.getByRole('link', { name: offer.title }).getAttribute('href')).toBe(`/offres/${offer.slug}`);
  expect(offers.getByRole('link', { name: words.offers.all }).getAttribute('href')).toBe('/offres');
  cleanup();
  show();
  expect(document.querySelector('#local-offers')).toBeNull();
});

it('R119 shows a promotion of the cinema, which says when it is an advertisement, and nothing where there is none', () => {
  const told = { nativeAds: nativeAdFixture, promos: permanentAutopromoFixture };
  show(modelOf(promosAt(told, 'velours-faubourg')));
  const ad = within(screen.getByRole('complementary', { name: 'Le bar du Faubourg' }));
  expect(ad.getByText(words.promo.advertisement)).toBeDefined();
  expect(ad.getByRole('link', { name: 'En savoir plus' })).toBeDefined();
  cleanup();
  const own = promosAt({ nativeAds: [], promos: nativeAdFixture }, 'velours-faubourg');
  show(modelOf({ promos: own.promos.map((promo) => ({ ...promo, advertisement: false })) }));
  expect(screen.getByRole('complementary', { name: 'Le bar du Faubourg' })).toBeDefined();
  expect(screen.queryByText(words.promo.advertisement)).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
