import { africanSite } from './african-site.ts';

/** Tunisia: prices have three decimals. */
export const tn = africanSite({
  id: 'tn',
  country: 'TN',
  timeZone: 'Africa/Tunis',
  currency: { code: 'TND', decimals: 3 },
  releaseZone: 'TN_FR',
});
