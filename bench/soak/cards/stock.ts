import { cardSite } from './place.ts';

/** How a card of the document, or one that is not there, is asked for. */
const padded = (index: number, length: number) => String(index).padStart(length, '0');

/** Every code, number and PIN that is asked for looks like this: no line of a log may have one. */
export const secrets = /TRIED-\d|77700\d{11}|\b5150\d{4}\b/i;

/** The address of a voucher; from the millionth on there is none. */
export const voucher = (index: number) => `voucher/TRIED-${padded(index, 8)}`;

const number = (index: number) => `77700${padded(index, 11)}`;
const pin = (index: number) => `5150${padded(index % 9_000, 4)}`;

/** The address of a gift card with its PIN; from the millionth on there is none. */
export const giftCard = (index: number) => `gift-card/${number(index)}/${pin(index)}`;

/** The address of a gift card with another PIN, the next one for each try. */
export const wrongPin = (index: number, attempt = 0) =>
  `gift-card/${number(index)}/${pin(index + 1 + (attempt % 8_000))}`;

/** The index of the first card that is not in the document. */
export const unknown = 1_000_000;

/** The document of an operator with so many vouchers and as many gift cards. */
export function stock(amount: number): object {
  const all = Array.from({ length: amount }, (_, index) => index);
  return {
    [cardSite]: {
      vouchers: all.map((index) => ({
        code: voucher(index).slice('voucher/'.length),
        label: { nl: 'Filmavond voor twee', en: 'A night out for two' },
        value: null,
        seats: 2,
        validUntil: '2035-12-31',
        used: false,
      })),
      giftCards: all.map((index) => ({
        number: number(index),
        pin: pin(index),
        balance: 32.5,
        expiresAt: '2035-03-31',
      })),
    },
  };
}
