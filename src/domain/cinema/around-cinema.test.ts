import { describe, expect, it } from 'vitest';
import { alertsFixture } from '#src/contract/alerts/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { bareCityField, cityFixture } from '#src/contract/city/fixture.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { sites } from '#src/sites/registry.ts';
import { ctaView } from '../cta/cta-view.ts';
import { alertsFor, concerns } from './cinema-alerts.ts';
import { cinemaListView } from './cinema-list-view.ts';
import { cityView, regionOf } from './city-view.ts';
import { addressLine } from './address-line.ts';
import { cityDetailView } from './city-detail-view.ts';
import { byDistance, cinemasAround, nearbyCinemas } from './nearby-cinemas.ts';
import { citiesAround } from './nearby-cities.ts';

const [faubourg] = cinemasFixture;

describe('alerts', () => {
  it('R072 shows an alert on the listed cinemas, or everywhere when it concerns all', () => {
    const [one, all] = alertsFixture;
    if (one === undefined || all === undefined) throw new Error('The fixture lacks an alert.');
    expect([concerns(one, 'velours-faubourg'), concerns(one, 'velours-canal'), concerns(one, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([concerns(all, 'velours-canal'), concerns(all, null)]).toEqual([true, true]);
    expect(alertsFor(alertsFixture, 'velours-canal').map((alert) => alert.messageHtml)).toEqual([
      'Les caisses ferment à 22 h.',
    ]);
  });

  it('R072 shows title, message and warning, warnings first, and a way on in a new window', () => {
    const [first, second] = alertsFor(alertsFixture.toReversed(), 'velours-faubourg');
    expect(first).toEqual({
      title: 'Accès modifié',
      messageHtml: 'L’entrée se fait par le passage jusqu’à la fin des travaux.',
      warning: true,
      cta: {
        label: 'Voir le plan',
        url: 'https://www.example.org/plan',
        newWindow: true,
        type: 'black',
      },
    });
    expect(second).toMatchObject({ title: null, warning: false, cta: null });
  });

  it('R072 opens another site in a new window even when the wire says the same one', () => {
    const sameWindow = alertsFixture.map((alert) => ({
      ...alert,
      cta: alert.cta && { ...alert.cta, target: 'same' as const },
    }));
    expect(alertsFor(sameWindow, 'velours-faubourg')[0]?.cta?.newWindow).toBe(true);
  });

  it.each(['new', 'same'] as const)('D59 opens a page of the site itself as the chain says: %s', (target) => {
    const own = alertsFixture.map((alert) => ({
      ...alert,
      cta: alert.cta && { ...alert.cta, url: '/cinemas', target },
    }));
    expect(alertsFor(own, 'velours-faubourg')[0]?.cta?.newWindow).toBe(target === 'new');
  });

  it('R072 shows the cinema’s own alerts too, each once, and none without words', () => {
    const [one] = alertsFixture;
    if (one === undefined) throw new Error('The fixture lacks an alert.');
    const own = [one, { ...one, cinemas: [], title: 'Bar fermé' }, { ...one, title: ' ', message: '' }];
    expect(alertsFor(alertsFixture, 'velours-faubourg', own).map((alert) => alert.title)).toEqual([
      'Accès modifié',
      'Bar fermé',
      null,
    ]);
  });
});

describe('calls to action', () => {
  it('R106 holds label, address, window and type', () => {
    const cta = { label: ' Réserver ', url: '/films', target: 'new', type: 'booking' } as const;
    expect(ctaView(cta)).toEqual({ label: 'Réserver', url: '/films', newWindow: true, type: 'booking' });
    expect(ctaView({ ...cta, target: 'same', type: 'yellow' })).toMatchObject({
      newWindow: false,
      type: 'yellow',
    });
    expect(ctaView({ ...cta, label: ' ' })).toBeNull();
    expect(ctaView(null)).toBeNull();
  });
});

describe('cities and neighbours', () => {
  it('R073 holds slug, name, postal code, main region and whether one page is enough', () => {
    const [paris, montreuil] = citiesFixture;
    expect(cityView(paris, sites.fr)).toEqual({
      slug: 'paris',
      name: 'Paris',
      singlePage: false,
      region: 'idf',
      cinemas: ['velours-faubourg', 'velours-canal'],
      position: { latitude: 48.8566, longitude: 2.3522 },
    });
    expect(cityView({ ...montreuil, cinemas: ['one'] }, sites.fr).singlePage).toBe(true);
    expect(cityView(montreuil, sites.fr).singlePage).toBe(false);
  });

  it('R285 knows the regions idf, amsterdam and horsfrance', () => {
    expect(regionOf({ slug: 'versailles', isIdf: true }, sites.fr)).toBe('idf');
    expect(regionOf({ slug: 'lyon', isIdf: false }, sites.fr)).toBeNull();
    expect(regionOf({ slug: 'amsterdam', isIdf: false }, sites.nl)).toBe('amsterdam');
    expect(regionOf({ slug: 'utrecht', isIdf: false }, sites.nl)).toBe('horsfrance');
    expect(regionOf({ slug: 'geneve', isIdf: false }, sites.ch)).toBe('horsfrance');
    expect(regionOf({ slug: 'dakar', isIdf: true }, sites.sn)).toBe('horsfrance');
  });

  it('R074 holds everything of a city’s page', () => {
    expect(cityDetailView(cityFixture, sites.fr)).toEqual({
      ...cityView(cityFixture, sites.fr),
      defaultCinema: 'velours-faubourg',
      descriptionHtml: '<p>Deux maisons, dix-neuf salles.</p>',
      seo: { title: 'Cinémas à Paris', description: 'Toutes les séances à Paris.' },
      nearbyCinemas: ['velours-presquile'],
      nearbyCities: ['montreuil'],
      trackingSlug: 'paris',
      backdrop: 'https://media.example.org/city/paris.webp',
      mobileBackdrop: null,
      highlight: {
        title: 'À ne pas manquer',
        descriptionHtml: null,
        shows: ['the-lamplighter-31207'],
      },
      redirectSlug: null,
    });
  });

  it('R074 reads a city of which the list alone is known', () => {
    expect(cityDetailView(cityDetail.parse(bareCityField), sites.fr)).toMatchObject({
      defaultCinema: null,
      descriptionHtml: null,
      seo: { title: null, description: null },
      trackingSlug: 'montreuil',
      backdrop: null,
      highlight: null,
    });
  });

  it('R074 takes what it names of itself out of its neighbours, and the one picture for both widths', () => {
    const own = cityFixture.cinemas[0] ?? '';
    const view = cityDetailView(
      {
        ...cityFixture,
        defaultCinema: 'elsewhere',
        nearbyCinemas: [own, 'velours-presquile'],
        nearbyCities: [cityFixture.slug, 'montreuil'],
        backdrop: null,
        mobileBackdrop: 'https://media.example.org/city/paris-narrow.webp',
      },
      sites.fr,
    );
    expect([view.defaultCinema, view.nearbyCinemas, view.nearbyCities]).toEqual([
      null,
      ['velours-presquile'],
      ['montreuil'],
    ]);
    expect([view.backdrop, view.mobileBackdrop]).toEqual([
      'https://media.example.org/city/paris-narrow.webp',
      null,
    ]);
  });

  it('R069 R074 names the cities near a place, each once, not its own', () => {
    const cities = [
      { slug: 'montreuil', name: 'Montreuil' },
      { slug: 'paris', name: 'Paris' },
    ];
    expect(citiesAround(['montreuil', 'nowhere', 'paris', 'montreuil'], 'paris', cities)).toEqual([
      { slug: 'montreuil', name: 'Montreuil' },
    ]);
  });

  it('R235 finds open cinemas near a point or another cinema', () => {
    const here = cinemaListView(faubourg);
    const near = { ...here, slug: 'near', position: { latitude: 48.88, longitude: 2.36 } };
    const closed = { ...near, slug: 'closed', closed: true };
    const far = { ...here, slug: 'far', position: { latitude: 43.3, longitude: 5.4 } };
    const unknown = { ...here, slug: 'unknown', position: null };
    const all = [far, closed, unknown, here, near];
    const bySlug = new Map(all.map((cinema) => [cinema.slug, cinema]));
    const around = (position: typeof here.position, named: readonly string[] = []) =>
      cinemasAround({ position, nearbyCinemas: named, own: [here.slug] }, bySlug).map(
        ({ cinema }) => cinema.slug,
      );
    expect(around(here.position)).toEqual(['near']);
    expect(around(null)).toEqual([]);
    expect(around(here.position, ['unknown', 'far', here.slug, 'nowhere', 'closed'])).toEqual([
      'closed',
      'far',
      'unknown',
    ]);
    expect(byDistance(null, [far, near]).map(({ kilometres }) => kilometres)).toEqual([null, null]);
    const point = { latitude: 48.8724, longitude: 2.3556 };
    expect(nearbyCinemas(point, all).map(({ cinema }) => cinema.slug)).toEqual(['velours-faubourg', 'near']);
  });
});

it.each([
  [{ line1: '366 rue du Port', zip: '75010', city: 'Paris' }, '366 rue du Port, 75010\u00a0Paris'],
  [{ line1: 'Kade 2', zip: '2511 CR', city: 'Den Haag' }, 'Kade 2, 2511\u00a0CR\u00a0Den\u00a0Haag'],
  [{ line1: '', zip: '', city: 'Dakar' }, 'Dakar'],
])('R067 an address in one line: %j', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
