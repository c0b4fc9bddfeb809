import { africanSite } from './african-site.ts';

/** Senegal: prices have no decimals. */
export const sn = africanSite({
  id: 'sn',
  country: 'SN',
  timeZone: 'Africa/Dakar',
  currency: { code: 'XOF', decimals: 0 },
  releaseZone: 'SN_FR',
});
