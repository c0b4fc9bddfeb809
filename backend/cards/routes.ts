import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { cardFound, cardUnknown } from '#src/contract/guarded-endpoint.ts';
import { guardedEndpoints, type GuardedAnswer, type GuardedId } from '#src/contract/guarded.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { instantOf, localTimeAt } from '#src/kernel/date/zone.ts';
import { isLanguage, isSiteId, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { AccountEvents } from '../accounts/events/account-events.ts';
import { holdRequest } from '../http/request-in-hand.ts';
import { takeAll } from '../accounts/service/sign-in.ts';
import { giveBack } from '../accounts/store/limits.ts';
import type { LimitRule } from '../accounts/store/limits.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Database } from '../database/open.ts';
import { refuseOtherMethods } from '../http/app.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import type { Cards } from './cards.ts';

/** The parts that the calls of the cards need. */
export interface CardParts {
  readonly db: Database;
  readonly cards: Cards;
  readonly captcha: Captcha;
  readonly limits: CardLimits;
  /** Where refused tries are recorded. */
  readonly events: AccountEvents;
  /** The clock of the limits. */
  readonly now: () => Date;
  /** The served sites. */
  readonly served: ReadonlySet<string>;
}

/** How often cards may be tried. */
export interface CardLimits {
  /** From one address. */
  readonly address: LimitRule;
  /** From one address in a short time (SEC13). */
  readonly burst: LimitRule;
  /** At one code of a voucher, from all addresses together. */
  readonly code: LimitRule;
  /**
   * Wrong PINs of one gift card, from all addresses together, until the site's day ends: a PIN has only thousands of
   * values. The window's length is that of the whole day.
   */
  readonly pins: LimitRule;
}

const quarter = 15 * 60;

/**
 * The limits of the calls of cards.
 * @param addressFactor multiplies the tries of one address (test suites send everything from one)
 */
export function cardLimits(addressFactor = 1): CardLimits {
  return {
    address: { name: 'card address', tries: 30 * addressFactor, windowSeconds: quarter },
    // Any minute lies in two windows at most: in both together there are ten.
    burst: { name: 'card burst', tries: 5 * addressFactor, windowSeconds: 60 },
    code: { name: 'card', tries: 10, windowSeconds: quarter },
    pins: { name: 'card pins', tries: 20, windowSeconds: 24 * 60 * 60 },
  };
}

interface Given {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

/** A card that was asked for. */
interface Asked {
  readonly site: SiteId;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
}

/** Looks a card up in answer to a call. */
type Lookup = (cards: Cards, asked: Asked) => Promise<GuardedAnswer<GuardedId>['card']>;

const lookups: Readonly<Record<GuardedId, Lookup>> = {
  voucher: async (cards, { site, language, params }) => cards.voucher(site, language, params['code'] ?? ''),
  giftCard: async (cards, { site, params }) => cards.giftCard(site, params['a'] ?? '', params['b'] ?? ''),
};

/** The feature of a site that its cards need (D29). */
const features = { voucher: 'voucherChecker', giftCard: 'giftCards' } as const;

/** Registers the calls about vouchers and gift cards, which a captcha guards (R248, D24). */
export function registerCards(app: FastifyInstance, parts: CardParts): void {
  for (const id of ['voucher', 'giftCard'] as const) {
    const url = `/:site${guardedEndpoints[id].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.get<Given>(url, { onRequest: holdRequest }, async (request, reply) =>
      answerCard(id, parts, request, reply),
    );
    refuseOtherMethods(app, url);
  }
}

/**
 * What a call is a try at. A number counts the same whether there is such a card or not, and on every site: a card that
 * several sites know is one card.
 */
function triedAt(
  { limits, now }: Pick<CardParts, 'limits' | 'now'>,
  site: SiteId,
  { code, a: number = '' }: Readonly<Record<string, string>>,
): readonly [LimitRule, string] {
  if (code !== undefined) return [limits.code, `${site} ${code.toUpperCase()}`];
  const { timeZone } = sites[site];
  const [day = ''] = localTimeAt(now(), timeZone).split(' ');
  const dayEnds = instantOf(`${addDays(day, 1)} 00:00:00`, timeZone);
  return [{ ...limits.pins, windowSeconds: (dayEnds.getTime() - now().getTime()) / 1_000 }, number];
}

async function answerCard(
  id: GuardedId,
  parts: CardParts,
  request: FastifyRequest<Given>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cards, captcha, limits, served } = parts;
  const { site, ...given } = request.params;
  if (!isSiteId(site) || !served.has(site) || !sites[site].features[features[id]])
    return sendProblem(reply, problemOf(404, 'There is no such call on this site.'), 'no-store');
  const params = guardedEndpoints[id].params.safeParse(given);
  if (!params.success) {
    const errors = params.error.issues.map(({ path, message }) => ({ parameter: path.join('.'), message }));
    return sendProblem(reply, problemOf(400, 'A parameter is malformed.', errors));
  }
  const verdict = await captcha.verify(request.headers[captchaHeader.toLowerCase()]);
  if (verdict === 'missing')
    return sendProblem(reply, problemOf(400, `expected the header ${captchaHeader}`));
  if (verdict !== 'good')
    return sendProblem(reply, problemOf(403, 'The response of the captcha is not good.'));
  const text: Readonly<Record<string, string>> = params.data;
  const tried = triedAt(parts, site, text);
  const from = countedAddress(request.ip);
  const limited = await takeAll(parts, [[limits.burst, from], [limits.address, from], tried]);
  if (limited !== null) {
    reply.header('retry-after', String(limited.retryAfter));
    return sendProblem(reply, problemOf(429, 'Too many tries.'));
  }
  const { language: asked } = request.query;
  const language =
    typeof asked === 'string' && isLanguage(asked) && sites[site].languages.includes(asked)
      ? asked
      : sites[site].defaultLanguage;
  const card = await lookups[id](cards, { site, language, params: text });
  // The owner's own questions are no guesses: whoever has the card cannot lock it. Misses take the same time.
  await giveBack(parts.db, ...tried, card === null ? 0 : 1, parts.now());
  return reply
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ resultCode: card === null ? cardUnknown : cardFound, card }));
}
