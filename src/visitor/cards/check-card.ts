import type * as z from 'zod/mini';
import { CaptchaError, type Captcha } from '#src/api/captcha/captcha.ts';
import { ApiAnswerError, askBrowser } from '#src/api/browser/browser-call.ts';
import type { PathParams } from '#src/api/endpoint/endpoint-path.ts';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { cardFound, type GuardedEndpoint } from '#src/contract/guarded-endpoint.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * Why a card could not be checked: the captcha cannot be reached or takes too long, its response was no longer good, the
 * number cannot be one, there were too many tries for now, too many at this card today, or no answer came.
 */
export const cardFailures = ['captcha', 'slow', 'expired', 'malformed', 'busy', 'locked', 'network'] as const;
export type CardFailure = (typeof cardFailures)[number];

/** What became of a check. `unknown` has no card: the result code is not 0, or the answer has none (R264). */
export type CardCheck<C> =
  | { readonly kind: 'card'; readonly card: C }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CardFailure };

interface Waits {
  readonly captcha: number;
  readonly answer: number;
}

/** The longest times to wait for the captcha and for the answer, in milliseconds. */
export const longestWaits: Waits = { captcha: 20_000, answer: 10_000 };

/** The card of an answer that has passed a schema. */
type CardOf<E extends GuardedEndpoint> =
  z.output<E['answer']> extends { card: infer C } ? NonNullable<C> : never;

/**
 * Checks a card (R248): proves that a person asks, then asks the site's own `/api/…`. Nothing keeps the answer (D22).
 * Never throws.
 */
export async function checkCard<E extends GuardedEndpoint>(
  endpoint: E,
  locale: Locale,
  params: PathParams<E>,
  captcha: Captcha,
  waits: Waits = longestWaits,
): Promise<CardCheck<CardOf<E>>> {
  if (!endpoint.params.safeParse(params).success) return { kind: 'failed', failure: 'malformed' };
  const limit = AbortSignal.timeout(waits.captcha);
  let proof: string;
  try {
    proof = await captcha.respond(limit);
  } catch (error) {
    const known = error instanceof CaptchaError;
    return { kind: 'failed', failure: limit.aborted ? 'slow' : known ? 'captcha' : 'network' };
  }
  try {
    const response = await askBrowser(
      endpoint,
      locale,
      params,
      {},
      {
        cache: 'no-store',
        headers: { [captchaHeader]: proof },
        signal: AbortSignal.timeout(waits.answer),
      },
    );
    const read = endpoint.answer.safeParse(await response.json());
    if (!read.success) return { kind: 'failed', failure: 'network' };
    const { resultCode, card } = read.data as { resultCode: number; card: CardOf<E> | null };
    return resultCode === cardFound && card !== null ? { kind: 'card', card } : { kind: 'unknown' };
  } catch (error) {
    return { kind: 'failed', failure: error instanceof ApiAnswerError ? failureOf(error) : 'network' };
  }
}

/** Longer than any limit but the one of a card's day. */
const longestPause = 60 * 60;

function failureOf({ status, retryAfter }: ApiAnswerError): CardFailure {
  if (status === 429 && (retryAfter ?? 0) > longestPause) return 'locked';
  if (status === 403) return 'expired';
  if (status === 400 || status === 404) return 'malformed';
  return status === 429 || status === 503 ? 'busy' : 'network';
}
