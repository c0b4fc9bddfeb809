import { expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { productsJsonLd } from './product.ts';

const origins = perSite((site) => `https://${site}.example.org`);
const card = {
  name: '5-seat card',
  description: 'Five seats.',
  image: 'https://media.example.org/card.webp',
  price: 45,
  monthly: false,
  url: 'https://tickets.example.org/card',
} as const;

it('R099 R120 cards and passes are products with the price, currency and address of the page', async () => {
  const things = productsJsonLd('en-CH', origins, [
    card,
    { ...card, name: 'Pass', price: 21.9, monthly: true },
  ]);
  expect(things).toMatchObject([
    {
      '@type': 'Product',
      name: '5-seat card',
      brand: { '@id': 'https://ch.example.org/#organization', name: 'Velours' },
      offers: {
        price: 45,
        priceCurrency: 'CHF',
        availability: 'https://schema.org/InStock',
        url: 'https://tickets.example.org/card',
      },
    },
    { name: 'Pass', offers: { price: 21.9, priceSpecification: { price: 21.9, unitCode: 'MON' } } },
  ]);
  expect((await checkThings(things as unknown as Node[])).errors).toEqual([]);
});

it('what has no price or cannot be bought is no product', () => {
  expect(
    productsJsonLd('en-CH', origins, [
      { ...card, price: null },
      { ...card, url: null },
    ]),
  ).toEqual([]);
});
