// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { offerFixture } from '#src/contract/offer/fixture.ts';
import { perSite } from '#src/config/environment.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { offerOf } from '../stories-test-kit.ts';
import { loadOffer, type OfferModel } from './load-offer.ts';
import { offerJsonLd } from './offer-json-ld.ts';
import { OfferPage } from './offer-page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.fr.offers;
const origins = perSite((site) => `https://${site}.example.org`);

beforeEach(() => {
  reads.answers.clear();
});
afterEach(cleanup);

function show(more: Partial<OfferModel> = {}) {
  return render(
    <WithMessages locale="fr-FR">
      <OfferPage locale="fr-FR" model={offerOf(more)} />
    </WithMessages>,
  ).container;
}

describe('the page of an offer', () => {
  it('R090 tells when it holds, its conditions, and has its call to action', () => {
    const container = show();
    expect(container.textContent).toContain('Du 7 septembre au 14 décembre 2026');
    expect(screen.getByRole('region', { name: words.conditions }).textContent).toContain(
      'Hors jours fériés.',
    );
    expect(screen.getByRole('link', { name: 'En profiter' }).getAttribute('href')).toBe(
      'https://tunnel.example.org/a',
    );
  });

  it('R095 names the cinemas in which it holds, or that it holds in all', () => {
    show();
    expect(screen.getByRole('link', { name: 'Velours Harbour' }).getAttribute('href')).toBe(
      '/cinemas/harbour',
    );
    cleanup();
    show({ national: true, cinemas: [] });
    expect(screen.getByRole('link', { name: words.everywhere }).getAttribute('href')).toBe('/cinemas');
    cleanup();
    show({ cinemas: [] });
    expect(screen.queryByRole('region', { name: words.where })).toBeNull();
  });

  it('says that it is over, and offers it no more', () => {
    const container = show({ over: true });
    expect(container.textContent).toContain(words.over);
    expect(screen.queryByRole('link', { name: 'En profiter' })).toBeNull();
  });

  it('R245 is read with the cinemas that the site lists, and without everything else', async () => {
    await expect(loadOffer('fr-FR', 'monday', '2026-11-20')).rejects.toThrow('offer');
    const [cinema] = cinemasFixture;
    reads.answers.set('offer', { ...offerFixture, cinemas: [cinema.slug, 'unknown'], national: false });
    expect((await loadOffer('fr-FR', 'monday', '2026-11-20')).cinemas).toEqual([]);
    reads.answers.set('cinemas', cinemasFixture);
    const { cinemas, over, refs } = await loadOffer('fr-FR', 'monday', '2026-12-15');
    expect(cinemas).toEqual([{ slug: cinema.slug, name: cinema.name }]);
    expect(over).toBe(true);
    expect(refs).toEqual({ fr: { page: 'offer', slug: 'monday' } });
  });
});

describe('what machines are told of an offer', () => {
  it('R090 its days and cinemas, and no price', () => {
    const [thing] = offerJsonLd('fr-FR', offerOf(), origins);
    expect(thing).toMatchObject({
      '@type': 'Offer',
      validFrom: '2026-09-07',
      validThrough: '2026-12-14',
      availableAtOrFrom: [{ '@type': 'MovieTheater', name: 'Velours Harbour' }],
    });
    expect(thing).not.toHaveProperty('price');
    const [open] = offerJsonLd(
      'fr-FR',
      offerOf({ national: true, date: { type: 'noDate', start: null, end: null } }),
      origins,
    );
    for (const absent of ['validFrom', 'validThrough', 'availableAtOrFrom'])
      expect(open).not.toHaveProperty(absent);
  });

  it('nothing of an offer that is over, and of an article that is none', () => {
    expect(offerJsonLd('fr-FR', offerOf({ over: true }), origins)).toEqual([]);
    const { article } = offerOf();
    expect(offerJsonLd('fr-FR', offerOf({ article: { ...article, type: 'event' } }), origins)).toEqual([]);
  });
});
