import type { AddressView } from './cinema-list-view.ts';

/** An address in one line: street, then postal code and city. No line break can separate postal code and city. */
export function addressLine({ line1, zip, city }: Pick<AddressView, 'line1' | 'zip' | 'city'>): string {
  const place = `${zip} ${city}`.trim().replaceAll(' ', '\u00a0');
  return [line1, place].filter((part) => part !== '').join(', ');
}
