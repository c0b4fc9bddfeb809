import { timingSafeEqual } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { giftCardEndpoint } from '#src/contract/gift-card/schema.ts';
import { voucherEndpoint } from '#src/contract/voucher/schema.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Cards } from './cards.ts';

const lastDay = z.iso.date().nullable();

const storedVoucher = z
  .strictObject({
    code: voucherEndpoint.params.shape.code,
    /** At least in the site's default language. */
    label: z.partialRecord(z.enum(['fr', 'en', 'de', 'nl']), z.string().min(1)),
    value: z.number().positive().nullable(),
    seats: z.int().positive().nullable(),
    validUntil: lastDay,
    used: z.boolean(),
  })
  .refine(({ value, seats }) => (value === null) !== (seats === null), 'expected a value or seats');

const storedGiftCard = z.strictObject({
  number: giftCardEndpoint.params.shape.a,
  pin: giftCardEndpoint.params.shape.b,
  balance: z.number().nonnegative(),
  expiresAt: lastDay,
});

/** The document of an operator's cards, by site. */
const cardDocument = z.partialRecord(
  z.enum(siteIds),
  z.strictObject({ vouchers: z.array(storedVoucher), giftCards: z.array(storedGiftCard) }),
);

interface SiteCards {
  readonly vouchers: ReadonlyMap<string, z.output<typeof storedVoucher>>;
  readonly giftCards: ReadonlyMap<string, z.output<typeof storedGiftCard>>;
}

type AllCards = ReadonlyMap<SiteId, SiteCards>;

/** A document of cards cannot be read, or something in it is wrong. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';
}

/** Reads a document of cards. */
function parse(path: string, text: string): AllCards {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new CardFileError(`${path}: expected JSON`);
  }
  const read = cardDocument.safeParse(document);
  if (!read.success) {
    // Only where it is wrong and what was expected: the value may be the code of a card.
    const wrong = read.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
    throw new CardFileError(`${path}: ${wrong.join('; ')}`);
  }
  return new Map(
    siteIds.flatMap((site) => {
      const own = read.data[site];
      if (own === undefined) return [];
      const vouchers = new Map(own.vouchers.map((voucher) => [voucher.code.toUpperCase(), voucher]));
      const giftCards = new Map(own.giftCards.map((card) => [card.number, card]));
      return [[site, { vouchers, giftCards }] as const];
    }),
  );
}

/**
 * The cards of a document (`CARDS_FILE`). It is read when a card is asked for and the document has changed; a document
 * that cannot be read fails the call, and so does a wrong one.
 */
export function cardFile(path: string): Cards {
  let known: { readonly changed: number; readonly cards: AllCards } | null = null;
  const cardsOf = async (site: SiteId): Promise<SiteCards | undefined> => {
    const { mtimeMs } = await stat(path);
    if (known?.changed !== mtimeMs)
      known = { changed: mtimeMs, cards: parse(path, await readFile(path, 'utf8')) };
    return known.cards.get(site);
  };
  return {
    voucher: async (site, language, code) => {
      const found = (await cardsOf(site))?.vouchers.get(code.toUpperCase());
      if (found === undefined) return null;
      const { label, ...card } = found;
      const written = label[language] ?? label[sites[site].defaultLanguage] ?? Object.values(label)[0];
      return { ...card, label: written ?? found.code };
    },
    giftCard: async (site, number, pin) => {
      const found = (await cardsOf(site))?.giftCards.get(number);
      if (found === undefined || !samePin(found.pin, pin)) return null;
      return { number: `•••• ${number.slice(-4)}`, balance: found.balance, expiresAt: found.expiresAt };
    },
  };
}

/** Compares without telling by the time where they differ. */
function samePin(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
