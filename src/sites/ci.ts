import { africanSite } from './african-site.ts';

/** Ivory Coast: prices have no decimals. */
export const ci = africanSite({
  id: 'ci',
  country: 'CI',
  timeZone: 'Africa/Abidjan',
  currency: { code: 'XOF', decimals: 0 },
  releaseZone: 'CI_FR',
});
