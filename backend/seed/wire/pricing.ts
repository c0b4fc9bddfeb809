import type { PriceComplement, PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import { roundTo } from '#src/kernel/number/round.ts';
import type { Language, Site } from '#src/sites/site.ts';
import type { HouseData } from '../house-types.ts';
import { experienceTags } from '../vocabulary/experience-tags.ts';
import { globalPriceTerms, priceLevels, priceTerms, priceWords } from '../vocabulary/prices.ts';
import { fill } from '../generator/context.ts';

/** Positions of the legends in `priceTerms`. */
const terms = { proof: 0, age: 1, glasses: 2 } as const;

/** Pupils pay this part of the children's price. */
const schoolFactor = 0.8;

/** A price of a house: the country's level times the house's factor, on the country's step. */
export function priceAt(site: Site, base: number, factor: number): number {
  const { step } = priceLevels[site.id];
  return roundTo(Math.round((base * factor) / step) * step, site.currency.decimals);
}

/** The prices of a house in the site's currency (R070); every legend that a line points to is there. */
export function pricingOf(site: Site, house: HouseData, language: Language): Pricing {
  const level = priceLevels[site.id];
  const price = (base: number) => priceAt(site, base, house.priceFactor);
  const lines: PriceLine[] = [
    { label: priceWords.full[language], amount: price(level.full), termsIndex: null },
    { label: priceWords.reduced[language], amount: price(level.reduced), termsIndex: terms.proof },
    { label: priceWords.child[language], amount: price(level.child), termsIndex: terms.age },
    { label: priceWords.morning[language], amount: price(level.morning), termsIndex: null },
  ];
  const offered = new Set(house.halls.flatMap(({ experiences }) => experiences));
  const premium = experienceTags.filter((tag) => tag.premium && offered.has(tag.slug));
  const complements: PriceComplement[] = [
    {
      label: priceWords.together[language],
      amount: null,
      termsIndex: null,
      lines: [
        { label: priceWords.groups[language], amount: price(level.morning), termsIndex: null },
        { label: priceWords.schools[language], amount: price(level.child * schoolFactor), termsIndex: null },
      ],
    },
  ];
  if (offered.has('3d')) {
    const label = priceWords.glasses[language];
    complements.push({ label, amount: level.glasses, termsIndex: terms.glasses, lines: [] });
  }
  if (offered.has('duo')) {
    const label = priceWords.duo[language];
    complements.push({ label, amount: level.duo, termsIndex: null, lines: [] });
  }
  if (premium.length > 0) {
    complements.push({
      label: priceWords.supplements[language],
      amount: null,
      termsIndex: null,
      lines: premium.map((tag, index) => ({
        label: fill(priceWords.premium[language], { name: tag.title[language] }),
        amount: priceAt(site, level.premium, index === 0 ? 1 : 0.8),
        termsIndex: null,
      })),
    });
  }
  return {
    lines,
    complements,
    terms: priceTerms.map((term) => term[language]),
    globalTerms: globalPriceTerms[language],
  };
}
