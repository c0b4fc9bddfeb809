// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ecardTypesFixture } from '#src/contract/ecard-types/fixture.ts';
import { ecardsFixture } from '#src/contract/ecards/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { ecardsOf } from './ecard-model.ts';
import { FiveSeatsPage, ThreeSeatsPage } from './ecard-page.tsx';

const words = messagesByLanguage.fr.ecards;
const [five, three] = ecardsFixture;
const cards = (seats: number, tunnel: string | null = null) =>
  ecardsOf(ecardsFixture, ecardTypesFixture, seats, tunnel);

afterEach(cleanup);

describe('the e-cards of a page', () => {
  it('R037 R038 R099 are those with its number of seats, with the label and the terms of their type', () => {
    expect(cards(5)).toMatchObject([
      { label: five.label, typeLabel: '5 seats', seatPrice: 8.5, initialPrice: 45, national: true },
    ]);
    expect(cards(5)[0]?.termsHtml).toBe(ecardTypesFixture[0].terms);
    expect(cards(3)).toMatchObject([
      { label: three.label, typeLabel: null, termsHtml: null, national: false },
    ]);
    expect(cards(4)).toEqual([]);
  });

  it('R295 are bought at their own address, else at the tunnel of the settings', () => {
    const tunnel = 'https://tunnel.example.org';
    expect(cards(5, tunnel)[0]?.url).toBe(five.url);
    expect(ecardsOf([{ ...five, url: null }], [], 5, tunnel)[0]?.url).toBe(tunnel);
    expect(ecardsOf([{ ...five, url: null }], [], 5, null)[0]?.url).toBeNull();
  });

  it('have no earlier price that is not above theirs', () => {
    expect(ecardsOf([{ ...five, initialPrice: five.price }], [], 5, null)[0]?.initialPrice).toBeNull();
    expect(ecardsOf([{ ...five, price: null }], [], 5, null)[0]).toMatchObject({
      initialPrice: null,
      seatPrice: null,
    });
  });
});

describe('the page of the e-cards', () => {
  it('R099 says price, price of a seat, where it is accepted, and leads to the tunnel', () => {
    render(
      <WithMessages locale="fr-FR">
        <FiveSeatsPage locale="fr-FR" model={cards(5)} />
      </WithMessages>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.five.title);
    const page = document.body.textContent;
    for (const text of [
      '42,50\u00a0€',
      '45,00\u00a0€',
      'soit 8,50\u00a0€ la place',
      words.national,
      'Valid for a year',
    ])
      expect(page).toContain(text);
    expect(page).toContain('For a year, in every cinema.');
    expect(screen.getByRole('link', { name: `${words.buy} ${five.label}` }).getAttribute('href')).toBe(
      five.url,
    );
    expect(screen.getByRole('img', { name: 'A red card' })).toBeDefined();
  });

  it('R038 of three seats has its own name', () => {
    render(
      <WithMessages locale="fr-FR">
        <ThreeSeatsPage locale="fr-FR" model={cards(3)} />
      </WithMessages>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.three.title);
    expect(document.body.textContent).toContain(words.local);
  });

  it('says when there is none, and where tickets are', () => {
    render(
      <WithMessages locale="fr-FR">
        <FiveSeatsPage locale="fr-FR" model={[]} />
      </WithMessages>,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words.noneTitle);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cinemas');
  });
});
