import type { EcardType } from './schema.ts';

/** Two types of e-cards, the second one without label and terms. */
export const ecardTypesFixture: [EcardType, EcardType] = [
  { typeId: '5', label: '5 seats', terms: '<p>For a year, in every cinema.</p>' },
  { typeId: '3', label: null, terms: null },
];
