import { africanSite } from './african-site.ts';

/** Morocco: the clock changes around Ramadan; the time zone data includes these changes. */
export const ma = africanSite({
  id: 'ma',
  country: 'MA',
  timeZone: 'Africa/Casablanca',
  currency: { code: 'MAD', decimals: 2 },
  releaseZone: 'MA_FR',
});
